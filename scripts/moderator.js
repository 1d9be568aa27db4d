// Grants or revokes the rights of a moderator: `npm run moderator -- grant LOGIN`, `npm run moderator -- revoke LOGIN`.
// STORE says where the data is, as it does for the server. A file is open to one process, so stop the server first.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../apps/server/dist/', import.meta.url);

process.exitCode = existsSync(fileURLToPath(BUILT))
  ? await main(process.argv.slice(2))
  : fail('the server is not built: run "npm run build" first');

/** @param {string[]} args */
async function main([action, login]) {
  if (!login || (action !== 'grant' && action !== 'revoke'))
    return fail('use: npm run moderator -- grant LOGIN, or: npm run moderator -- revoke LOGIN');
  const { settingsIn } = await import(new URL('settings.js', BUILT).href);
  const settings = settingsIn(process.env);
  if ('error' in settings) return fail(settings.error);
  const { openStore } = await import(new URL('store/open-store.js', BUILT).href);
  const { makeLogger } = await import(new URL('operate/logger.js', BUILT).href);
  const { randomChance } = await import(new URL('chance.js', BUILT).href);
  const { nameModerator } = await import(new URL('people/moderators.js', BUILT).href);
  try {
    const store = await openStore(settings.ok, { now: Date.now, logger: makeLogger(settings.ok) });
    const isNamed = await nameModerator(login, action === 'grant', {
      store,
      now: Date.now,
      chance: randomChance,
    });
    await store.close();
    if (!isNamed) return fail(`no account has the login "${login}"; it has to set a password first`);
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : String(problem));
  }
  console.log(
    action === 'grant'
      ? `${login} is a moderator from the next sign-in on.`
      : `${login} is no longer a moderator.`,
  );
  return 0;
}

/** @param {string} reason */
function fail(reason) {
  console.error(`Nothing was changed: ${reason}`);
  return 1;
}
