// No run is skipped by a regular expression: the loops after it read every code unit.

export const SPECIAL_TAIL = null
export const TAIL = null
export const SPECIAL_REFERENCE = null
export const OPAQUE_PATH_RUN = null
export const QUERY_RUN = null
export const LONGEST_RUN = 0

export function skip(_run: null, _input: string, at: number): number {
  return at
}
