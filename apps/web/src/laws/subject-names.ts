import type { Catalogues } from '../device/language.js';
import { subjectNamesEn } from './subject-names-en.js';
import { subjectNamesHi } from './subject-names-hi.js';
import type { SubjectId } from './subjects.js';

/** Apart from the other words: a chip beside a ruling needs none of these. */
export const subjectNames: Catalogues<Readonly<Record<SubjectId, string>>> = {
  en: subjectNamesEn,
  hi: subjectNamesHi,
};
