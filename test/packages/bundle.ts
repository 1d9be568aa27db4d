import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** One file for a browser, made in a folder from what is installed there. */
export async function bundle(folder: string, code: string): Promise<string> {
  const made = await build({
    root: folder,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      {
        name: 'example',
        resolveId: (id) => (id === 'example.js' ? `${folder}/example.js` : null),
        load: (id) => (id === `${folder}/example.js` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: {
        input: 'example.js',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;
