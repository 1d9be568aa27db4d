import { tournamentPage } from './help-events.js';
import { verbPage } from './help-verbs.js';

/** Help that can be pasted: every example runs as it stands. */

const GENERAL = `carrom: umpire, score, simulate and play carrom from the command line.

  npx carrom adjudicate [FILE]   rule on a stroke, or on a law that was called
  npx carrom score [FILE]        add up boards, games and the match; say who breaks next
  npx carrom laws [BOOK] [LAW]   read the rulebooks, and see where each law is met
  npx carrom simulate [FILE]     one stroke on the board: what touches, falls and rests
  npx carrom best [FILE]         the computer's stroke on a table, and why
  npx carrom play                whole matches between two computer levels, headless
  npx carrom replay [FILE]       the record of a match, step by step, as a story or a score sheet
  npx carrom review [FILE]       a match judged stroke by stroke: the chance to win, and what was better
  npx carrom validate [FILE...]  check records by replaying their commands
  npx carrom tournament VERB     an event from its first name to its prizes; standings, draws, ratings
  npx carrom help [COMMAND]      this page, or a command's own

White has six coins on the board and pockets one of them and the striker:

  echo '{"board": {"turn": "white", "white": {"onBoard": 6}, "black": {"onBoard": 7},
         "queen": "on-board"}, "stroke": {"pocketed": {"white": 1, "striker": true}}}' |
    npx carrom adjudicate --human

A terminal gets text, a pipe gets JSON; --human and --json choose either.
Exit status: 0 success, 2 bad input or options, 1 a record that does not agree with its commands
or an error inside.
`;

const INPUT = `Input comes from FILE, or from standard input.

  --batch       one document on each line, one answer on each line, in the same order;
                a bad line is answered by its error, and the rest goes on
  --human       print text (default on a terminal)
  --json        print JSON (default in a pipe)
  --lang en|hi  the language of the words, English or Hindi
`;

const ADJUDICATE = `npx carrom adjudicate [FILE] [--batch] [--human | --json] [--lang en|hi]

Rules on one case: the board before, and either the stroke or the call.

${INPUT}
Striker and own coin, by the International Laws:

  echo '{"rulebook": "icf",
         "board": {"turn": "white", "white": {"onBoard": 6, "score": 10},
                   "black": {"onBoard": 7, "score": 4}, "queen": "on-board"},
         "stroke": {"pocketed": {"white": 1, "striker": true}}}' | npx carrom adjudicate

The same under a book that gives the player a choice, the choice made:

  echo '{"rulebook": "starwood",
         "board": {"turn": "white", "white": {"onBoard": 6}, "black": {"onBoard": 7},
                   "queen": "on-board"},
         "stroke": {"pocketed": {"white": 1, "striker": true}},
         "decisions": {"double-fine": "lose-turn"}}' | npx carrom adjudicate

White leaves the seat, and law 91 is called:

  echo '{"board": {"turn": "white", "white": {"onBoard": 4}, "black": {"onBoard": 2},
                   "queen": "covered-by-black"},
         "call": {"law": "91", "against": "white"}}' | npx carrom adjudicate --human

Input fields (unknown fields are errors):

  id          echoed in the answer
  rulebook    icf (default), icf-short, icf-classic, starwood, iiitn
  discipline  singles or doubles
  board       turn, white and black {onBoard, owed, score, hasPocketed},
              queen (on-board, to-cover, covered-by-white, covered-by-black),
              broken, breakAttempts
  stroke      proper, pocketed and overboard {white, black, queen, striker}, touched, claimed,
              contacts [{a, b, onBaseLine}], breach (the law that makes it improper)
  call        law, against, beforeFirstStroke, warnings (given to that side so far)
  decisions   double-fine (keep-turn, lose-turn), forgo (place, forgo, no-space), demand (points)
`;

const SCORE = `npx carrom score [FILE] [--batch] [--human | --json] [--lang en|hi]

Adds up a match: A and B are the competitors, whatever colour they play.

${INPUT}
Two boards of a final, the first counted in coins and queen, the second in points:

  echo '{"rulebook": "icf", "stage": "final", "first": "A",
         "boards": [{"winner": "A", "men": 5, "queen": "A"},
                    {"winner": "B", "points": 3}]}' | npx carrom score --human

Input fields:

  id          echoed in the answer
  rulebook    icf (default), icf-short, icf-classic, starwood, iiitn
  stage       league, pre-quarter, quarter, semi, final; default the book's own
  discipline  singles or doubles
  first       who breaks the first board, A or B
  boards      [{winner, men, queen}]: the loser's coins left, who covered the queen (A, B or null);
              or [{winner, points}]
  tosses      {"extra-1": "B"}: who won the toss for game 1's extra board
`;

