import { codePointAt } from '@waymark/infra'

/** Made for the first code point beyond ASCII, because some engines do not know `\p`. */
let expressions: ReturnType<typeof createExpressions> | null = null

function createExpressions() {
  return {
    /** https://tc39.es/ecma262/#prod-IdentifierStart */
    start: createExpression('ID_Start', ''),
    /** https://tc39.es/ecma262/#prod-IdentifierPart, with the two joiners whatever the engine's Unicode says of them. */
    part: createExpression('ID_Continue', '\u200c\u200d'),
  }
}

/** In pieces, because a minifier would make a literal of a whole string, and that fails when a script is loaded. */
function createExpression(property: string, others: string): RegExp {
  return new RegExp(`^[\\p{${property}}${others}]$`, 'u')
}

/**
 * Whether a name may hold this code point. Which letters there are is up to the Unicode version of the
 * engine, as in the names of its own variables.
 *
 * @param codePoint - One code point as a string; the empty string is not a code point.
 * @param first - Whether the name begins with it.
 * @throws SyntaxError for a code point beyond ASCII, if the engine does not know `\p` in regular expressions.
 * @see https://urlpattern.spec.whatwg.org/#is-a-valid-name-code-point
 */
export function isValidNameCodePoint(codePoint: string, first: boolean): boolean {
  if (codePoint <= '\x7f') return (first ? /^[$_a-z]$/i : /^[$_a-z\d]$/i).test(codePoint)
  expressions ??= createExpressions()
  return (first ? expressions.start : expressions.part).test(codePoint)
}

/** The code point at an offset, as a string; empty at the end. */
export function characterAt(text: string, index: number): string {
  return index < text.length ? String.fromCodePoint(codePointAt(text, index)) : ''
}
