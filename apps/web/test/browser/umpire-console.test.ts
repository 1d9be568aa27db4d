import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaintsInAllThemes, THEMES } from './accessible.js';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, SAT, says, sitInTheChair } from './hall.js';
import { useStage } from './stage.js';
import { recordOf } from './table.js';
import { letTimePass, stopTheClock, untilSeen } from './time.js';
import { tapTwice } from './two-taps.js';

const stage = useStage();
const ID = 'hall';

async function sitDown(begun: Begun, settings: Readonly<Record<string, unknown>> = {}) {
  const visit = await stage.open({ phone: true, settings });
  const { page } = visit;
  await putMatches(page, { [ID]: begun });
  await sitInTheChair(page, stage, ID);
  return visit;
}

/** The device has got everything before the page may go. */
const lastKept = (page: Page, seq: number) =>
  expect.poll(async () => (await recordOf(page, ID)).state.seq).toBeGreaterThanOrEqual(seq);

describe('the umpire’s console, on a phone', () => {
  it('goes from the toss to a due that is placed, one thumb, no network', async () => {
    const { page, context } = await sitDown(atTheHall([]));
    await context.setOffline(true);
    await key(page, 'Asha won the toss').tap();
    await key(page, 'Breaks first').tap();
    await key(page, 'Confirm seats').tap();
    await says(page, 'Game 1, board 1. Asha breaks.');
    await key(page, 'Call “Play”').tap();

    await key(page, 'One own coin').tap();
    await says(page, /White plays on/);
    await key(page, 'Nothing fell').tap();
    await says(page, /Black's turn/);
    await key(page, '2 · Bilal’s own coins').tap();
    await key(page, 'Get ruling').tap();
    await key(page, 'Striker').tap();
    await key(page, 'Get ruling').tap();
    await says(page, 'Asha places a black coin.');
    await key(page, 'Placed').tap();
    await says(page, 'Asha to strike (white).');

    const { state } = await recordOf(page, ID);
    expect(state.board?.table).toMatchObject({
      turn: 'white',
      white: { onBoard: 8, owed: 0 },
      black: { onBoard: 8, owed: 0 },
    });
  });

  it('takes the second of two quick taps for no key that came by the first', async () => {
    const { page } = await sitDown(atTheHall(SAT));
    const tapKeyTwice = async (name: string) => {
      const box = await key(page, name).boundingBox();
      await key(page, name).click({ trial: true });
      if (!box) throw new Error(`No key "${name}"`);
      await tapTwice(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    };
    await tapKeyTwice('Call “Play”');
    await tapKeyTwice('Nothing fell');
    await says(page, /Black's turn/);
    await key(page, '1 · Bilal’s own coins').tap();
    await tapKeyTwice('Get ruling');
    const { state } = await recordOf(page, ID);
    expect(state.board).toMatchObject({ strokes: 2, table: { black: { onBoard: 8 } } });
  });

  it('takes the second of two quick taps for no tool beneath a sheet that closed by the first', async () => {
    const { page } = await sitDown(atTheHall(SAT));
    await key(page, 'Call “Play”').tap();
    await key(page, 'Nothing fell').tap();
    await says(page, /Black's turn/);
    // The sheet ends where the tools are: its last key lies over one of them.
    await key(page, 'More').tap();
    const last = page.getByRole('dialog').getByRole('button').last();
    await last.scrollIntoViewIfNeeded();
    const undo = await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).boundingBox();
    if (!undo) throw new Error('no "Undo"');
    await last.evaluate(
      (key, [x, y]) => {
        Object.assign(key.style, { position: 'fixed', left: `${x}px`, top: `${y}px` });
      },
      [undo.x, undo.y] as const,
    );
    await tapTwice(page, { x: undo.x + 12, y: undo.y + 12 });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await recordOf(page, ID)).state.board?.strokes).toBe(1);
    await key(page, 'Undo').tap();
    await expect.poll(async () => (await recordOf(page, ID)).state.board?.strokes).toBe(0);
  });

  it('spins the coin and believes it', async () => {
    const { page } = await sitDown(atTheHall([]));
    await key(page, 'Toss').tap();
    await says(page, /(Asha|Bilal) won the toss: side or break\?/);
  });

  it('seats a pair and lets them say who breaks', async () => {
    const pairs = { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] };
    const { page } = await sitDown(
      atTheHall(
        [
          { type: 'toss', winner: 'B' },
          { type: 'choose', take: 'break' },
        ],
        {
          discipline: 'doubles',
          players: pairs,
        },
      ),
    );
    const chosen = (group: RegExp, name: string) =>
      page.getByRole('group', { name: group }).getByText(name, { exact: true });
    await chosen(/Who sits where/, 'Anil').tap();
    await chosen(/On Anil’s right/, 'Babu').tap();
    await chosen(/Who breaks first/, 'Babu').tap();
    await key(page, 'Confirm seats').tap();
    await says(page, 'Game 1, board 1. Babu breaks.');
    const { state } = await recordOf(page, ID);
    expect(state.seats).toEqual({ A2: 'S', A1: 'N', B2: 'E', B1: 'W' });
  });

  it('takes back and does again, and the log keeps both', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 2 })]));
    await key(page, 'Nothing fell').tap();
    await says(page, /Black's turn/);
    await key(page, 'Undo').tap();
    await says(page, /White plays on/);
    await key(page, 'Undo').tap();
    await says(page, 'Asha breaks.');
    expect(await key(page, 'No coin touched').count()).toBe(1);
    await key(page, 'Redo').tap();
    await key(page, 'Redo').tap();
    await says(page, /Black's turn/);
    expect(await key(page, 'Redo').isDisabled()).toBe(true);
    const { events } = await recordOf(page, ID);
    const acts = events.flatMap((event) => (event.type === 'done' ? [event.act.type] : []));
    expect(acts.slice(-4)).toEqual(['undo', 'undo', 'redo', 'redo']);
  });

  it('rules an improper stroke by the usual law, and by one that is searched for', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 3 }), fell({ white: 1 })]));
    await key(page, '1 · Asha’s own coins').tap();
    await key(page, 'Elbow over').tap();
    await says(page, /Foul: Black places two white coins/);
    await key(page, 'Undo').tap();
    await key(page, 'Other law…').tap();
    const picker = page.getByRole('dialog', { name: 'Improper stroke: by which law?' });
    await picker.getByRole('searchbox').fill('lean');
    await picker.getByRole('button', { name: /^38a/ }).tap();
    await picker.waitFor({ state: 'hidden' });
    const { state } = await recordOf(page, ID);
    expect(state.board?.ruling?.findings[0]).toMatchObject({ concern: 'breach', laws: ['38a'] });
  });

  it('calls a law against either side in three taps, and counts warnings', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 3 })]));
    const sheet = page.getByRole('dialog', { name: 'Call a law' });
    await key(page, 'Call').tap();
    await sheet.getByText('Bilal', { exact: true }).first().tap();
    await sheet.getByRole('button', { name: 'Left the seat 91' }).tap();
    await sheet.waitFor({ state: 'hidden' });
    await says(page, /Game 1, board 2/);
    await key(page, 'Undo').tap();
    for (let times = 0; times < 2; times++) {
      await key(page, 'Call').tap();
      await sheet.getByRole('button', { name: 'Warn Bilal' }).tap();
      await sheet.waitFor({ state: 'hidden' });
    }
    await key(page, 'Call').tap();
    await sheet.getByText('Bilal was warned twice: the next time may cost the match.').waitFor();
    await sheet.getByRole('button', { name: 'Bilal loses the match' }).tap();
    const sure = page.getByRole('dialog', { name: 'Bilal loses the match · 143h' });
    await sure.getByRole('button', { name: 'Decided by the referee' }).tap();
    await sure.getByRole('button', { name: 'Bilal loses the match · 143h' }).tap();
    await says(page, /Asha wins the match, awarded by the laws/);
  });

  it('tells in sight of whoever picked it that a law asks for warnings first, and how many there were', async () => {
    const warned = { type: 'warn', law: '129', against: 'A' } as const;
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 3 }), warned]));
    const sheet = page.getByRole('dialog', { name: 'Call a law' });
    await key(page, 'Call').tap();
    await sheet.getByRole('searchbox').fill('143h');
    await sheet.getByRole('button', { name: /^143h/ }).tap();
    const told = sheet.getByRole('alert');
    await told.getByText('Law 143h is called after 2 warnings, and one has been given.').waitFor();
    const box = await told.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it('says whose coins are waived where two have some to place', async () => {
    const recount = {
      type: 'recount',
      white: { onBoard: 7, owed: 0 },
      black: { onBoard: 9, owed: 1 },
      queen: 'on-board',
      reason: 'counted',
    } as const;
    const { page } = await sitDown(atTheHall([...PLAYING, recount, fell({ black: 1, striker: true })]));
    await key(page, 'Waived by Bilal').tap();
    await says(page, /White places one black coin; Black waives one white coin/);
    await key(page, 'Waived').tap();
    await says(page, 'Waived: a black coin stays in the pockets.');
  });

  it('corrects an earlier stroke with a reason, and the score follows', async () => {
    // Entered: Asha's last three. Meant were two of them: the board is not won.
    const { page } = await sitDown(
      atTheHall([
        ...PLAYING,
        fell({ white: 4 }),
        fell({ white: 2 }),
        fell({ queen: true }),
        fell({ white: 1 }),
        fell({ white: 2 }),
      ]),
    );
    await says(page, /Game 1, board 2/);
    await says(page, 'Asha wins the board (white): 12 points.');
    expect(await page.getByText(/^Asha wins the board/).count()).toBe(1);
    await key(page, 'Log').tap();
    await key(page, /^Correct: Asha: 2 white coins$/)
      .first()
      .tap();
    const dialog = page.getByRole('dialog', { name: 'Correct this stroke' });
    await dialog.getByRole('button', { name: '1 · Asha’s own coins' }).tap();
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await dialog.getByText('Asha: a white coin').waitFor();
    await dialog.getByRole('button', { name: 'Both players agree' }).tap();
    await dialog.getByRole('button', { name: 'Save correction' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    await says(page, 'Asha to strike (white).');
    const { state, events } = await recordOf(page, ID);
    expect(state.lines).toEqual([]);
    expect(state.board?.table.white.onBoard).toBe(1);
    expect(events).toContainEqual(
      expect.objectContaining({
        act: expect.objectContaining({ type: 'correct', reason: 'Both players agree' }),
      }),
    );
  });

  it('says which later act no longer fits, and leaves it out if told to', async () => {
    const { page } = await sitDown(
      atTheHall([
        ...PLAYING,
        fell({ white: 4 }),
        fell({ white: 2 }),
        fell({ white: 1, striker: true }),
        { type: 'place' },
        fell(),
      ]),
    );
    await key(page, 'Log').tap();
    await key(page, /^Correct: Asha: a white coin, the striker$/).tap();
    const dialog = page.getByRole('dialog', { name: 'Correct this stroke' });
    await dialog.getByRole('button', { name: 'Striker', exact: true }).tap();
    await dialog.getByRole('button', { name: 'Next' }).tap();
    await dialog.getByRole('button', { name: 'Tapped the wrong key' }).tap();
    await dialog.getByText('One later entry no longer fits, 1 to decide').waitFor();
    const placing = dialog.getByRole('group', { name: /The coins are placed/ });
    await placing.getByText('Drop it').tap();
    await dialog.getByRole('button', { name: 'Save correction' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    const { state } = await recordOf(page, ID);
    // The stroke after it is still Asha's, and still a miss.
    expect(state.board).toMatchObject({ onTurn: 'B1', table: { white: { onBoard: 2, owed: 0 } } });
  });

  it('sets the men right by a recount that cannot leave the possible', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 2 })]));
    await key(page, 'Log').tap();
    await key(page, 'Recount the coins').tap();
    const dialog = page.getByRole('dialog', { name: 'Recount the coins' });
    const more = dialog.getByRole('button', { name: 'One more: Asha, on the board' });
    await more.tap();
    await more.tap();
    expect(await more.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'One less: Asha, on the board' }).tap();
    expect(await dialog.getByRole('button', { name: 'Save the count' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Misjudged' }).tap();
    await dialog.getByRole('button', { name: 'Save the count' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    const { state } = await recordOf(page, ID);
    expect(state.board?.table.white.onBoard).toBe(8);
  });

  it('finds a half entered stroke again after the page was killed', async () => {
    const { page, context } = await sitDown(atTheHall([...PLAYING, fell({ white: 1 })]));
    await key(page, 'Nothing fell').tap();
    await says(page, /Black's turn/);
    await key(page, '3 · Bilal’s own coins').tap();
    await key(page, 'Striker').tap();
    await lastKept(page, 8);
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await again.goto(`${stage.address}/umpire/${ID}`);
    await again.getByRole('toolbar').waitFor();
    expect(await key(again, '3 · Bilal’s own coins').getAttribute('aria-pressed')).toBe('true');
    expect(await key(again, 'Striker').getAttribute('aria-pressed')).toBe('true');
    await key(again, 'Get ruling').tap();
    await says(again, 'Asha places 3 black coins.');
  });

  it('lets the opponents claim where the book needs it, and the striker choose the double fine', async () => {
    const pairs = { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] };
    const seats = { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } as const;
    const { page } = await sitDown(
      atTheHall(
        [
          { type: 'toss', winner: 'A' },
          { type: 'choose', take: 'break' },
          { type: 'sit', seats },
          { type: 'play' },
          fell({ white: 2 }),
        ],
        { rulebook: 'starwood', discipline: 'doubles', players: pairs },
      ),
    );
    await key(page, '1 · Asha & Anil’s own coins').tap();
    await key(page, 'Striker').tap();
    await key(page, 'Get ruling').tap();
    await key(page, 'Claimed by Bina & Babu').tap();
    await key(page, 'Gives 1 coin and the turn').tap();
    await says(page, /places a white coin/);
    const { state } = await recordOf(page, ID);
    expect(state.board?.onTurn).not.toBe('A1');
  });

  it('takes a protest, stops for an appeal, and gives a game up only with a reason', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 2 })]));
    const more = page.getByRole('dialog', { name: 'More' });
    await key(page, 'More').tap();
    await more.getByText('Submit protest').first().tap();
    await more.getByRole('textbox', { name: 'What happened, in their words' }).fill('The board was jolted.');
    await more.getByText('21 of 4000 letters').waitFor();
    await more.getByRole('button', { name: 'Submit protest' }).tap();
    await more.waitFor({ state: 'hidden' });
    await key(page, 'More').tap();
    await more.getByRole('textbox', { name: 'What was decided, and why' }).fill('Seen by the umpire.');
    await more.getByRole('button', { name: /^Upheld/ }).tap();
    await says(page, 'Game 1, board 1. Asha breaks.');
    await key(page, 'Call “Play”').tap();
    await key(page, 'More').tap();
    await more.getByRole('button', { name: 'Bilal appeals' }).tap();
    await says(page, 'Play is stopped: Bilal has appealed.');
    await key(page, 'Call “Play”').tap();
    await key(page, 'More').tap();
    await more.getByRole('button', { name: 'Bilal gives up the match' }).tap();
    const sure = page.getByRole('dialog', { name: 'Bilal gives up the match' });
    const givesUp = sure.getByRole('button', { name: 'Bilal gives up the match' });
    expect(await givesUp.isDisabled()).toBe(true);
    await sure.getByRole('button', { name: 'Injured' }).tap();
    await givesUp.tap();
    await says(page, /^Asha wins the match\./);
    await says(page, /gave up.*Injured/);
    await page.getByRole('link', { name: 'Score sheet' }).waitFor();
  });

  it('never calls time by itself, but offers it once the clock has run out', async () => {
    const { page } = await stage.open({ phone: true });
    await stopTheClock(page);
    await putMatches(page, { [ID]: atTheHall([...PLAYING, fell()], { clocks: 'laws' }) });
    await sitInTheChair(page, stage, ID);
    const callTime = key(page, 'Call time (15 s)');
    await untilSeen(callTime);
    expect(await callTime.isDisabled()).toBe(true);
    await page.clock.runFor(16_000);
    await letTimePass(page, () => callTime.isEnabled());
    expect(
      (await recordOf(page, ID)).events.some((event) => event.type === 'done' && event.act.type === 'time'),
    ).toBe(false);
    await callTime.tap();
    await untilSeen(
      page.getByText(/Technical foul, because time ran out before the stroke: one black coin is still owed/),
    );
  });

  it('speaks Hindi', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 1 })]), { language: 'hi' });
    await key(page, 'कुछ नहीं गिरा').tap();
    await says(page, 'Bilal की बारी, काली गोटी।');
    await key(page, 'लॉग').tap();
    await page.getByRole('dialog', { name: 'लॉग' }).waitFor();
  });

  it('has a law found and told in Hindi', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 3 })]), { language: 'hi' });
    await key(page, 'दूसरा नियम…').tap();
    const picker = page.getByRole('dialog', { name: 'अनुचित स्ट्रोक: किस नियम से?' });
    await picker.getByRole('searchbox').fill('कोहनी');
    await picker.getByRole('button', { name: /^37a.*कोहनी/ }).waitFor();
    expect(await picker.locator('[lang="en"]').count()).toBe(0);
  });

  it('has keys for a thumb: none smaller than 44 pixels, and nothing runs over the side', async () => {
    const { page } = await sitDown(atTheHall([...PLAYING, fell({ white: 3 }), fell({ striker: true })]));
    const small = await page.locator('.console').evaluate((console) =>
      [...console.querySelectorAll('button, a, summary')].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        if (width === 0) return [];
        // What is small to look at may be larger to touch.
        const { position, top, bottom } = getComputedStyle(each, '::after');
        const air = position === 'absolute' ? -Number.parseFloat(top) - Number.parseFloat(bottom) : 0;
        return width < 44 || height + air < 44 ? [`${each.textContent?.trim()}: ${width} × ${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

it('axe finds nothing to complain of at the console and its sheets, in any theme', async () => {
  const { page } = await sitDown(
    atTheHall([...PLAYING, fell({ white: 3 }), fell({ white: 1, striker: true })]),
    { theme: THEMES[0] },
  );
  expect(await complaintsInAllThemes(page)).toEqual([]);
  for (const [name, title] of [
    ['Call', 'Call a law'],
    ['Log', 'Log'],
    ['More', 'More'],
  ] as const) {
    await key(page, name).tap();
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.waitFor();
    expect(await complaintsInAllThemes(page), title).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
});
