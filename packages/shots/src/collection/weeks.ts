/** Made once by `npm run shots`, and never changed: the weeks of the first calendar, from Monday to Sunday. */
export const WEEKS = `
rebound-001 cut-001 nothing-001 keep-002 cut-003 queen-002 double-002
cluster-001 cut-002 nothing-003 cluster-002 cannon-003 pot-003 double-003
keep-001 two-001 pot-001 queen-001 cluster-003 two-003 queen-003
cannon-001 cannon-002 double-001 keep-003 pot-002 rebound-002 rebound-003
`;
