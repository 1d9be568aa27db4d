import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { slipsIn } from '../support/hindi-slips.js';
import { type Said, saidIn } from '../support/said.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every file of Hindi words there is, by its folder or its name; what people type is another matter. */
const FILES = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((room) => join(folder, room, 'src')))
  .flatMap((source) => filesIn(source))
  .filter((file) => /(?:words|texts|names)\/(?:.+\/)?hi(?:\/[^/]+)?\.ts$/.test(file))
  .map((file) => join(ROOT, file));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .sort();
}

const shown = ({ where, text }: Said): string => `${where.replace(ROOT, '')}: ${text}`;

describe('whatever is said in Hindi', () => {
  let said: readonly Said[] = [];
  beforeAll(async () => {
    said = await saidIn(FILES);
  });

  it('is found, sentence by sentence, with a name, with "you", and with 0, 1 and 2', () => {
    expect(FILES.length).toBeGreaterThan(40);
    const texts = new Set(said.map(({ text }) => text));
    // One of each kind: a law, a ruling by name and to you, a count of none, one and two.
    expect(texts).toContain(
      'अकेला स्ट्राइकर पॉकेट, उचित स्ट्रोक: बारी जाती है और उस खिलाड़ी की एक गोटी विपक्षी रखता है, यानी ड्यू।',
    );
    expect(texts).toContain('आपने बोर्ड जीता (सफ़ेद): 2 अंक; 1 अंक और माँगा जा सकता है');
    expect(texts).toContain('सीता ने बोर्ड जीता (काली): 1 अंक');
    expect(texts).toContain('कोई गोटी बाकी नहीं');
    expect(texts).toContain('1 गोटी बाकी');
    expect(texts).toContain('2 गोटियाँ बाकी');
  });

  it('agrees in number, makes nobody a man, and uses one word for one thing', () => {
    const wrong = said.flatMap((each) => slipsIn(each.text).map((why) => `${why} – ${shown(each)}`));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('a slip', () => {
  it.each([
    'सीता मैच जीते।',
    'सीता गेम छोड़ते हैं',
    'सीता दावा कर सकते हैं।',
    'सीता आपके दावे का इंतज़ार कर रहे हैं।',
    'बोर्ड आप (सफ़ेद) ने जीता',
    'मैच आप ने जीता',
    '1 गोटियाँ बाकी',
    '4 में से 1 कोशिशें सफल।',
    '2 गोटी और निकलती है',
    '1 अंक और माँगे जा सकते हैं',
    'एक गोटी और के साथ निकलती हैं',
    'बोर्ड हारा जाता है',
    'किनारे पर खड़ी गोटी',
    'बारी जाती है और विपक्षी खिलाड़ी की एक गोटी रखता है',
    'विपक्ष दावा करे',
    'समय (15 से.)',
    'बक़ाया रहेगा',
    'अंतरराष्ट्रीय नियम में नियम 5 नहीं है।',
    'काला गोटी',
    'आखिरी गोटी',
    'स्ट्राइकर और अपनी गोटी पॉकेट हुई',
    'बाकी अंपायर खेल के साथ समझाता है',
    'लिंक साझा करें',
    'सर्वर का नतीजा',
    'मेज़ खोलें',
    'खुद खेलकर देखें',
    'दोनों लाइन-अप खुल चुके हैं',
  ])('is seen: %s', (text) => expect(slipsIn(text)).not.toEqual([]));

  it.each([
    'सीता ने मैच जीता।',
    'सीता चाहें तो दावा करें।',
    'सीता को आपके दावे का इंतज़ार है।',
    'आपने बोर्ड जीता (सफ़ेद)',
    'रानी और एक काली गोटी पॉकेट हुईं',
    'विपक्षी को 3 अंक मिलते हैं, या उसका स्कोर 22 या अधिक हो तो 1',
    'स्ट्राइक की बारी बोर्ड के चारों ओर घड़ी की दिशा में घूमती है।',
    'अंपायर रानी वापस रखते हैं',
  ])('is none: %s', (text) => expect(slipsIn(text)).toEqual([]));
});
