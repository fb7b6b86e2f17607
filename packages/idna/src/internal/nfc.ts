/** For Waymark's own packages only. */
export {
  combiningClass,
  isNfcBoundary,
  isNfcStable,
  toCanonicalOrder,
} from '../canonical-normalization.ts'
