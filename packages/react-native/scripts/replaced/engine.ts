/** In an interpreter, one call of a regular expression takes no longer than a loop over one code unit. */
export function isShort(): boolean {
  return false
}

/**
 * A search among 100 names takes a third of the time of a loop, but on Hermes three times as long: its `indexOf` reads
 * each item as if it were a property.
 */
export const PREFERS_BUILT_INS: boolean = !('HermesInternal' in globalThis)
