/** For Waymark's own packages only. */
export { createSuffixFinder, type FindSuffix, registrableStart } from './suffix-finder.ts'
