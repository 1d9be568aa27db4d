import { BackSteps } from './back-steps.js';

export const backSteps = new BackSteps(history);
addEventListener('popstate', () => backSteps.passed());
