// Names a moderator by the name they sign in by: `npm run moderator -- NAME`, and `npm run moderator -- NAME off` one no
// more. STORE says where the data is, as it does for the server; a file is open to one process, so stop the server first,
// or set MODERATORS for it instead.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../apps/server/dist/', import.meta.url);

process.exitCode = existsSync(fileURLToPath(BUILT))
  ? await main(process.argv.slice(2))
  : fail('the server is not built: run "npm run build" first');

/** @param {string[]} args */
async function main([name, off]) {
  if (!name || (off !== undefined && off !== 'off')) return fail('say whom: npm run moderator -- NAME [off]');
  const { settingsIn } = await import(new URL('settings.js', BUILT).href);
  const settings = settingsIn(process.env);
  if ('error' in settings) return fail(settings.error);
  const { openStore } = await import(new URL('store/open-store.js', BUILT).href);
  const { makeLogger } = await import(new URL('operate/logger.js', BUILT).href);
  const { randomChance } = await import(new URL('chance.js', BUILT).href);
  const { nameModerator } = await import(new URL('people/moderators.js', BUILT).href);
  try {
    const store = await openStore(settings.ok, { now: Date.now, logger: makeLogger(settings.ok) });
    const isNamed = await nameModerator(name, off === undefined, {
      store,
      now: Date.now,
      chance: randomChance,
    });
    await store.close();
    if (!isNamed) return fail(`nobody signs in by the name "${name}"`);
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : String(problem));
  }
  console.log(off ? `${name} moderates no more.` : `${name} moderates from the next sign-in on.`);
  return 0;
}

/** @param {string} reason */
function fail(reason) {
  console.error(`Nobody was named: ${reason}`);
  return 1;
}
