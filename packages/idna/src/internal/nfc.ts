/** For Waymark's own packages: see docs/versioning.md. */
export {
  combiningClass,
  isNfcBoundary,
  isNfcStable,
  toCanonicalOrder,
} from '../canonical-normalization.ts'
