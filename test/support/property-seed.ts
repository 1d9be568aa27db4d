import fc from 'fast-check';

/** Property tests draw the same cases at every run: a build must not fail by chance. `npm run soak` draws others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1865) });
