import { wordsOf } from './words.ts'

/**
 * Whether a segment looks like an identifier: it refers to one thing and was not chosen as a name.
 *
 * Digits, a UUID, an issue key (`PROJ-123`), capitals and digits (`C12345`), one word that ends in digits
 * (`abc123`), or a long mix of letters and digits without words. `v2` is a version, which is a name.
 */
export function isIdentifier(segment: string): boolean {
  // Only a UUID can do without a digit.
  if (segment.length !== 36 && !/[0-9]/.test(segment)) return false
  if (/^v[0-9]+(?:\.[0-9]+)*$/i.test(segment)) return false
  return (
    /^[0-9]+(?:[-.:][0-9]+)*$/.test(segment) ||
    /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(segment) ||
    /^[A-Z][A-Z0-9]*-[0-9]+$/.test(segment) ||
    /^(?=[A-Z0-9]*[0-9])[A-Z0-9]+$/.test(segment) ||
    /^[a-z]+[0-9]{2,}$/.test(segment) ||
    /^(?=[0-9a-f]*[0-9])(?=[0-9a-f]*[a-f])[0-9a-f]{7,}$/.test(segment) ||
    (/^(?=[A-Za-z_-]*[0-9])[A-Za-z0-9_-]{16,}={0,2}$/.test(segment) && !isSpelledOut(segment))
  )
}

/** Several words, with at most a year, a version or a small number among them: a person chose them. */
function isSpelledOut(segment: string): boolean {
  const words = wordsOf(segment)
  const letters = segment.replace(/[^A-Za-z]/g, '').length
  return (
    words.length > 1 &&
    // Random strings have words of one or two letters.
    letters >= 3 * words.length &&
    words.every((word) => /^(?:[a-z]+[0-9]{0,2}|[0-9]{1,4}|[0-9]{1,2}[a-z])$/.test(word))
  )
}

/** Whether the value of a parameter looks like an identifier. */
export function isIdentifierValue(value: string): boolean {
  return (
    /^[0-9]+$/.test(value) ||
    /^[A-Z][A-Z0-9]*-[0-9]+$/.test(value) ||
    /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(value)
  )
}
