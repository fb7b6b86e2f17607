import fc from 'fast-check'
import { isCi } from './runs.ts'

// Property tests take other cases each time. In CI they take the same, so that what it says of a commit stays
// true; WAYMARK_SEED chooses them anywhere, for example those of a run that failed.
const { WAYMARK_SEED = '' } = process.env
const seed = WAYMARK_SEED === '' && isCi ? '20261122' : WAYMARK_SEED
if (!/^\d*$/.test(seed)) throw new TypeError(`WAYMARK_SEED is a whole number, and not ${seed}`)
if (seed !== '') {
  fc.configureGlobal({ seed: Number(seed) })
  // The comparison with Node and whatwg-url draws its own.
  process.env['WAYMARK_SEED'] = seed
}
