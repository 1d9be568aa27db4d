/** What people say of the laws on fouls, and on men that jump, stand or lie on one another. */
export const FOULS_AND_OVERBOARD = `
62 64a: what is a foul; what counts as a foul; list of fouls; when is it a foul; kinds of fouls
63a 63b: what is a technical foul; penalty for a technical foul; do I lose my turn for a technical foul; technical foul turn stays
63a: foul before my first stroke; breach before striking; did something wrong before playing my shot; touched a coin before my first shot; mistake before my first stroke
62 63a 64a: difference between foul and technical foul; foul or technical foul; what is the difference between the two fouls
63b: foul by player not on turn; opponent commits a foul when it is not his turn; the one who is not playing makes a foul; waiting player touches something; opponent fouled in my turn; foul while I am playing by the other player; opponent touched the coins in my turn; opponent does something wrong during my turn
64a: penalty for a foul; what do I lose for a foul; foul costs a coin and the turn; what happens after a foul; do I lose my turn on a foul; how many coins for a foul; what do I pay for a foul
64b 77a: coins pocketed by a foul stroke; pocketed own coin with a foul; do coins pocketed by a foul count; coin went in but it was a foul; foul shot but my coins went in do they count; coins pocketed with a foul stay or come back; do my coins come out again after a foul stroke
64b: queen pocketed by a foul stroke; queen with an improper stroke; queen went in with a pushed shot; queen by a foul shot; pushed the striker and the queen fell; queen fell by an illegal shot does it count
65a: coin off the board; queen jumped off the board; coin fell on the floor; where does a coin go that jumped out; coin outside; coin is out; coin flew out where is it put; who puts back a coin that jumped; coin fell down from the board; coin out of the board foul
65b: queen and coin off the board; queen and coin both jumped out; queen and a coin jumped which is placed first; queen and coin out which goes first
65c: coins of both colours off the board; white and black jumped off; two coins jumped out; one coin of each colour jumped out; white and black both out which first
65d: more than two coins off the board; three coins jumped out; four coins jumped out in one stroke; many coins out at once
66a: coin jumped off and dropped back on the board; coin bounced off a hand and came back on the board; jumped out and came back; coin went out and returned; coin jumped up and landed back on the board; coin went out and fell in again; coin flew up and came down on the board
66b: coin hit the lamp and came back; coin touched the light above; coin hit the bulb
67: coin standing on edge; coin upright on its side; queen standing on edge; coin stands up; coin is standing should it be laid flat; coin stands upright can I knock it down; tilted coin; coin leaning
68: coin on top of another coin; coins overlapping; queen lying on a coin; coins one over the other; coins stacked should we separate; one coin tilted over another; coin half on top of another
69a: striker on top of a coin; striker lying on the queen; striker resting on a coin how to take it off; striker stopped on a coin who removes it; striker on the coin who takes it off; how to lift the striker from a coin
69b: coin falls while striker is lifted; umpire lifted the striker and the coin under it fell in the hole; striker lifted and the coin below fell in
70a: coin on top of the striker; queen on the striker; coin is sitting on my striker; coin over the striker how to remove
70b: striker falls when coin is lifted off; striker under the coin fell in the pocket; coin lifted and the striker below fell in
71: hanging coin fell by itself; coin at the edge of the pocket fell on its own; coin fell in later; hanging coin dropped because of a shake; coin hanging over the pocket fell after the stroke; coin fell without being touched; coin stuck at the pocket fell afterwards; coin hanging at the pocket fell after a while does it count; hung coin fell by vibration; coin dropped late whose is it; coin fell in the pocket seconds after the shot; coin fell some time after the stroke does it count; coin fell in during the next turn; coin shook and fell in
icf-short:46 starwood:F8: foul not claimed; must a foul be claimed; opponent did not claim; who has to claim a foul; does the umpire call fouls himself; no claim no foul; foul not asked for; I did not claim the foul does it count; should I claim the foul myself; nobody saw the foul; nobody saw the foul does it count
starwood:H2: who claims a push
`;
