/** What people say of the laws on strikers, the table, powder, manners, and on losing or disputing a match. */
export const GENERAL = `
115: bring own striker; which striker may be used; size and weight of striker; can I use my own striker; who checks the striker; play with something else than a striker; striker must be approved; heavy striker
116: striker off the board; striker jumped off the board; striker flew off; striker fell on the floor do I keep my turn; striker went outside; striker jumped out but I pocketed a coin; striker out
117: change the striker; swap the striker during a board; use a different striker; striker broke can I change it; replace my striker; when may I change strikers; striker is chipped change it; damaged striker; striker is broken can I take another
118a 118b 119: move the table; shift the carrom board; turn the board; move the board in the middle of a match; rotate the board
118b: board is in a bad place ask the umpire to shift it
119: exchange the board; board is damaged change it; replace the table; board not good can we change the board; new board in the middle of the match
120: damaged coin replaced; bad coin exchange; chipped coin; coin is not good change it
121a: stop the clock; appeal to the umpire stops play; call the umpire; does time stop when I ask the umpire; may I stop play; time out; talk to the umpire during my time
121b: played on during an appeal; struck before the umpire said play after an appeal
122a 122b.i: who puts the powder; when to put powder on the board; who spreads the powder; how much powder; may I put powder during the game
122b.i: add powder during the board; powder after play; more powder in the middle; ask for powder
122b.iii 122b.ii: blow the powder; clear powder by hand or breath; wipe the board; clean the board with a cloth; remove powder with the hand; too much powder can I clean it
122c: clear powder from my base line; powder on the base circle; clean the base lines with the striker
122d: umpire spreads the powder; powder not even
122e: insect on the board; dust on the board; hair on the board; something fell on the board; fly sitting on the board; dirt on the surface
123: when is a stroke over; take the striker off after the stroke; left the striker on the board after playing; striker must be removed after the stroke; how soon must I lift my striker; may I pick up the striker while coins are moving
124a 124b: when does my time start after a stroke; clock between strokes
124c: struck before opponent picked up the striker; shot too soon; played while his striker was still on the board; hurried shot before the board was clear; played before coins stopped moving
125a 48: pocketed opponents coin by mistake; pocketed a wrong colour coin; helped the opponent; I put his coin in; sank the other side coin do I lose my turn; only the opponents coin went in; may I pocket the opponents coin on purpose; my coin and his coin both pocketed; is pocketing the opponents coin a foul
125b: pocketed opponents coin and played on nobody noticed; continued after pocketing his coin
126a 126b: hit or shook the board; jolted the board coins moved; bumped the table; kicked the table; banged the board; knee hit the board; slapped the board; tapped the frame
126b 140: coins scattered cannot be restored; board upset; coins messed up; someone overturned the board; all coins moved and nobody knows where they were; threw the board; threw the coins around
127a 127b: striker slipped; striker slipped from the finger does it count; striker moved by accident before the shot; finger slipped; weak shot striker hardly moved; can I replay a slipped shot
128: ask the umpire the score; ask for the score; may I know the score; what is the score
129 143h: distracting the opponent; opponent disturbs me; making noise while I play; shouting during my shot; talking to me while I strike; he coughs when I shoot; teasing; opponent stands in front of me; phone rang during my shot
130a: striker must touch both base lines; striker on one line; striker between the lines; where to put the striker; how must the striker be placed; striker not on the base line; position of the striker
130b: striker on the base circle; striker covers half of the circle; striker on the moon; striker partly on the red circle; striker touches the circle; striker touches the arrow; may I shoot from the circle; circle half covered
131: partners talk; partner gives a sign; can I advise my partner; partner tells me which coin to hit; help my partner; may partners discuss; signal to partner; partner points at a coin; partner shows me a coin
132: talk to the audience; talk to spectators; somebody from outside gives advice; coach tells me what to play; talking to a friend watching; may spectators help
133: something in the hand; phone in hand during turn; hold things while playing; pen or handkerchief in hand; coin in my hand while striking; hold a coin during my turn
134: touched a coin with the hand; moved the coins by hand; stopped a moving coin; disturbed coins while placing the striker; finger touched a coin; sleeve moved a coin; striker pushed a coin while setting it; striker placed against a coin; coin moved before the shot; touched the queen with hand; my striker touched a coin while placing; touched coins by mistake; moved a coin by mistake; adjust a coin by hand; finger moved a coin; coin shifted by my finger
135: test the striker; try how the striker slides; trial stroke during the board; practice shot in the game; run the striker on the board to test; check the speed of the board
136a: striker left on the frame; striker left lying; left the striker in the pocket; where must I keep the striker; striker on the rim
140: power cut; lights went out; unforeseen event stops the board; something unexpected happens; rain; somebody fell on the board; when is a board replayed; fire alarm; accident in the hall
141: coin broke; broken coin; coin split in two; coin cracked by a stroke; piece of a coin
142: no room for the striker on the base line; base line blocked by coins; cannot place the striker; coins all over my base line; base line full of coins where do I put the striker; no place to keep the striker
143: lose the whole match; disqualified; how can a player lose the match; for what can the match be lost; bad behaviour; misbehaviour; cheating; misbehaving player
143a: left the hall; went outside during a game; may I go to the toilet; go to drink water; leave the playing area; walk out during the game
143b: came late after the rest; overstayed the interval; not back after the break between games
143c: does not accept the umpires decision; argue with the umpire; can I challenge the umpire; umpires decision is final; disobey the umpire; quarrel over a decision
143d: insults the umpire; abuse the referee; swore at the umpire; bad words to the official; rude to the umpire
143e: smoking or drunk player; cigarette while playing; player has been drinking; chewing tobacco
143f: striker not certified; used an unapproved striker
143g: stops playing without leave; refuses to go on playing; left the match unfinished; walked off; leave the game in the middle
143h 129: keeps distracting after warning; warned for distracting; how many warnings
143i: player did not come for the match; how late may a player arrive; no show walk over; came late for the match; opponent is minutes late; opponent absent; how long do we wait for a player; reporting time; waited for the player but he never came; how long to wait for the opponent
91: leaves the seat during the board; player stands up; gets up from the chair in the middle of a board; stand up while playing; left his place; may I get up; went away from the board during a board
144: dispute; to whom can I take a dispute; who decides a dispute; who settles quarrels; last word in a dispute; disagree with the umpire whom do I tell; whom do I complain to
145 147 144: how to protest; make a protest against a decision; what must a protest say; write a protest; file a complaint; I do not agree with the umpire what can I do; the umpire is wrong what can I do; not happy with the decision; protest; a protest
146: protest in rude words; insulting protest
147 145: play goes on during a protest; does play go on after a protest; match stopped by a protest; result during a protest
148a: protest accepted; protest is upheld; what happens if the protest succeeds; protest won
148b: protest rejected; protest fails; protest turned down; protest lost
`;
