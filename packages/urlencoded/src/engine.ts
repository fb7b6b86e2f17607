// What depends on the engine. Builds for engines without a compiler replace this file.

/**
 * Whether a text is so short that a loop over its code units takes less time than the call of a regular expression.
 *
 * @param longest - Up to which length a compiler makes the loop the faster one.
 */
export function isShort(text: string, longest: number): boolean {
  return text.length <= longest
}

/** Whether one call of a built-in for a whole list takes less time than a loop over its items. */
export const PREFERS_BUILT_INS: boolean = false
