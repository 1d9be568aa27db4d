export { openingsFromSol, type SolOpening } from '../sol/opening.js';
export { isPackedSol, MOST_SOL_BYTES, readSolText } from './read-sol-text.js';
export { readYaml } from './read-yaml.js';
export type { SolFault, YamlFault } from './sol-fault.js';
