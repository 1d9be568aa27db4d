// Puts a backup in the place of the data: `npm run restore -- FILE`. Without a file it lists the backups. A backup with faults
// needs `--accept-faults`.
// STORE says where the data is, as it does for the server.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = new URL('../apps/server/dist/', import.meta.url);

process.exitCode = existsSync(fileURLToPath(BUILT))
  ? await main(process.argv.slice(2))
  : fail('the server is not built: run "npm run build" first');

/** @param {string[]} args */
async function main(args) {
  const [file] = args.filter((arg) => !arg.startsWith('--'));
  const acceptFaults = args.includes('--accept-faults');
  const { settingsIn } = await import(new URL('settings.js', BUILT).href);
  const { restore } = await import(new URL('operate/backups/restore.js', BUILT).href);
  const settings = settingsIn(process.env);
  if ('error' in settings) return fail(settings.error);
  const { store } = settings.ok;
  if (store.kind !== 'sqlite')
    return fail('STORE is a PostgreSQL, which is restored by its own means: see docs/operate.md');
  const restored = restore(file, store.path, Date.now(), { acceptFaults });
  if ('refused' in restored) return fail(restored.refused);
  for (const line of restored.done) console.log(line);
  return 0;
}

/** @param {string} reason */
function fail(reason) {
  console.error(`Nothing was restored: ${reason}`);
  return 1;
}
