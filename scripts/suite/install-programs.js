// Installs the servers and browsers that tests need.
import { installBrowsers } from '../browsers.js';
import { installServers } from '../servers/programs.js';

const hasServers = installServers();
const hasBrowsers = installBrowsers();
process.exitCode = hasServers && hasBrowsers ? 0 : 1;
