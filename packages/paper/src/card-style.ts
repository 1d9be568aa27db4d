/** All in rems, so that a card of another size is the same card: a page is 52.5 wide and 74.25 high. */
export const CARD_STYLE = `
.cards { display: grid; block-size: 100%; }
.of2 { grid-template-columns: 1fr 1fr; }
.of4 { grid-template: 1fr 1fr / 1fr 1fr; }
.of2 .card + .card, .of4 .card:nth-child(even) { border-inline-start: 0.2mm dashed #888; }
.of4 .card:nth-child(n + 3) { border-block-start: 0.2mm dashed #888; }
.card { display: flex; flex-direction: column; padding: 3.4rem 3.6rem 2.6rem; min-inline-size: 0; min-block-size: 0; overflow: hidden; }
.top { display: flex; justify-content: space-between; gap: 1.5rem; min-block-size: 11.5rem; }
.top > div { flex: 1; min-inline-size: 0; }
.about { margin-block-start: 0.2rem; }
figure { flex: none; inline-size: 8.6rem; margin: 0; }
.code { inline-size: 8.6rem; block-size: 8.6rem; }
figcaption { font-size: 0.8rem; line-height: 1.25; text-align: center; margin-block-start: 0.5rem; }
.where { display: flex; align-items: end; gap: 0.9rem; margin-block-start: 0.9rem; }
.where > span { padding-block-end: 0.1rem; }
.plate { font-family: var(--serif); font-size: 6.2rem; line-height: 0.82; min-inline-size: 1ch; padding-block-end: 0.35rem; margin-inline-end: 1.4rem; font-variant-numeric: lining-nums tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; column-gap: 0.9rem; row-gap: 0.1rem; font-size: 0.95rem; }
dd { font-weight: 700; overflow-wrap: anywhere; }
.sides { flex: none; display: grid; grid-template-columns: 1fr 1fr; border: var(--thick); margin-block: 1.1rem; }
.sides > div { padding: 0.7rem 0.9rem; min-inline-size: 0; }
.sides > div + div { border-inline-start: var(--thick); }
.names { font-family: var(--serif); font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
.ticks { margin-block-start: 0.4rem; font-size: 0.92rem; }
.ticks i { display: inline-block; inline-size: 1.15rem; block-size: 1.15rem; border: var(--fine); border-radius: 0.2rem; vertical-align: -0.2rem; margin-inline: 0 0.5rem; }
.ticks i + i { margin-inline-start: 0.9rem; }
.rows { flex: none; table-layout: fixed; border: var(--thick); text-align: center; }
.rows th, .rows td { border: var(--fine); border-color: #000; text-align: center; }
.rows thead th { font-weight: 600; padding: 0.25rem 0.1rem; block-size: 1.8rem; overflow-wrap: anywhere; }
.rows thead .number-head { font-weight: 700; inline-size: 4.4rem; font-size: 0.9rem; }
.rows tbody th { font-family: var(--serif); font-weight: 700; font-size: 1.15rem; line-height: 1.1; }
.rows thead .who { font-family: var(--serif); font-weight: 700; }
.rows .side, .rows tbody th + td { border-inline-start: var(--thick); }
.rows thead tr:last-child th { border-block-end: var(--line); }
.rows .total { background: #eee; }
.rows small { display: block; font-family: var(--sans); font-size: 0.75rem; font-weight: 400; }
.rows .first { inline-size: 5.5rem; }
.rows .plays { inline-size: 27.5%; }
.rows .player { text-align: start; padding-inline: 0.5rem; font-weight: 600; }
.tallest tbody tr { block-size: 4.6rem; }
.tall tbody tr { block-size: 4rem; }
.usual tbody tr { block-size: 3.4rem; }
.low tbody tr { block-size: 2.95rem; }
.lowest tbody tr { block-size: 2.2rem; }
.end { flex: none; display: flex; align-items: end; gap: 0.9rem; margin-block-start: 0.9rem; }
.help { flex: 1; font-size: 0.88rem; align-self: center; }
.result { flex: 0 0 10rem; min-inline-size: 0; }
.result span { display: block; margin-block-end: 0.2rem; }
.result i { display: block; block-size: 3.8rem; border: var(--thick); }
.signatures { flex: none; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.6rem; margin-block-start: 4.2rem; }
.signatures span { border-block-start: var(--fine); border-color: #000; padding-block-start: 0.3rem; }
footer { margin-block-start: auto; flex: none; border-block-start: var(--fine); padding-block-start: 0.5rem; display: flex; justify-content: space-between; gap: 1rem; font-size: 0.8rem; }
`;

/** The smallest cards keep what is written with a pen, and leave out what is only read. */
export const MANY_CARDS_STYLE = `
.help { visibility: hidden; }
.figcaption { font-size: 1rem; }
`;
