/** Who gets what at the end of a board: the laws of every book say it in the same few sentences. */

const FROM_22 = 'स्कोर 22 या अधिक हो तो';

/** The queen's three points, or one where she no longer counts. */
export const threeTo = (who: 'खिलाड़ी' | 'विपक्षी'): string => `${who} को 3 अंक मिलते हैं, या उसका ${FROM_22} 1`;

/** What lies on the board, the queen's points with it. */
export const menAndQueen = `विपक्षी को बोर्ड पर पड़ी खिलाड़ी की हर गोटी का एक अंक और रानी के अंक मिलते हैं, या विपक्षी का ${FROM_22} केवल गोटियों के`;

export const forStriker = 'स्ट्राइकर के लिए ';

/** What the opponent may ask for besides, and for what, where the law names it. */
export const mayDemand = (points: 1 | 2, forWhat = ''): string =>
  `; ${forWhat}विपक्षी ${points} अंक और माँग सकता है`;
