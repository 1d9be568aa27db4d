import { by, properBy } from '../cited.js';
import type { Differences } from '../rules.js';

export const endings: NonNullable<Differences['endings']> = {
  'finish-own-queen': properBy(['25', '26']),
  'finish-others-queen': properBy(['26', '25']),
  'finish-as-cover': properBy(['25', '26', '70']),
  'finish-with-queen': properBy(['70a', '25', '26']),
  'own-last-before-queen': by(['80a'], ['80b']),
  'own-last-before-queen+striker': by(['81a'], ['81b']),
  'own-last-while-owing': properBy(['80a', '68b']),
  'both-last-before-queen': by(['78a'], ['78b']),
  'both-last-before-queen+striker': by(['78a', '81a'], ['78b', '81b']),
  'both-last-while-owing': by(['78a', '68b'], ['78b', '68b']),
  'both-last-as-cover': by(['75a'], ['75b']),
  'both-last-as-cover+striker': by(['75a', '82a'], ['75b', '82b']),
  'both-last-with-queen': by(['77a'], ['77b']),
  'both-last-with-queen+striker': by(['82a'], ['82b']),
  'both-last-own-queen': by(['25a', '77a'], ['83b', '50a']),
  'both-last-own-queen+striker': by(['83a'], ['83b']),
  'both-last-others-queen': by(['25a', '26c'], ['85b', '50a']),
  // The older law knows no score from which three points shrink to one.
  'both-last-others-queen+striker': {
    proper: { laws: ['85a'], award: { points: 3 } },
    improper: { laws: ['85b'], award: { points: 3 } },
  },
  'opponents-last-before-queen': by(['79a'], ['79b']),
  'opponents-last-before-queen+striker': by(['84a'], ['84b']),
  'opponents-last-while-covering': by(['76a'], ['76b']),
  'opponents-last-while-covering+striker': by(['76a', '84a'], ['76b', '84b']),
  'opponents-last-with-queen': by(['76a'], ['76b']),
  'opponents-last-own-queen': by(['25a', '26'], ['49', '25a', '26']),
  'opponents-last-own-queen+striker': by(['47', '25a', '26'], ['49', '47', '25a', '26']),
  'opponents-last-others-queen': by(['25a', '26'], ['49', '25a', '26']),
  'opponents-last-others-queen+striker': by(['47', '25a', '26'], ['49', '47', '25a', '26']),
};
