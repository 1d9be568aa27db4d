import type { Catalogues } from '../device/language.js';
import type { StepName } from './lesson.js';

interface LearnWords {
  readonly title: string;
  readonly intro: string;
  readonly steps: Readonly<
    Record<StepName, { readonly title: string; readonly text: string; readonly done: string }>
  >;
  readonly next: string;
  readonly again: string;
  readonly play: string;
  readonly finished: string;
  readonly finishedText: string;
  readonly stepOf: (step: number, all: number) => string;
  readonly tryAgain: string;
}

export const words: Catalogues<LearnWords> = {
  en: {
    title: 'A first lesson',
    intro: 'One minute at the board: place, aim, strike, queen and cover, a due.',
    steps: {
      place: {
        title: 'Place the striker',
        text: 'Slide it along your base line, well to the left.',
        done: 'There. It touches both base lines, as law 130 wants.',
      },
      strike: {
        title: 'Aim and strike',
        text: 'Draw back from the striker, as with a bow, and let go. Pocket the white man.',
        done: 'Down. Who pockets a man of their own strikes again (law 48).',
      },
      queen: {
        title: 'The queen',
        text: 'The red queen is worth three points. Pocket her.',
        done: 'She is down, but not yours yet: she must be covered.',
      },
      cover: {
        title: 'Cover her',
        text: 'Pocket one of your own men with the very next stroke, or she comes back (law 96).',
        done: 'Covered. Win the board, and her points are yours.',
      },
      due: {
        title: 'A due',
        text: 'Your opponent pocketed the striker: a due (law 72). Move his man inside the outer circle, off the centre and touching nothing, and put it down.',
        done: 'Well placed. That is all you need to begin.',
      },
    },
    next: 'Next',
    again: 'Once more',
    play: 'Play a board',
    finished: 'You can play.',
    finishedText: 'The umpire explains the rest as it happens: every ruling names its law.',
    stepOf: (step, all) => `${step} of ${all}`,
    tryAgain: 'Not quite. The men are back: try again.',
  },
  hi: {
    title: 'पहला पाठ',
    intro: 'बोर्ड पर एक मिनट: रखना, निशाना, मारना, रानी और कवर, ड्यू।',
    steps: {
      place: {
        title: 'स्ट्राइकर रखें',
        text: 'उसे अपनी बेस लाइन पर बाईं ओर काफ़ी दूर खिसकाएँ।',
        done: 'ठीक। वह दोनों बेस लाइनों को छूता है, जैसा नियम 130 चाहता है।',
      },
      strike: {
        title: 'निशाना लगाएँ और मारें',
        text: 'स्ट्राइकर से पीछे खींचें, धनुष की तरह, और छोड़ दें। सफ़ेद गोटी डालें।',
        done: 'गई। अपनी गोटी डालने वाला फिर खेलता है (नियम 48)।',
      },
      queen: {
        title: 'रानी',
        text: 'लाल रानी के तीन अंक हैं। उसे डालें।',
        done: 'रानी गई, पर अभी आपकी नहीं: उसे कवर करना है।',
      },
      cover: {
        title: 'कवर करें',
        text: 'ठीक अगले स्ट्रोक में अपनी एक गोटी डालें, नहीं तो रानी लौट आएगी (नियम 96)।',
        done: 'कवर हो गई। बोर्ड जीतें, तो उसके अंक आपके।',
      },
      due: {
        title: 'ड्यू',
        text: 'सामने वाले का स्ट्राइकर गिरा: ड्यू (नियम 72)। उसकी गोटी को बाहरी घेरे के भीतर खिसकाएँ, बीच से हटकर, किसी को छुए बिना, और रख दें।',
        done: 'ठीक रखी। शुरू करने के लिए इतना काफ़ी है।',
      },
    },
    next: 'आगे',
    again: 'फिर से',
    play: 'एक बोर्ड खेलें',
    finished: 'अब आप खेल सकते हैं।',
    finishedText: 'बाकी अंपायर खेल के साथ समझाता है: हर निर्णय अपना नियम बताता है।',
    stepOf: (step, all) => `${all} में ${step}`,
    tryAgain: 'अभी नहीं। गोटियाँ वापस हैं: फिर कोशिश करें।',
  },
};