const LAWS = `npx carrom laws [BOOK] [LAW] [--search WORDS | --readings | --coverage] [--human | --json]
                [--lang en|hi]
npx carrom laws ask QUESTION [--book BOOK] [--human | --json] [--lang en|hi]
npx carrom laws ask --batch [FILE] [--lang en|hi]

Reads the rulebooks: every law in our own words, and what becomes of it.

  npx carrom laws                        the books
  npx carrom laws icf                    one book, chapter by chapter
  npx carrom laws icf 73                 one law: its gist, its status, what cites it, code and tests
  npx carrom laws icf 72                 a law with parts: all of them
  npx carrom laws starwood icf:72a       a law of the book it falls back on
  npx carrom laws icf --search queen     laws that speak of something; without a book, in all of them
  npx carrom laws icf --readings         how we read a text that is silent or contradicts itself
  npx carrom laws --coverage --json      the table law, status, code, tests
  npx carrom laws icf 73 --lang hi       the same in Hindi

Asks in everyday words, in English, in Hindi or in Hindi typed in Latin letters: the law that answers,
whether the other books say the same, and what else is near. Documents hold a question each.

  npx carrom laws ask "may I use my thumb"
  npx carrom laws ask "striker aur goti dono gir gaye" --book starwood --lang hi
  echo '{"id": 1, "rulebook": "icf", "question": "who places the fine"}' | npx carrom laws ask --batch
`;

const SIMULATE = `npx carrom simulate [FILE] [--svg FILE] [--batch] [--human | --json] [--lang en|hi]

Simulates one stroke: metres, kilograms and seconds, from the board's centre, x to the right and y
away from the player at the south. The same input gives the same bits on every machine.

${INPUT}
  --svg FILE    also draws the stroke into FILE

A coin straight ahead, struck at three metres a second:

  echo '{"men": [{"id": "w1", "x": 0, "y": 0.1}],
         "striker": {"x": 0, "y": -0.2526, "vx": 0, "vy": 3}}' | npx carrom simulate --human

What a stroke may say (anything else is an error that names its path):

  id         echoed in the answer
  men        [{id, x, y}], with the ids queen, w1 to w9, b1 to b9
  striker    x, y, vx, vy, spin (rad/s, counter-clockwise)
  equipment  icf (default), or parts of it {surface, pocket, man and striker {diameter, mass}}
  physics    friction, gravity, restitution {men, striker, cushion}, contactFriction {disc, cushion}
  trace      true: the paths, from which any moment can be drawn
`;

const FOR_WHOM = `  --human       print text (default on a terminal)
  --json        print JSON (default in a pipe)
  --lang en|hi  the language of the words, English or Hindi`;

const BEST = `npx carrom best [FILE] [--ms N | --simulations N] [--batch] [--human | --json]
                [--lang en|hi]

What a computer player would do on a table, its chance of success, what it fears and what else there is.

${INPUT}
  --ms N           thinks for so many milliseconds, up to a million, whatever a document says
  --simulations N  tries so many strokes, up to a million, whatever a document says

One white coin left before a pocket, the queen covered:

  echo '{"board": {"turn": "white", "white": {"onBoard": 1}, "black": {"onBoard": 1},
                   "queen": "covered-by-white"},
         "men": [{"id": "w1", "x": 0.2, "y": 0.24}, {"id": "b1", "x": -0.3, "y": 0.1}],
         "level": 8}' | npx carrom best --human

What a question may say (anything else is an error that names its path):

  id           echoed in the answer
  rulebook     icf (default), icf-short, icf-classic, starwood, iiitn
  discipline   singles or doubles
  board        as for adjudicate
  men          [{id, x, y}] as for simulate: as many as the board says
  seat         S (default), E, N or W
  level        1 to 10, or its name; default 10
  seed         the same seed and simulations give the same stroke; default 1
  simulations  how many strokes to try; or
  budgetMs     how long to think, in milliseconds; default what the level itself spends
`;

