import type { LearnWords } from '../words.js';

export const words = {
  title: 'Learn carrom',
  intro:
    'Short lessons at the board. A hand shows each stroke, then it is your turn. Take them in any order.',
  begin: 'Start',
  goOn: 'Continue',
  nextLesson: 'Next',
  doneOf: (done, all) => `${done} of ${all} lessons done`,
  stepsDone: (done, all) => `${done} of ${all} steps done`,
  shotsDone: (done, all) => `${done} of ${all} shots done`,
  stepOf: (step, all) => `Step ${step} of ${all}`,
  learnt: 'Done',
  all: 'All lessons',
  next: 'Next',
  skip: 'Skip this step',
  yourTurn: 'Your turn',
  enough: 'Skip to the question',
  showAgain: 'Show it again',
  again: 'Try again',
  repeat: 'Repeat the lesson',
  play: 'Play a board',
  finished: 'Lesson done',
  notAll: 'Some steps are left',
  nowShots: 'Now use it: real positions',
  toShot: 'Play the next shot',
  shots: 'Shots for this lesson',
  notLoaded: 'The shots could not be loaded. Try again later.',
  stars: (stars) => `${stars} of 3 stars`,
  pocketed: 'Pocketed.',
  misses: {
    striker:
      'The striker was pocketed too. Strike a little softer, or aim so that it stops short. Try again.',
    missed: 'Not quite. The coins are back in place. Try again.',
    'other-way': 'Pocketed, but in another way. Try it as this lesson shows.',
    'too-hard': 'Pocketed, but too hard. Pull back less.',
    'no-spin': 'Pocketed, but without spin. Set the spin first.',
    closed: 'Too many coins are still in the circle. Strike harder, into the middle.',
    'left-one': 'Your opponent still has this shot. Leave no straight way to a pocket.',
    'theirs-fell': 'That pocketed the opponent’s coin: it is a gift. Try again.',
    'striker-stayed': 'The striker stayed on the board. Aim it at a pocket.',
    fell: 'A coin was pocketed. This time, pocket nothing.',
  },
  whatWasWrong: 'What was wrong?',
  faults: {
    'base-circle': 'Base circle covered in part',
    'base-lines': 'Not on both base lines',
    none: 'Nothing: a fair stroke',
  },
  lookAgain: 'Look once more where the striker stands.',
  lessons: {
    hold: {
      title: 'Hold and place',
      note: 'The hand on the board, the striker on its line, the first coin',
      last: 'Place first, then look, then strike. On a real board keep your elbow outside (law 37a).',
      steps: {
        grip: {
          title: 'On a real board',
          text: 'Rest your hand on the board. Thumb and middle finger keep the striker still. The forefinger flicks it, from close behind: it does not push.',
          done: 'A finger makes the stroke (law 34), and either hand may do it.',
        },
        place: {
          title: 'Place the striker',
          text: 'Here your finger does the same. Slide the striker along your base line, well to the left.',
          done: 'Good. It must touch both base lines (law 130).',
        },
        strike: {
          title: 'Aim and strike',
          text: 'Pull back from the striker and let go. Pocket the white coin.',
          onPaper: 'Pocket the white coin.',
          done: 'Pocketed. Pocket one of your own coins and you play again (law 48).',
        },
        left: {
          title: 'Shot 1',
          text: 'Now the other side. Place the striker so that coin and pocket are in line.',
        },
      },
    },
    aim: {
      title: 'Aim and power',
      note: 'In line, softly, over the whole board, past other coins',
      last: 'Most misses are too hard. A pocket takes a slow coin from its edge, a fast one only from its middle.',
      steps: {
        line: {
          title: 'Find the line',
          text: 'Draw a line from the pocket through the coin. Put the striker where this line meets your base line.',
          done: 'That is the whole secret: pocket, coin and striker in one line.',
        },
        softly: {
          title: 'Softly',
          text: 'The coin lies at the pocket. A touch is enough: pull back only a little.',
          onPaper: 'The coin lies at the pocket. A touch is enough.',
          done: 'Soft is safe: the striker stays out of the pocket.',
        },
        far: {
          title: 'Shot 1',
          text: 'A long way. Aim finely with the strip.',
          onPaper: 'A long way. Aim at the middle of the pocket.',
        },
        across: {
          title: 'Shot 2',
          text: 'Pocket the white coin past the two black ones.',
        },
      },
    },
    cut: {
      title: 'Cuts',
      note: 'Hit the coin beside its middle and send it aside',
      last: 'The thinner the cut, the more of the power stays with the striker. Strike a thin cut harder.',
      steps: {
        cut: {
          title: 'Beside the middle',
          text: 'The coin leaves along the line between the two middles. Hit it on the side away from the pocket.',
          done: 'A cut. The striker goes on to the other side: watch where it ends.',
        },
        left: { title: 'Shot 1', text: 'The same on the left.' },
        thin: { title: 'Shot 2', text: 'A thin cut along the far frame. Hit only the edge of the coin.' },
      },
    },
    bank: {
      title: 'Doubles',
      note: 'The coin goes off the frame into a pocket',
      last: 'A coin leaves the frame at nearly the same angle, a little slower and a little closer to the frame.',
      steps: {
        bank: {
          title: 'Off the frame',
          text: 'Both far pockets are shut. Send the coin to the frame, and from there into a near pocket.',
          done: 'A double. The coin comes back to you, so look first what lies in its way.',
        },
        left: { title: 'Shot 1', text: 'The same to the other side.' },
        long: {
          title: 'Shot 2',
          text: 'From further away. Imagine the pocket mirrored behind the frame, and send the coin there.',
        },
      },
    },
    rebound: {
      title: 'Rebounds',
      note: 'The striker goes off the frame to a coin behind your line',
      last: 'A coin at your own frame cannot be struck from behind: go off the far frame and come back to it.',
      steps: {
        rebound: {
          title: 'There and back',
          text: 'The coin lies behind your base line. Send the striker to the far frame: it hits the coin on the way back.',
          done: 'A rebound. The power must be enough for the whole way there and back.',
        },
        left: { title: 'Shot 1', text: 'The same on the left.' },
        middle: { title: 'Shot 2', text: 'A coin further in. Choose your place on the line well.' },
      },
    },
    spin: {
      title: 'Spin',
      note: 'A turning striker leaves the frame at another angle',
      last: 'Spin changes nothing on the way to the frame. It works where the striker touches: off the frame, and a little off a coin.',
      steps: {
        spin: {
          title: 'Turn it',
          text: 'Set the spin first. The turning striker leaves the frame to the side, and hits the coin on the way back.',
          onPaper:
            'Let the striker turn: it leaves the frame to the side, and hits the coin on the way back.',
          done: 'The spin did that: straight up, and aside on the way back.',
        },
        left: { title: 'Shot 1', text: 'With the spin the other way.' },
        shot: { title: 'Shot 2', text: 'Choose the spin yourself.' },
      },
    },
    break: {
      title: 'The break',
      note: 'Open the cluster, keep the striker out',
      last: 'White breaks. If the striker touches no coin, there are two more tries (law 45a).',
      steps: {
        break: {
          title: 'Open the cluster',
          text: 'Strike hard, straight into the middle. At least fifteen coins must leave the circle.',
          done: 'Open. Now there are coins to play for.',
        },
        corner: {
          title: 'Shot 1',
          text: 'Break from the end of your line: other coins move. Open at least fifteen.',
          done: 'Open. Strong players know which break brings which coins.',
        },
      },
    },
    leave: {
      title: 'Defence',
      note: 'Nothing to pocket? Then leave nothing either',
      last: 'Before you strike a hard shot, ask what stays if it misses.',
      steps: {
        push: {
          title: 'Push it away',
          text: 'Your shots are hard, Black has an easy one. Push the black coin to where it has no straight way.',
          done: 'Nothing left for Black: no straight way to a pocket.',
        },
        block: {
          title: 'Shot 1',
          text: 'Leave Black no straight shot. You may also put your own coin in the way.',
          done: 'Well defended.',
        },
        hide: {
          title: 'Shot 2',
          text: 'Two black coins. Leave neither a straight way.',
          done: 'Well defended: both are shut.',
        },
      },
    },
    queen: {
      title: 'Queen and cover',
      note: 'Three points, but only if you cover it',
      last: 'Play for the queen when a coin of your own lies ready to cover it.',
      steps: {
        queen: {
          title: 'The queen',
          text: 'The red queen is worth three points. Pocket it.',
          done: 'Pocketed, but not yours yet: you must cover it.',
        },
        cover: {
          title: 'Cover it',
          text: 'Pocket one of your own coins with the next stroke, or the queen comes back (law 96).',
          done: 'Covered. Win the board, and its points are yours.',
        },
        return: {
          title: 'Not covered',
          text: 'See what happens without a cover: strike, and pocket nothing.',
          done: 'Without a cover the queen goes back to the centre.',
        },
      },
    },
    due: {
      title: 'A due',
      note: 'What a pocketed striker costs',
      last: 'A pocketed striker costs one coin, the due. Strike so that it stops short of the pocket.',
      steps: {
        striker: {
          title: 'Pocket the striker',
          text: 'Do it once on purpose: send the striker straight into a pocket, and hear the umpire.',
          done: 'A due: one of your pocketed coins comes out, and your turn is over.',
        },
        due: {
          title: 'Place a due',
          text: 'Your opponent pocketed the striker and owes a due (law 72). Place their coin inside the outer circle, off the centre, touching nothing.',
          done: 'Well placed. Put it where it is hardest to pocket.',
        },
        both: {
          title: 'Shot 1',
          text: 'Pocket your coin and the striker with one stroke. Hard and straight: the striker follows.',
          done: 'Both pocketed: the coin comes out with one more, but you play on (law 73).',
        },
      },
    },
    foul: {
      title: 'See a foul',
      note: 'Look where the striker stands, and call it',
      last: 'A foul counts when somebody sees it. On a real board the umpire looks, or you do.',
      steps: {
        circle: {
          title: 'Black strikes',
          text: 'Look where Black puts the striker. Was it allowed?',
          done: 'Right. A base circle is covered fully or left alone (law 130b).',
        },
        lines: {
          title: 'Once more',
          text: 'Look at both lines. Was it allowed?',
          done: 'Right. The striker must touch both lines (law 130a).',
        },
        fair: {
          title: 'And now?',
          text: 'Black plays from the very end of the line. Was it allowed?',
          done: 'Right: the circle is covered fully, so it is fair.',
        },
        penalty: {
          title: 'Place the penalty',
          text: 'A foul costs Black one coin, and you place it: inside the outer circle, off the centre, touching nothing.',
          done: 'Well placed. Now it is your turn.',
        },
      },
    },
  },
  sheet: {
    open: 'Sheet to print',
    title: 'Carrom practice sheet',
    about:
      'Set the coins up as drawn. Ten tries each: tick every one you pocket. White rings are your coins, filled ones the opponent’s. The solid line is the striker’s path, the dotted line the coin’s.',
    print: 'Print',
    name: 'Name',
    club: 'Club or school',
    date: 'Date',
    key: 'Tries',
    tries: (count) => `of ${count}`,
    page: (page, of) => `Page ${page} of ${of}`,
    table: 'For the teacher',
    tableAbout: 'One column per player: tick what was done, or write how many of ten.',
    shot: 'Shot',
    shotsAbout:
      'Positions from play, the easiest first, five tries each. You are white. A ring shows the coin of the task and its pocket. The app has them at the end of each lesson, in this order.',
    shotsOf: (lesson, count) => `${lesson}: ${count} shots`,
  },
} satisfies LearnWords;
