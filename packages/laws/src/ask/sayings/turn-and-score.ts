/** What people say of the laws on turns, points, games and changing sides. */
export const TURN_AND_SCORE = `
48: when do I play again; another turn after pocketing own coin; turn continues; turn passes when nothing is pocketed; how long does my turn last; do I get another chance if I pocket a coin; extra turn; missed my shot whose turn; when does my turn end; pocketed nothing; I pocketed my coin do I continue; my coin and his coin pocketed together do I continue
49a.i: who breaks the next board; break alternates; second board break; does the winner break again; who breaks after the first board; who has white in the next board
49a.ii: who starts the second game; second game break; who breaks in game two
49a.iii: who starts the third game; third game break; who breaks the deciding game
49b: order of turns in doubles; who plays next in doubles; turn goes to the right; clockwise or anticlockwise; which direction do turns go; who plays after me in doubles
50: time for a shot; how many seconds for a stroke; player too slow; taking too long to shoot; shot clock; time limit for a turn; he wastes time; how long may I think; late stroke; did not play within the time; exceeded the time; more than 15 seconds for a shot
50 124a 124b: when does the time of 15 seconds start; when does the clock start counting; from when is the time counted
51: played out of turn; wrong player struck; shot when it was not his turn; played in my turn; struck without his turn; both played at the wrong turn; wrong person played in doubles; turn order mixed up; opponent hit the striker when it was my turn; partner played in my turn; partner struck instead of me
52a: how to win the board; who wins the board; when does a board end; when is a board won; finished all my coins; first to pocket all coins
53a 52b.ii 53b: how are points counted; how is the score of a board counted; points for coins left; what does the winner of a board score; how many points do I get for winning; calculate points of a board; coins left on the board points
52b.i 53b 54: points for the queen; how many points is the queen; value of the queen; what is the queen worth; when does the queen count; queen how many marks
52b.ii 53a: points for one coin; value of a coin; how many points is a coin; what is one coin worth; points for black and white coins
53b 53c: who gets the points of the queen; queen points go to the winner; I covered the queen and won the board
53c: loser points for the queen; queen covered by the loser; I covered the queen but lost the board; do I get queen points if I lose; queen taken by the side that lost
54 52b.i: queen points at 22; queen worth nothing when score is 22 or more; until what score does the queen count; queen points after 21; queen at high score; does the queen still give points near the end of the game
55: maximum points of a board; most points in one board; coins owed when the board ends; highest score in a board; due left when the board is over; unpaid dues at the end of the board; can I get more than 12
56a: points of a game; how many points to win the game; how many boards in a game; game to 25; eight boards nobody has 25; when is a game over; when does a game end; how long is a game; who wins the game; how many boards do we play
56b: score level after the last board; equal score after eight boards; tie break extra board; game tied; what if a game is a draw; both have the same points at the end; tie after eight boards; toss for the extra board; both sides have equal points when the boards are over
60b 60a: change sides; when do players change ends; switch sides; change sides in the third game; do we change seats between games; change ends after how many boards; change sides at 13
60a: who decides whether sides are changed; do we have to change sides
60c: forgot to change sides; change of sides overlooked; sides not changed nobody noticed
61: time to change sides; how many minutes for changing sides; how long to change ends
138: rest between games; how long is the interval; break between second and third game; ten minutes rest; is there a rest before the last game; gap between games
137: pass the turn; both players pass; skip a turn; player does not want to play; refuse to strike; three passes; may I pass; board drawn by passing; nobody wants to play
139: give up the match; concede the game; resign; can I retire from the match; quit in the middle; surrender; leave the match
icf-classic:30 starwood:P.league1: how many games in a match; match best of three; number of games; how many games must I win; how is a match won
starwood:P.league1 starwood:P.league2: league match; boards in a league match; points of league boards
starwood:P.league2: do points count in the league table; league table points; total points in league; how is the table made
starwood:P.knockout1: who goes on to the knock out; who qualifies from the group; how many pairs advance; top two of a group
starwood:P.knockout2: how many boards in a quarter final; quarter final points; points to win a quarter final
starwood:P.knockout3: how many boards in a semi final; semi final points; points to win a semi final
starwood:P.knockout4 56b: nobody has 29 when the boards are over; more points over all boards wins; no one reached the points
starwood:P.final1 starwood:P.final2: how many boards in the final; limit of boards in the final; how is the final played
starwood:P.final2 starwood:P.final1: how many points to win the final; final to 29
`;