const PLAY = `npx carrom play [--white LEVEL --black LEVEL] [--rulebook BOOK] [--discipline D] [--stage S]
                [--length L] [--seed N] [--workers N]
                [--matches N | --boards N] [--record FILE [--overwrite]] [--names LIST] [--date DATE]
                [--human | --json] [--lang en|hi]

Plays whole matches and counts what came of them: two computer levels against each other, or without
levels a plain stand-in that aims at a coin before a pocket.

  --white L     the level, 1 to 10, of side A: with an odd seed, as the default is, it breaks the
                first board and has white in it
  --black L     the level of side B, which breaks the first board with an even seed: of many
                matches, whose seeds count up, each side breaks in every other one
  --rulebook    icf (default), icf-short, icf-classic, starwood, iiitn
  --discipline  singles or doubles; default the book's own
  --stage       league, pre-quarter, quarter, semi, final; default the book's own
  --length      match (default), game or board: how much of a match is played
  --seed N      the same seed plays the same match, to the last bit; default 1
  --matches N   so many matches, the seeds counting up from --seed
  --boards N    so many single boards, in the same way
  --workers N   so many of the matches at a time, each level thinking in a thread; default as many
                as the machine has cores. The results are the same whatever the number
  --record F    writes the one match played into F, whole or not at all: a new file, through no link
  --overwrite   F may be there already, and is replaced
  --names LIST  the players' names, in the order they strike: Asha,Bina; in doubles the first and
                the third are partners
  --date DATE   the date in the record, as 2026-01-31; without it the record has none
${FOR_WHOM}

  npx carrom play --human --boards 3
  npx carrom play --human --white 5 --black 3 --boards 4 --workers 2
  npx carrom play --seed 7 --length board --names Asha,Bina --record match.jsonl
`;

const REPLAY = `npx carrom replay [FILE] [--step N | --from N --to N | --sheet]
                  [--svg FILE --stroke N | --gif FILE [--stroke N] | --webm FILE [--stroke N]]
                  [--human | --json] [--lang en|hi]

Goes through the record of a match, from FILE or from standard input: for a person a story with the
umpire's announcements, the laws and the score, for a program one document per event.

  --step N      event N alone
  --from N      from event N on
  --to N        up to event N
  --sheet       the score sheet, board by board
  --svg FILE    draws a stroke into FILE, simulated anew
  --gif FILE    films all strokes as an animated picture,
  --webm FILE   or as a video; of more than 100 strokes only those that pocket a coin,
                of more pots the last strokes of each board
  --stroke N    which stroke of the record is drawn or filmed
${FOR_WHOM}

  npx carrom play --seed 7 --length board --record match.jsonl --overwrite
  npx carrom replay match.jsonl --human --from 1 --to 9
  npx carrom replay match.jsonl --json --step 9
  npx carrom replay match.jsonl --human --sheet
  npx carrom replay match.jsonl --svg stroke.svg --stroke 1
  npx carrom replay match.jsonl --gif board.gif

The format is described in docs/record-format.md.
`;

const REVIEW = `npx carrom review [FILE] [--level N] [--seed N] [--workers N] [--svg FILE]
                  [--simulations N] [--human | --json] [--lang en|hi]

Reviews the record of a match, from FILE or from standard input: A's chance to win each board, every
stroke beside the best that was found, where the boards turned, and how accurate each player was. A
stroke is judged by what the slips of a hand make of it, not by what happened.

  --level N     the hand: a level from 1 to 10 or its name; by default as steady as the pots of the
                record
  --seed N      the same seed gives the same review; default 1
  --simulations N
                strokes tried to find the best one; default 2400, fewer are quicker and miss more
  --workers N   strokes weighed at a time; by default as many as there are processors
  --svg FILE    draws the curve into FILE
${FOR_WHOM}

A match on a real board has no positions and cannot be reviewed stroke by stroke.

  npx carrom play --white 6 --black 4 --seed 7 --length board --record match.jsonl --overwrite
  npx carrom review match.jsonl --human
  npx carrom review match.jsonl --json --level 8 --svg curve.svg

The fields of the answer are described in docs/cli.md.
`;

const VALIDATE = `npx carrom validate [FILE...] [--human | --json] [--lang en|hi]

Plays and rules on records again, from their commands alone, and compares every event, hash and
ruling. Reads standard input where no FILE is named, or for -. Answers with one line for each file.

${FOR_WHOM}

The exit status is 0 where all agree, 1 where one reads but does not agree, 2 where one is damaged
or cannot be read.

  npx carrom play --seed 7 --length board --record match.jsonl --overwrite
  npx carrom validate match.jsonl
`;

const TOURNAMENT = tournamentPage(INPUT);

const PAGES: ReadonlyMap<string, string> = new Map([
  ['adjudicate', ADJUDICATE],
  ['score', SCORE],
  ['laws', LAWS],
  ['simulate', SIMULATE],
  ['best', BEST],
  ['play', PLAY],
  ['replay', REPLAY],
  ['review', REVIEW],
  ['validate', VALIDATE],
  ['tournament', TOURNAMENT],
]);

/** A command's own page, or that of one of its verbs; or the general one. */
export const helpFor = (command?: string, verb?: string): string =>
  (command === 'tournament' && verb !== undefined ? verbPage(verb) : null) ??
  PAGES.get(command ?? '') ??
  GENERAL;
