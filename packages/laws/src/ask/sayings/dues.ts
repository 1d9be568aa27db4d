/** What people say of the laws on the striker pocketed, and on what is then owed and placed. */
export const DUES = `
72a: striker pocketed; only the striker falls in pocket; striker alone pocketed; scratch; striker went in the hole do I lose my turn; what happens if the striker falls; penalty for pocketing the striker; striker fell nothing else
72a icf-classic:def:due: what is a due; meaning of due; what is a fine in carrom; what do I owe; fine; due; minus coin
72b: striker pocketed with a foul; striker pocketed by an improper stroke; foul and the striker fell
72c: striker pocketed but no coin pocketed yet; owe a coin with none in the pocket; due outstanding; I have no coin to give; fine when I have not pocketed any coin; due when I have no coins; no coin to return; pay the fine later; is a fine carried over; striker fell in the first turn no coin pocketed
73: striker and own coin pocketed together; striker with my coin do I keep my turn; coin and striker both went in; my coin went in along with the striker; pocketed my coin but the striker followed; striker followed the coin
74: striker and opponent coin pocketed; his coin and the striker went in; striker with the other side coin
75: striker with own coin and opponent coin all pocketed; striker and coins of both colours pocketed; my coin his coin and striker; striker both coins fell
76: pocketed opponents coin with a foul stroke; opponents coin by an improper stroke; foul shot put his coin in
77a: own coin by an improper stroke; my coin fell by a foul shot; coin pocketed by improper stroke
77b: striker and own coin pocketed by a foul; my coin and striker with an improper stroke
78a 72c: when is a coin owed taken out; when does the due come out; when must the due be paid; when is the outstanding coin paid; due paid in the middle of a turn; pay a due as soon as a coin is pocketed
64a 72a 76 78b.i: who places the penalty coin; who puts the due; who puts the coin back after a foul; who places the fine; who keeps the minus coin
78b.i 78b.ii: who places the due in doubles; right hand player places; which partner places the coin
78b.ii: pocketed opponents coin and made the due available; player on turn places the due in doubles
84a 85 89b: where to place the due; where can the penalty coin be put; can the penalty coin be put anywhere; place due inside outer circle; where does the fine coin go; where do I put the opponents coin; can the due be put anywhere
84a: when is a coin placed; can I move the coin after I let it go; placing done when the finger leaves; change the place of a due after putting it; adjust the coin once placed
84b: hold the striker or a coin while placing; striker in hand while placing; two coins in hand when placing
79a: no room to place the coin; no space for the due; circle is full; no place for the penalty coin; no space in the circle for the due
79b: partner has the right to place now; right to place moved to the partner
80: will not place for fear of a foul; afraid to place the due; does not place although there is room
81: room appears while the placer is on turn; space opens to place the due
82a: placed own coin instead of opponents; wrong coin placed; placed wrong colour; put down my own coin by mistake; took out the wrong coin; placed his own coin as due; placed one of his own men
82b: wrong coin placed nobody noticed; wrong coin noticed too late; wrong colour placed and play went on
83: due forgotten; penalty coin was not placed and play went on; forgot to place the due; several dues not all placed; forgot the penalty; due noticed later; fine was not taken and the next stroke was played; some dues left unplaced; two coins owed one available
85: due placed outside the outer circle; coin put outside the big circle; placed out of the circle; due touches outside the circle; penalty coin placed outside; due outside
86: touched another coin while placing; moved coins when placing the due; disturbed coins in placing; coin shifted while putting the due; queen moved when the due was placed
87a: refuse the due; may I skip the penalty coin; not take the fine; waive the due; must the due be taken; let the opponent off; take one of two dues; forgo the fine; say no to the due; take only some of the dues; is it compulsory to take the due; is it necessary to take out the penalty coin
87b: demand fewer extra points; additional points demanded in part; extra points; what are demanded points; must I demand the additional point
88a: time to place the due; seconds for placing; how long to put the coin; how many seconds to place the penalty; how soon must the due be placed
88b: did not place the due in time; late placing; placing took too long; time over while placing; takes ages to put the coin
89a: dues cancel each other; both owe a coin; my due against his due; adjust dues of both sides; both sides have a fine
89b 85: due on the centre circle; place coin in the middle; cover the centre circle with the due; put the penalty coin on the spot of the queen; due touches the centre circle
90: partner takes out the coin; partner takes coin out of pocket for me; who may take the coin out of the pocket; no coin in my pocket to place; partner gives me the coin to place
114: due makes a shot with the queen; place coin to form pair or cannon with queen; due placed next to the queen; set up a shot by placing; place the coin touching the queen; due close to the queen; due against the queen
136b: where to keep the striker while placing; put striker and coins down while placing
starwood:F6: double fine; what is double fine; choice when striker and coin fall; coin and striker together choose
starwood:F5 iiitn:21 72c: fine before the first coin; where is the fine paid
iiitn:20: two come up; how many coins come up
`;
