import { isUrlCodePoint } from '@waymark/host/ascii'
import { isPercentEncodedByteAt } from '@waymark/host/internal/ascii'
import { codePointAt } from '@waymark/infra'
import { BACKSLASH } from './code-units.ts'
import { parser } from './parser.ts'
import type { PartOfInput } from './places.ts'
import { NOT_SPECIAL } from './scheme-kind.ts'

/**
 * Reports a part after the authority: its place, and each code point that is not a URL unit, as the path, query
 * and fragment states do.
 *
 * @param from - Everything before this offset has no error.
 * @see https://url.spec.whatwg.org/#url-units
 */
export function tellPart(
  part: PartOfInput,
  start: number,
  end: number,
  from: number = start,
): void {
  const { input, kind, report } = parser
  parser.places?.part(part, start, end)
  for (let i = from; i < end; i++) {
    const codePoint = codePointAt(input, i)
    const width = codePoint > 0xffff ? 2 : 1
    // In a special URL it means `/`, which is another error.
    if (codePoint === BACKSLASH && part === 'path' && kind !== NOT_SPECIAL) {
      report?.('invalid-reverse-solidus', i, i + 1)
    } else {
      const isValid =
        codePoint === 0x25 ? isPercentEncodedByteAt(input, i) : isUrlCodePoint(codePoint)
      if (!isValid) report?.('invalid-URL-unit', i, i + width)
    }
    i += width - 1
  }
}
