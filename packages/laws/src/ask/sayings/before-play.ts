/** What people say of the laws on sitting, striking, the toss and the break. */
export const BEFORE_PLAY = `
27: seats in singles; where do two players sit; players sit facing each other; sit opposite each other
28: seats of partners; how to sit in doubles; where does my partner sit; partners sit opposite
29: move the chair; shift or lift the seat; drag the stool closer; pull my chair nearer; change how I sit; slide on my seat; lift the chair during my turn; adjust my seat in my turn; kneel on the chair
30a: touch the board with the other hand; left arm touches the board; body touches the board; knee touches the stand; other hand on the table; can I keep my other hand on the board; which part of the body may touch the board; leg touched the table
30b: bangles touch the surface; ring watch sleeve clothes touch the board; wear a watch; dupatta or shirt touched the surface
31: raise the seat; chair too low; height of the chair; put a cushion on the seat to sit higher; how high can the seat be; may I adjust the height of my stool
32 37b: body crosses the arrow line; hand may cross the arrow; which part of the body may cross the arrows; head or body over the arrow; lean over the arrow lines; shoulder crosses the line of the arrow
33: push the striker; striker must be flicked not pushed; dragging the striker; carried the striker with the finger; is pushing a foul; push shot
34: shoot with the thumb; which finger to shoot with; thumb shot allowed; use two fingers; strike with the nail; may I hit with a pen or stick; how must the striker be hit; grip and finger for a stroke; scissors shot
35: left handed player; play with either hand; change hands; which hand to use; shoot with my left hand; switch hands between shots; use both hands; ambidextrous
36: rest the hand on the board when shooting; hand on the playing surface; palm on the board while striking; may my hand touch the surface
37a: elbow over the board; elbow past the arrow; elbow inside the board; elbow on the frame; elbow touched the surface; elbow crosses the line
37b: hand over the arrow allowed; may the hand cross the arrow; fingers pass the arrow
38a: lean on the table; support on the stand while shooting; feet on the stand; leg on the rim of the table; put my weight on the table; lean on the chair to strike; take support of the table
38b: hand on my own body; hand on my knee; legs on the rim of my own seat; feet on my own chair; rest hand on thigh
39a 39b 39c: winner of the toss chooses; what to choose after the toss; how is the toss done; toss side or break; who does the toss; toss for seats; how do we decide who starts; what does the loser of the toss get
39b 39a: toss in doubles; pair that wins the toss
39c: toss winner takes the break; loser of the toss chooses the side; who sits first after the toss
39d: swap seats after toss; change places with partner; partners exchange places; can we change our seats once we sit; may we interchange seats in doubles
trial: practice board before the match; trial board; warm up before game; practice time before match; how many trial boards; can we practise before the match
41a: arrange the coins at the start; how to set up the board; initial arrangement of coins; where does the queen go at the start; how are white and black placed in the beginning; the Y of white coins; make the coins tight; can I arrange coins with my hand before the break
41b: arrange the coins again after a board; set up for the next board; who arranges the coins for the next board
42 39a 49a.i: who breaks first; who starts the game; who plays the first stroke; who opens the board; who takes the first shot
43: who plays white; who gets black; which colour is mine; does white break; colour of the player who breaks; black or white coins who has which; whose is the queen
44 45a: when is the break made; what counts as a break; striker just grazed a coin at the break; break touched lightly; is it a valid break; does a light touch count as break
45a 44: break touched nothing; break missed; striker did not touch any coin on the break; how many chances to break; number of tries for the break; missed the coins at the break; striker jumped off at the break; can I break again; how many times may I try to break
45b: three failed breaks; all tries to break failed; cannot break after three attempts; opponent breaks after my failed break; who breaks when all chances are used; break goes to the opponent with which colour
45c: striker pocketed on the break without touching; foul on the break; break striker straight into the pocket; improper break stroke; due for striker at the break; penalty for a foul at the break
46: time for the break; seconds to break after play; how long to break; late break; took too long to break; when does play begin
47: break before umpire says play; broke too early; started before play was called; coins pocketed by a break before play; break without waiting for the umpire
`;
