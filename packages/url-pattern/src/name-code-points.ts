import { codePointAt } from '@waymark/infra'

/** https://tc39.es/ecma262/#prod-IdentifierStart */
const IDENTIFIER_START = /^[$_\p{ID_Start}]$/u

/** https://tc39.es/ecma262/#prod-IdentifierPart, with the two joiners whatever the engine's Unicode says of them. */
const IDENTIFIER_PART = /^(?:[$\p{ID_Continue}]|\u200c|\u200d)$/u

/**
 * Whether a name may hold this code point. Which letters there are is up to the Unicode version of the
 * engine, as in the names of its own variables.
 *
 * @param codePoint - One code point as a string; the empty string is not a code point.
 * @param first - Whether the name begins with it.
 * @see https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point
 */
export function isValidNameCodePoint(codePoint: string, first: boolean): boolean {
  return (first ? IDENTIFIER_START : IDENTIFIER_PART).test(codePoint)
}

/** The code point at an offset, as a string; empty at the end. */
export function characterAt(text: string, index: number): string {
  return index < text.length ? String.fromCodePoint(codePointAt(text, index)) : ''
}
