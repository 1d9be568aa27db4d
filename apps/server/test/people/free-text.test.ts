import { describe, expect, it } from 'vitest';
import { cleanedText, hasBadWords } from '../../src/people/free-text.js';

describe('words of one’s own', () => {
  it.each([
    ['Nice one!', 'Nice one!'],
    ['  two \n lines ', 'two lines'],
    ['see https://evil.example/x?y=1 now', 'see now'],
    ['see www.evil.example', 'see'],
    ['go to evil.com/free or x.y.co', 'go to or'],
    ['write to me@evil.example please', 'write to please'],
    ['javascript://x', ''],
    ['a\u202etxet\u202c b', 'a txet b'],
    ['Well.Played', 'Well.Played'],
    ['3.5 to 4.0', '3.5 to 4.0'],
    ['बढ़िया खेल। फिर मिलेंगे', 'बढ़िया खेल। फिर मिलेंगे'],
    ['क्‍या', 'क्‍या'],
    [`x${'\u0301'.repeat(30)}`, 'x\u0301\u0301\u0301\u0301'.normalize('NFC')],
  ])('%j comes out as %j', (given, shown) => expect(cleanedText(given)).toBe(shown));

  it.each(['you Bastard', 'sh1t!', 'b@stard', 'fuuuuck', 'ＦＵＣＫ', 'चूतिया कहीं का', 'CHUTIYA'])(
    '%s is not said here',
    (text) => expect(hasBadWords(text)).toBe(true),
  );

  it.each(['Scunthorpe', 'a cockpit', 'Dickens', 'grapes', 'well played', 'खेल अच्छा था', 'class'])(
    '%s is',
    (text) => expect(hasBadWords(text)).toBe(false),
  );
});
