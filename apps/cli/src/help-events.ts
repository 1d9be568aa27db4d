/** The page of `carrom tournament`: an event in a file, from its first name to its prizes, and documents. */
export const tournamentPage = (input: string): string => `npx carrom tournament VERB [FILE] …

Runs an event in a FILE of its own, a log of all that was done (docs/event-format.md); and answers
documents of results.

A society's evening from start to prizes, eight pairs in two groups; paste it as it stands:

  printf '%s\\n' Asha,Bina Chitra,Dev Esha,Farid Gauri,Hari \\
    Indu,Jai Kavi,Lata Mira,Nav Om,Priya > players.csv
  npx carrom tournament new cup.jsonl --template starwood --players players.csv
  npx carrom tournament print badges cup.jsonl --html --output badges.html --overwrite
  for round in 0 4 8; do
    npx carrom tournament pair cup.jsonl --human
    npx carrom tournament print cards cup.jsonl --html --output cards.html --overwrite
    for match in 1 2 3 4; do
      npx carrom tournament report cup.jsonl $((round + match)) A5q B3 A2 --human
    done
  done
  npx carrom tournament standings cup.jsonl --human
  npx carrom tournament next cup.jsonl --human
  npx carrom tournament pair cup.jsonl --human
  npx carrom tournament report cup.jsonl 13 29-18 --human
  npx carrom tournament report cup.jsonl 14 12-29 --human
  npx carrom tournament pair cup.jsonl --human
  npx carrom tournament report cup.jsonl 15 29-25 --human
  npx carrom tournament award cup.jsonl --prizes fixed --human
  npx carrom tournament print ranking cup.jsonl --html --output ranking.html --overwrite

At any moment "show" tells where the event stands, what is missing and what to do next; a verb with
--help tells more of itself.

Who plays:
  new [FILE] --template NAME …      begins an event: --players FILE.csv, --name, --date, --place,
                                    --lot, --drafts; or --format FILE.json. "templates" lists them
  enter NAME… | --players FILE      with --partner, --team, --club, --federation, --rate, --woman, --id
  change WHO --name …               an entry is otherwise
  withdraw WHO [--reason]           and return WHO: at any time
  seed WHO…                         the best first, before the first draw
  forbid A B, allow A B             two who shall not be paired, and may again

Draws, tables and times:
  pair [--open 3,4] [--rematches N] the next round; matches named need not be waited for
  swap A B [--even-so]              two of the last draw change places
  take-back [--with-results]        the last draw
  publish                           what was drawn, in an event begun with --drafts
  lots [--lot N]                    among those who are exactly level; order WHO… --reason: by hand
  tables N [--out 3,7] [--top 1]    how many there are; table MATCH TABLE: by hand; table: all again;
                                    keep WHO 3,7: who can be at these alone
  sessions "2026-03-07 09:00-13:00" when it is played; times: of every match and round
  umpires NAME…, umpire [MATCH WHO] who can umpire, and who does; clashes FILE…: between events

Results: MATCH is its number, or --table N for the match at that table now
  report MATCH 25-12                a score; 25-12 8-25 25-20 are games; A5q B3 A=8 are boards: who
                                    won it, the coins left, q with the queen, or = the points
         --won a                    who won, where a score does not tell; a is who is named first
         --absent WHO|both          a walk-over
         --conceded-by WHO          given up
         --awarded-to WHO           with --reason "why", and --law N
         --time, --abandoned        time was up; nobody finished it (with --reason)
         --protest                  provisional
  correct MATCH … --reason "why"    later draws stay, and it is told what they would have been
  lineup MATCH TEAM NAMES…          who plays each rubber of a tie, secret until both are there
  rubber MATCH RUBBER 25-12         and correct-rubber, begin-rubber, substitute MATCH TEAM RUBBER OUT IN

The end, and going back:
  next [--early "why"]              the next stage; finals [--places 2|4] [--best-of 1|3] adds a last one
  award [--prizes KIND]             the places; KIND is fixed, fixed40, millesimal, centesimal, asis
  undo [LINE], redo, reopen --reason "why"

To look at:
  show [--entrants]                 where it stands; standings [--stage N] [--after ROUND]: with reasons
  history [--last N]                every line; check: played again from its log, every difference
  print SHEET [--html] [--output FILE] [--round N]: pairings, cards, results, ranking, groups, bracket, …
  watch                             on the screen, drawn anew when the file changes: s, p, space, q
  generate [FILE] --seed 7 --players 64 --rounds 9 [--unrest 10]: an event played by chance

WHO is a number of the list, a name, or a part of it that only one has. FILE may be left out where the
folder holds one event. Everything takes --human or --json, --lang en|hi, and what changes an event
--by NAME. What is refused changes nothing; several people may write to one file at once.

Documents of results, which need not come from a log (standings and pair take them too):

  standings     everybody's place after a round, and which key decided it
  pair          the next round of a Swiss event, in pairing order, with its boards
  draw          a knock-out, groups, or a league
  prizes        what each place wins
  championship  a season: what was won over several events; of a document, or of their files
  ratings       how good players are after several events, singles or pairs; likewise
  tie           a tie of teams, its line-ups checked by the book
  import        the events of a SoL file (.sol, .sol.gz), one document a line
  export        a SoL file of such documents, or of a Swiss event's log: to standard output, or with
                --output FILE.sol[.gz]; --overwrite lets it replace a file

${input}
Four players after one round of a Swiss event, and whom they meet next:

  echo '{"system": "swiss", "competitors": 4,
         "rounds": [{"matches": [{"a": 1, "b": 2, "scoreA": 25, "scoreB": 7},
                                 {"a": 3, "b": 4, "scoreA": 12, "scoreB": 12}]}]}' > event.json
  npx carrom tournament standings event.json --human
  npx carrom tournament pair event.json --human

A knock-out of eleven, the first four seeded and the others by lot 7:

  echo '{"system": "knockout", "competitors": 11, "seeds": 4, "lot": 7}' |
    npx carrom tournament draw --human

What the documents may say stands in docs/cli.md.
`;
