/** What people say of laws that only one or two books have, and of words that a book explains. */
export const OF_ONE_BOOK = `
starwood:H1 iiitn:19: hit a coin behind own base line; coin behind my line directly; shoot backwards; coin touching my base line; coin behind the base line straight; back shot; can I hit a coin on my side of the line; coin below my line off the cushion; coin behind my line; cut a coin behind the base line; hit backwards
starwood:H1: thumbing behind the line
starwood:F9: hit the opponents last coin directly; touch his only coin; opponent has one coin left may I hit it; can he hit my only remaining coin to block it; hit the single coin of the opponent; block the opponents only coin; opponent has just one coin may I hit it directly; my single coin left may he strike it directly
starwood:F9 iiitn:5: hit the opponents coins first; strike a coin of the other player; may I hit the other colour; can I use the opponents coin
iiitn:5: which coins are mine to pocket; one colour for each player
iiitn:3: players in a team; how many boys and girls in a team; size of a team; how many girls; maximum players in a team; how many players in one team; how many people in a team; boys and girls in a team; can girls play
iiitn:4: one player in two matches; same player twice; may a player play again for the team
iiitn:1: which rules apply where this book says nothing; international rules apply
iiitn:14: disturbed the coins penalty and turn; touched coins on purpose
iiitn:16: colours swap every board; do we change colour; same colour in every board
iiitn:17: grip and posture; any grip allowed; how to hold the striker
iiitn:18 iiitn:17: scissors; forward shot finger; index or middle finger
iiitn:28: striker did not leave the lines play again; striker did not cross the line; three attempts
iiitn:24: centre spot hidden
icf-classic:def:white-slam: white slam; all nine white coins in the first turn; what is a white slam
icf-classic:def:black-slam: black slam; all black coins in the first turn; what is a black slam
icf-classic:def:white-slam icf-classic:def:black-slam: what is a slam
starwood:S3: stand up to shoot; shoot standing; must I sit to shoot
91 29 starwood:S3: stand up to shoot; shoot standing; must I sit to shoot; stand to play a difficult shot; stand and shoot; play standing
starwood:S1: body must stay on the seat; slide on the seat; lift my body off the seat
starwood:G5 134: stopped a moving coin or striker with the hand; caught the striker; stop the rolling striker by hand; stopped the moving coin
starwood:F4 134: moved coins while pulling the striker; coin disturbed when setting the striker
starwood:Q1 69b: queen fell while the striker on it was lifted; striker on the queen
starwood:T2: same seats through the match; change seats between games
icf-classic:def:pair icf-classic:def:shot: what is a pair; what does pair mean
icf-classic:def:cannon icf-classic:def:shot: what is a cannon; what does cannon mean
icf-classic:def:shot: what is a shot with the queen
icf-classic:def:thumbing 34: what is thumbing
icf-classic:def:push 33: what is a push
icf-classic:def:penalty 64a: what is a penalty
icf-classic:def:break 44: what is a break
icf-classic:def:board 52a: what is a board
icf-classic:def:turn 48: what is a turn
icf-classic:def:stroke: what is a stroke
icf-classic:def:placing 84a: what is placing; meaning of placing
icf-classic:def:pocketing: what is pocketing
icf-classic:def:queen: what is the queen; which piece is the queen
icf-classic:def:hand: what counts as the hand
icf-classic:def:finger 34: what counts as a finger
icf-classic:def:imaginary-lines 32: imaginary lines; where do the arrow lines run
icf-classic:def:opponent-in-singles: who is the opponent in singles
icf-classic:def:opponent-in-doubles: who is the opponent in doubles
icf-classic:def:umpire: who is the umpire; what does the umpire do
icf-classic:def:chief-referee: who is the chief referee
icf-classic:def:proper icf-classic:def:improper 62: what is a proper stroke; what is an improper stroke; proper and improper
icf-classic:def:improper 62: meaning of improper
icf-classic:def:finish 52a: when is a board finished
icf-classic:def:c-m: what is a carromman; what does c/m mean
icf-classic:def:c-b: what does c/b mean
icf-classic:def:player: who is a player
127b 127a: striker barely moved and did not leave the line; striker did not leave the lines; striker stayed on the line may I shoot again; striker hardly moved; striker did not come out of the line shoot again
iiitn:19: rebound; hit by rebound; use the cushion for a coin behind the line
`;
