// Starts both servers, says where, and waits to be ended in whatever way.
import { startNats } from '../../scripts/servers/nats.js';
import { startPostgres } from '../../scripts/servers/postgres.js';

const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
console.log(JSON.stringify([postgres.url, nats.url]));
setInterval(() => {}, 60_000);
