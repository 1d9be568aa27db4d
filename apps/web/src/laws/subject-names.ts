import { catalogue } from '../device/catalogue.js';
import type { SubjectId } from './subjects.js';

export type SubjectNames = Readonly<Record<SubjectId, string>>;

/** Apart from the other words: a chip beside a ruling needs none of these. */
export const subjectNames = catalogue<SubjectNames>(import.meta.glob('./subject-names/*.ts'));
