/** So long a process counts as alive after it last said so. */
export const LEASE_MS = 2000;
/** So often it says so. */
export const RENEW_MS = 500;
