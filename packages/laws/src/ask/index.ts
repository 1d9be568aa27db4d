export { type LawAnswer, type LawSearch, makeLawSearch, type ReadingFound, SURE } from './ask.js';
export { type Elsewhere, elsewhere } from './counterparts.js';
export { type LawAnswersJson, type LawQuestion, makeLawAnswersJson, readLawQuestion } from './question.js';
