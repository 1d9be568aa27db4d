// Starts the servers that its arguments name, says where, and waits to be ended in whatever way.
import { startNats } from '../../scripts/servers/nats.js';
import { startPostgres } from '../../scripts/servers/postgres.js';

const wanted = process.argv.slice(2);
const [nats, postgres] = await Promise.all([
  wanted.includes('nats') ? startNats() : null,
  wanted.includes('postgres') ? startPostgres({ isDurable: false }) : null,
]);
console.log(JSON.stringify([nats?.url, postgres?.url].filter(Boolean)));
setInterval(() => {}, 60_000);
