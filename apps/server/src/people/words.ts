import { LONGEST_SAYING, type Spoken } from '@opencarrom/protocol';
import { makeSecret } from '../secrets.js';
import type { Services } from '../services.js';
import { unheardBy } from './blocks.js';
import { cleanedText, hasBadWords } from './free-text.js';
import { ID_BYTES } from './ids.js';
import { ownWordsOf } from './own-words.js';
import { sanctionOf, termsOf } from './sanctions.js';
import type { Said, Saying, Words } from './saying.js';

type Needs = Pick<Services, 'settings' | 'store' | 'now' | 'chance'>;
type Refusal = Extract<Said, { no: unknown }>;

/** What people say to each other at matches. It is kept for a while beside them, for those who are told of it. */
export const makeWords = (needs: Needs): Words => ({
  async say(saying) {
    const { store, now, chance } = needs;
    const { account } = saying.person;
    const what = 'preset' in saying.what ? saying.what : await textOf(saying.what.text, account, needs);
    if ('no' in what) return what;
    const row = {
      ...{ id: makeSecret(chance, ID_BYTES), match: saying.match, account, said_at: now() },
      ...{ preset: null, text: null, ...what },
    };
    await store.write([{ change: store.db.insertInto('remarks').values(row) }]);
    return { said: spoken(saying, what), unheardBy: await unheardBy(store, account) };
  },
});

const spoken = ({ match, person, player }: Saying, what: Saying['what']): Spoken => ({
  ...{ t: 'said', match, from: { account: person.account, name: person.name, player } },
  ...what,
});

const refused = (code: string, message: string): Refusal => ({ no: { code, message } });

/** What is shown of words of somebody's own, or why they are not said. */
async function textOf(
  given: string,
  account: string,
  needs: Needs,
): Promise<{ readonly text: string } | Refusal> {
  switch (await ownWordsOf(account, needs)) {
    case 'off':
      return refused('no-free-text', 'here only presets are said');
    case 'too-new':
      return refused(
        'no-free-text',
        'words of your own are for accounts older than a day; presets are for everybody',
      );
  }
  const hush = await sanctionOf(account, 'hush', needs);
  if (hush) return refused('hushed', `you say presets only ${termsOf(hush)}`);
  const text = cleanedText(given);
  if (text === '' || [...text].length > LONGEST_SAYING)
    return refused('bad-request', `what is said has 1 to ${LONGEST_SAYING} letters, links not counted`);
  return hasBadWords(text) ? refused('bad-words', 'there is a word in it that is not said here') : { text };
}
