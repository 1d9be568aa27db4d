// Writes docs/dependencies.md: every package that runs in production, with its licence. `npm run licences`
import { readFileSync, writeFileSync } from 'node:fs';
import { dependenciesPage } from './licences/page.js';

writeFileSync(
  'docs/dependencies.md',
  dependenciesPage(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages),
);
