// Gives the browsers that tests and scripts start the same fonts on every Linux machine, whatever is installed there.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ sans: string, serif: string }} FontSet */

/**
 * The families that a page gets for those it asks for. The environment variable FONT_SET names a set other than the first.
 * @type {Record<string, FontSet>}
 */
export const FONT_SETS = {
  noto: { sans: 'Noto Sans', serif: 'Noto Serif' },
  dejavu: { sans: 'DejaVu Sans', serif: 'DejaVu Serif' },
  // Letters as wide as those of Liberation Sans and Serif, and so of Arial and Times New Roman.
  liberation: { sans: 'Arimo', serif: 'Tinos' },
};

/** One file of each folder that holds fonts. DejaVu is also the fallback for symbols such as arrows and stars. */
const FONT_FILES = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
  '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
  '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf',
  '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
  '@expo-google-fonts/noto-serif-devanagari/700Bold/NotoSerifDevanagari_700Bold.ttf',
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
];

/** Faces of the DejaVu families that Debian's fonts-dejavu-core leaves out as well. */
const LEFT_OUT = ['*/DejaVu*Condensed*', '*/DejaVuSans-ExtraLight*', '*/DejaVuMath*'];

/** Families of our style sheets, of the browsers' own defaults, and the generic ones. */
const REPLACED = {
  sans: [
    'sans-serif',
    'system-ui',
    'ui-sans-serif',
    'Noto Sans',
    'Segoe UI',
    'Roboto',
    'Arial',
    'Helvetica',
    'Helvetica Neue',
    'Cantarell',
  ],
  serif: ['serif', 'ui-serif', 'Noto Serif', 'Georgia', 'Times New Roman', 'Times'],
  mono: ['monospace', 'ui-monospace', 'Courier New'],
};

const FOLDER = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));

/** @returns {FontSet & { name: string }} */
export function chosenFonts() {
  const name = process.env.FONT_SET ?? 'noto';
  const set = FONT_SETS[name];
  if (!set) throw new Error(`FONT_SET is ${name}, not one of ${Object.keys(FONT_SETS).join(', ')}`);
  return { name, ...set };
}

/**
 * Returns the environment of a browser that shows the project's own fonts. Browsers on Linux read their fonts by fontconfig;
 * on other systems they keep those of the machine.
 * @returns {Record<string, string>}
 */
export function fontEnvironment() {
  const { name, sans, serif } = chosenFonts();
  const file = `${FOLDER}${name}.conf`;
  mkdirSync(FOLDER, { recursive: true });
  // Another process may read the file at this moment: it must never see half of it.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, configurationOf({ sans, serif }));
  renameSync(written, file);
  // The language of the machine would choose between fonts that match equally well.
  return { FONTCONFIG_FILE: file, FC_LANG: 'en' };
}

/** Absolute paths of the folders that hold the fonts. */
export function fontFolders() {
  const { resolve } = createRequire(import.meta.url);
  return FONT_FILES.map((file) => dirname(resolve(file)));
}

/** @param {FontSet} set */
function configurationOf({ sans, serif }) {
  const aliases = [
    ...REPLACED.sans.map((family) => alias(family, sans)),
    ...REPLACED.serif.map((family) => alias(family, serif)),
    ...REPLACED.mono.map((family) => alias(family, 'DejaVu Sans Mono')),
  ];
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${fontFolders()
  .map((folder) => `<dir>${escaped(folder)}</dir>`)
  .join('\n')}
<cachedir>${escaped(FOLDER)}cache</cachedir>
<selectfont><rejectfont>${LEFT_OUT.map((glob) => `<glob>${glob}</glob>`).join('')}</rejectfont></selectfont>
${aliases.join('\n')}
<match target="pattern"><edit name="family" mode="append_last"><string>${sans}</string></edit></match>
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>
</fontconfig>
`;
}

/**
 * Shows one family in place of another, even where the other is named only as a generic one.
 * @param {string} family
 * @param {string} shown
 */
const alias = (family, shown) =>
  `<alias binding="strong"><family>${family}</family><prefer><family>${shown}</family></prefer></alias>`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
