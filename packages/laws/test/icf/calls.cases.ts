/** Laws that a person calls, by what follows; written from the text, law by law. */

/** A breach: a foul against the side on turn, a technical foul against the other. */
export const FOULS = [
  ['29', 'the seat moved during the turn'],
  ['30a', 'the body on the board or its stand'],
  ['30b', 'clothing on the playing surface'],
  ['31', 'the seat raised during a board'],
  ['32', 'the body beyond the arrows'],
  ['33', 'the striker pushed'],
  ['34', 'struck with something other than a finger'],
  ['37a', 'the elbow inside'],
  ['38a', 'leaning on the stand'],
  ['46', 'the break not struck in time'],
  ['50', 'the stroke not struck in time'],
  ['62', 'any other breach'],
  ['82a', 'an own man placed by mistake'],
  ['84b', 'another man held while placing'],
  ['85', 'placed outside the outer circle'],
  ['86', 'another man moved by the placing'],
  ['88a', 'not placed in time'],
  ['88b', 'not all placed in time'],
  ['89b', 'placed on the centre circle'],
  ['90', "the partner's man taken out"],
  ['114', 'placed to make a shot with the queen'],
  ['117', 'the striker changed during a board'],
  ['118a', 'the carrom board shifted'],
  ['122b.i', 'powder after "Play"'],
  ['122b.ii', 'powder wiped off'],
  ['122b.iii', 'powder blown off'],
  ['123', 'the striker left on the board'],
  ['124c', "struck before the opponent's striker was off"],
  ['126a', 'the carrom board tapped'],
  ['128', "the score asked in the other's turn"],
  ['129', 'the opponent distracted'],
  ['130a', 'the striker off a base line'],
  ['130b', 'the base circle not covered, or the arrow touched'],
  ['131', 'partners talking'],
  ['132', 'talking to spectators'],
  ['133', 'something held in the hand'],
  ['134', 'men disturbed by hand'],
  ['135', "the striker's run tried"],
  ['136a', 'the striker left on the frame'],
] as const;

/** Things stand, or the umpire sets them right: nothing comes out and the turn stays. */
export const PLAY_ON = [
  ['60c', 'a change of sides that was missed'],
  ['66a', 'out and back on the surface'],
  ['66b', 'back off the lamp'],
  ['67', 'on edge'],
  ['68', 'overlapping'],
  ['69a', 'the striker on a man'],
  ['70a', 'a man on the striker'],
  ['82b', 'a wrong man placed and not noticed'],
  ['84a', 'a man placed and let go'],
  ['94a', 'the queen placed beside a covered centre'],
  ['120', 'a damaged man replaced'],
  ['121a', 'an appeal stops the clock'],
  ['122e', 'dust taken off'],
  ['127b', 'a slip that is no stroke'],
  ['141', 'a man broken by a stroke'],
  ['147', 'a protest handed in'],
  ['148b', 'a protest overruled'],
] as const;

export const BOARD_LOST = [
  ['51', 'out of turn'],
  ['91', 'leaving the seat'],
  ['121b', 'playing on before "Play"'],
  ['126b', 'the men jolted beyond restoring'],
] as const;

export const BOARD_REPLAYED = [
  ['137', 'three passes each'],
  ['140', 'the unforeseen'],
  ['142', 'no room for the striker'],
  ['148a', 'a protest upheld'],
] as const;

export const MATCH_LOST = [
  ['139', 'conceded'],
  ['143', 'indiscipline'],
  ['143a', 'leaving the area'],
  ['143b', 'overstaying the rest'],
  ['143c', 'refusing a decision'],
  ['143d', 'insults'],
  ['143e', 'smoke, drink or drugs'],
  ['143f', 'an uncertified striker'],
  ['143g', 'breaking off play'],
  ['143h', 'distracting again and again'],
  ['143i', 'reporting too late'],
] as const;

export const TURN_LOST = [
  ['125b', "an opponent's man overlooked"],
  ['127a', 'a slip that is a stroke'],
] as const;

/** The right to place what the other side owes is gone. */
export const DUES_FORFEITED = [
  ['80', 'a foul not risked'],
  ['83', 'the rest not placed before the next stroke'],
  ['87a', 'the forgoing not told in time'],
] as const;
