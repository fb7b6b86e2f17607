import fc from 'fast-check'

// Property tests take other cases each time. In CI they take the same, so that what it says of a commit stays
// true; WAYMARK_SEED chooses them anywhere, for example those of a run that failed.
const { CI, WAYMARK_SEED } = process.env
const seed = WAYMARK_SEED ?? (CI === undefined ? undefined : '20261122')
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
