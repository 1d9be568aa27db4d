import type { LevelName } from '@opencarrom/ai';
import { catalogue } from '../../device/catalogue.js';

export const handNames = catalogue<Readonly<Record<LevelName, string>>>(
  import.meta.glob('./hand-names/*.ts'),
);
