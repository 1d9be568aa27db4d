/** What people say of the laws on fouls, and on men that jump, stand or lie on one another. */
export const FOULS_AND_OVERBOARD = `
62 64a: what is a foul; meaning of foul; what counts as a foul; list of fouls; when is it a foul; kinds of fouls
63a 63b: what is a technical foul; meaning of technical foul; penalty for a technical foul; do I lose my turn for a technical foul; technical foul turn stays
63a: foul before my first stroke; breach before striking; foul before the shot; did something wrong before playing my shot
62 63a 64a: difference between foul and technical foul; foul or technical foul
63b: foul by player not on turn; opponent commits a foul when it is not his turn; foul off turn; the one who is not playing makes a foul; waiting player touches something
64a: penalty for a foul; what do I lose for a foul; foul costs a coin and the turn; what happens after a foul; punishment for foul; do I lose my turn on a foul; how many coins for a foul; I made a foul
64b 77a: coins pocketed by a foul stroke; pocketed own coin with a foul; illegal shot pockets coin; do coins pocketed by a foul count; coin went in but it was a foul
64b: queen pocketed by a foul stroke; queen with an improper stroke; queen fell on a foul shot
65a: coin off the board; coin jumped out; coin left the board; piece flew off the table; queen jumped off the board; coin fell on the floor; coin fell outside the board; where does a coin go that jumped out; coin bounced out; coin outside; coin went out; coin is out; coin outside the board
65b: queen and coin off the board; queen and coin both jumped out; queen with a coin on the floor
65c: coins of both colours off the board; white and black jumped off; my coin and his coin jumped off; two coins jumped out; two coins off the board
65d: more than two coins off the board; several coins flew off; three coins jumped out; many coins fell off the board
66a: coin jumped off and dropped back on the board; coin flew and fell back on board; coin bounced off a hand and came back on the board; jumped out and came back; coin went out and returned
66b: coin hit the lamp and came back; coin touched the light above; coin hit the bulb
67: coin standing on edge; coin upright on its side; coin is vertical; queen standing on edge; coin stands up
68: coin on top of another coin; coins overlapping; queen lying on a coin; one coin over another; coin climbed on a coin; two coins overlap
69a: striker on top of a coin; striker overlapping coin; striker lying on the queen; striker climbed on a coin; striker resting on a coin how to take it off; coin under the striker
69b: coin falls while striker is lifted; coin dropped in pocket when the striker was removed; lifting the striker made the coin fall
70a: coin on top of the striker; coin lying on the striker; coin climbed on the striker; queen on the striker
70b: striker falls when coin is lifted off; striker dropped in while lifting the coin on it
71: hanging coin fell by itself; coin at the edge of the pocket fell on its own; coin fell in later; hanging coin dropped because of a shake; coin hanging over the pocket fell after the stroke; coin fell without being touched; coin stuck at the pocket fell afterwards
icf-short:46 starwood:F8: foul not claimed; nobody claimed the foul; must a foul be claimed; opponent did not claim; who has to claim a foul; does the umpire call fouls himself; no claim no foul; when must the foul be claimed
starwood:H2: who claims a push
`;
