import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the list of all built files into the service worker, which keeps them for use without a network. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const worker = join(folder, 'service-worker.js');
      const files = filesIn(folder).filter((file) => file !== worker && !/\.(?:br|gz|map)$/.test(file));
      const urls = ['/', ...files.map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`)];
      const digest = createHash('sha256');
      for (const file of files) digest.update(readFileSync(file));
      const version = digest.digest('hex').slice(0, 16);
      const text = readFileSync(worker, 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace('/* __FILES__ */ []', JSON.stringify(urls.filter((url) => url !== '/index.html')));
      writeFileSync(worker, text);
    },
  };
}

export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
