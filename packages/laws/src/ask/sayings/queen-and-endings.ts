/** What people say of the laws on the queen, and on how a board ends. */
export const QUEEN_AND_ENDINGS = `
92: when can I take the queen; when may the queen be pocketed; queen allowed after first coin; can I go for the queen first; how many coins before the queen; do I need a coin before the queen; right to the queen; may I pocket the queen now; when is the queen allowed; can I take the queen now; when am I allowed to hit the queen; after how many coins can I take the queen; is one coin needed before the queen; can I take the queen after one coin; queen after one coin of mine
97a 96 92 icf-classic:def:covering: what is covering the queen; how to cover the queen; cover the red; meaning of cover; what does cover mean; which coin covers the queen; must I cover the queen at once
93: who puts the queen back; who places the queen; can a player put back the queen; who keeps the queen back; umpire puts the queen in the centre; who puts the red back; can I place the queen myself; queen is placed by whom
93 96: where does the queen go back; where is an uncovered queen put; where is the queen placed
94a: centre covered when placing the queen; no room in the centre for the queen; centre circle blocked queen; coins in the centre where to put the queen; coin lies on the centre spot; centre is occupied where does the queen go; queens place is occupied; coin on the queens spot; centre blocked where does the queen go; coins in the middle where to keep the queen
95a: queen pocketed before own coin; queen pocketed too early; queen first without any coin; pocketed queen but no coin yet; took the queen with no coin of mine down; queen before my first coin; queen first before any coin; took queen without any coin of mine; queen pocketed in the beginning; no coin pocketed and queen fell
95a 97b 95d: queen pocketed on the break; queen fell in the break shot; queen in the first stroke; break shot sinks queen
97b: queen with one coin on the break; queen and a coin fell at the break; queen with one coin when all nine are on the board; queen and two coins with nine on the board; first coin together with the queen; queen and one coin went in with the break; queen and my first coin together; queen and coin in first stroke do I have to cover
95b: queen pocketed while owing a due; take the queen with a due owed; queen when a fine is pending; queen with outstanding penalty; I owe a coin can I take the queen; go for the red with a due; queen with due pending; due against me and queen
95c: all nine coins back on the board take the queen; my only coin came back may I take the queen; no coin down after paying the due can I still take the queen; all nine of mine on the board again may I take the queen; all nine back after paying the due; after the due all nine are on the board
95d 99a: queen and striker pocketed with nine coins on the board; queen and striker at the break
96: queen not covered; took the queen but missed the cover; failed to cover; queen not covered nobody noticed; could not cover the queen; what happens to an uncovered queen; pocketed opponents coin instead of the cover; missed after the queen; next shot missed after taking queen; dispute whether the queen was covered; was the queen covered or not; queen taken but not covered what happens; cover missed queen returns; where does the queen go if not covered; missed the follow; queen comes back; I took the queen and then missed; did not cover the queen nobody noticed; after taking the queen I sank his coin; cover stroke sank the wrong coin; cover shot pocketed the opponents coin; queen then the other colour fell
97a: queen and coin in the same stroke; queen and own coin together is covered; coin before queen in one shot; queen and my coin went in together; is the queen covered if both fall; queen and coin in one shot is it covered; queen and coin fell at the same time; queen and coin together need cover; does it matter whether queen or coin drops first; which falls first queen or coin; order of queen and coin in one shot
98a: queen own coin and striker pocketed together; queen coin striker all in; queen my coin and striker; queen coin and striker all three in; queen my coin and striker all three fell; queen with coin and striker in one shot; all three queen coin striker together
98b: queen own coin and striker by a foul; queen coin striker improper stroke
99a 95d: queen and striker pocketed together; queen and striker; queen fell with the striker; striker followed the queen; red and striker both in; queen and the striker both fell; striker went in with the queen; red coin and striker in one shot
99b: queen and striker by a foul; queen and striker improper stroke
100a: striker pocketed while covering the queen; striker falls on the cover stroke; trying to cover and the striker fell; striker in after the queen; pocketed the queen then the striker fell; only the striker fell while covering; only the striker fell on the cover; striker alone in the cover shot; queen taken and then only the striker fell; minus on the cover; cover shot striker went in the hole
100b: striker alone on the cover stroke by a foul
101a: striker and own coin pocketed while covering; coin and striker on the cover shot; covered the queen but striker fell too; cover went in with the striker; on the cover stroke my coin and striker fell together; cover and striker both went in do I get another chance to cover; coin and striker went while covering; cover coin and striker fell; cover shot my coin fell and striker fell too; striker also fell with the cover
101b: striker and own coin while covering by a foul
102a: covering stroke pockets both last coins; cover with last coins of both
102b: covering stroke pockets both last coins by a foul
103a: opponents last coin pocketed while covering; his last coin fell on the cover shot; cover stroke sinks his last coin; cover shot finished his last coin; cover stroke and his last coin fell
103b: opponents last coin while covering by a foul
104a: queen and both last coins in one stroke; queen with last coins of both; queen my last and his last in one stroke; queen and both last coins together
104b: queen and both last coins by a foul
105a 102a 104a: both last coins pocketed together; my last coin and opponents last coin together; last white and last black together; last coins of both in one shot; both finish at the same time; last coin of both players fell at once; both players last coin together who wins; last two coins fell together
105a: both last coins with the queen on the board
105b: both last coins by a foul
106a 103a: pocketed the opponents last coin; opponents last coin with queen on the board; I pocketed his last coin; I finished the opponents coins; put in the last coin of the other side; opponents last coin fell and the queen is left; I potted his last coin who wins; other players last coin went in from my shot; he pocketed my last coin; opponent pocketed my last coin; my last coin was put in by the other player
106b: opponents last coin by a foul
107a: own last coin pocketed with queen on the board; last coin before the queen; finished my coins before the queen; my last coin went in and the queen is still there; all my coins gone but queen is left; forgot the queen and pocketed my last coin; last coin without taking the queen; all my coins are finished but the queen is left; queen left; all my coins are finished and the queen is on the board; my coins are over queen still on board; last coin of mine fell queen not taken; cleared all my coins but not the queen; pocketed my last before the queen who wins; finished without the queen
107b: own last coin by a foul with queen on the board
108a: own last coin and striker with queen on the board; my last coin and the striker fell; last coin with striker; my last coin with the striker and the queen on the board; last coin and striker together queen not taken
108b: own last coin and striker by a foul
109a: queen both last coins and striker pocketed; queen last coins striker all together
109b: queen both last coins and striker by a foul
110a: both last coins and striker pocketed queen covered by me; last coins of both with the striker queen mine; both last coins and the striker when I have the queen
110b: both last coins and striker by a foul queen covered by me
111a: opponents last coin and striker with queen on the board; his last coin and the striker fell; opponents last coin and striker with the queen still there; his last coin with the striker queen left
111b: opponents last coin and striker by a foul
112a: both last coins and striker pocketed queen covered by the opponent; last coins of both with the striker his queen; both last coins and the striker when he has the queen
112b: both last coins and striker by a foul queen covered by the opponent
113: hanging queen fell by itself; queen at the edge of the pocket fell later; queen hanging dropped on its own; queen was hanging and dropped; queen dangling at the hole fell after a moment; queen fell late by itself
starwood:Q10: one coin each and the queen on the board; both have one coin left and the queen; one coin left each who must take the queen
starwood:G8: one coin each both pocketed; both have one coin left and I pocket both
iiitn:25: hit own last coin directly before the queen; touch my last coin before the queen; play the last coin directly queen on the board
iiitn:7 iiitn:6: queen before the last coin; after which coin can the queen be taken; next stroke must cover
iiitn:8: win the board with the queen covered
`;
