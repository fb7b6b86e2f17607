import fc from 'fast-check'
import { anyCharacter } from './any-character.ts'

/** Strings that a careless program would write into a URI as its syntax. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '.',
        '..',
        '%2e',
        '%',
        '/',
        '\\',
        '%2F',
        'a',
        ' ',
        '?',
        '#',
        '&',
        '=',
        ',',
        ';',
        ':',
        'é',
        '\ud800',
        '\0',
        '{',
        '}',
        '+',
        '-',
      ),
      { maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
)

/**
 * What a call returns.
 *
 * @returns `null` if it throws an error of the class, because it refuses the data.
 */
export function unlessRefused<T>(
  refusal: abstract new (...args: never) => Error,
  call: () => T,
): T | null {
  try {
    return call()
  } catch (error) {
    if (error instanceof refusal) return null
    throw error
  }
}
