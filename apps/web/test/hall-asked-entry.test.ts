import { describe, expect, it } from 'vitest';
import { askedEntry, listedPlayers } from '../src/hall/asked-entry.js';

const nothing = { partner: '', players: '', women: [], club: '', federation: '', shown: true };

describe('an entry by the link', () => {
  it('says who of a team are women, as the rules of some books ask', () => {
    const players = ' Arun \n\nFarah\nFarah\nGauri';
    const written = { ...nothing, name: ' Ajanta ', players, women: ['Farah', 'Gauri', 'Taken off'] };
    expect(askedEntry(written, 'teams')).toEqual({
      team: 'Ajanta',
      players: [{ name: 'Arun' }, { name: 'Farah', woman: true }, { name: 'Gauri', woman: true }],
    });
  });

  it('hides every name where they ask for that, and keeps what was left empty out', () => {
    const written = { ...nothing, name: 'Asha', partner: 'Bala', club: ' Star ', shown: false };
    expect(askedEntry(written, 'doubles')).toEqual({
      players: [
        { name: 'Asha', shown: false },
        { name: 'Bala', shown: false },
      ],
      club: 'Star',
    });
  });

  it('takes no more of a line than a name has', () => {
    expect(listedPlayers('x'.repeat(90))).toEqual(['x'.repeat(60)]);
  });
});
