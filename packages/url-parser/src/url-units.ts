import { isPercentEncodedByteAt, isUrlCodePoint } from '@waymark/host'
import type { Reporter } from './validation-error.ts'

/**
 * Reports each code point of a run that is no URL unit, as the path, query and fragment states do.
 *
 * https://url.spec.whatwg.org/#url-units
 */
export function reportInvalidUrlUnits(
  input: string,
  start: number,
  end: number,
  report: Reporter,
): void {
  for (let i = start; i < end; i++) {
    const codePoint = input.codePointAt(i)!
    const width = codePoint > 0xffff ? 2 : 1
    const valid = codePoint === 0x25 ? isPercentEncodedByteAt(input, i) : isUrlCodePoint(codePoint)
    if (!valid) report('invalid-URL-unit', i, i + width)
    i += width - 1
  }
}
