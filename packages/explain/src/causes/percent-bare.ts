import { sentence } from '@waymark/infra/internal'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { replacing } from '../url-edit.ts'

export const percentBare: Cause = {
  ...writingWarning(
    'percent-bare',
    ['invalid-URL-unit'],
    [
      'After this %, two hexadecimal digits are missing.',
      REPAIRED,
      'Write %25 for a percent sign.',
    ],
    ['https://a/100%', '%', 'https://a/100%25'],
    ['https://a/%zz', '%', 'https://a/%25zz'],
    ['https://a/?x=5%', '%', 'https://a/?x=5%25'],
  ),
}

/** One percent sign after the other, it reads each code unit once. */
const CUT_OFF = /%[\da-f]?[\0- ]*$/iy

/** A `%` that is not followed by two hexadecimal digits; `%u20ac`, as `escape` of JavaScript writes a character. */
export function barePercent(text: string, start: number): FoundCause {
  const code = 'percent-bare'
  const unit = /^%u([\da-f]{4})/i.exec(text.slice(start, start + 6))?.[1]
  if (unit !== undefined && !/^d[89a-f]/i.test(unit)) {
    const written = percentEncodeCodePointAt(String.fromCharCode(Number.parseInt(unit, 16)), 0)
    return {
      code,
      start,
      end: start + 6,
      message: sentence(
        'A character is encoded in the form of the JavaScript function `escape`, which means nothing in a URL.',
      ),
      remedy: sentence('Write {meant:code} instead.', { meant: written }),
      edit: replacing(start, start + 6, written),
    }
  }
  const cause = { code, start, end: start + 1, edit: replacing(start, start + 1, '%25') } as const
  CUT_OFF.lastIndex = start
  return CUT_OFF.test(text)
    ? {
        ...cause,
        remedy: sentence(
          'Write %25 for a percent sign; if the URL was cut off here, write both digits.',
          { detail: 'cut-off' },
        ),
      }
    : cause
}
