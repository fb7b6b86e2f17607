import { isAsciiAlpha } from '@waymark/infra'
import { COLON, PIPE } from './code-units.ts'
import { ENDS_AUTHORITY, UNIT_BITS } from './unit-bits.ts'

/** Whether an ASCII letter and `:` or `|` are at an offset. https://url.spec.whatwg.org/#windows-drive-letter */
export function isDriveLetterAt(text: string, at: number): boolean {
  if (!isAsciiAlpha(text.charCodeAt(at))) return false
  const second = text.charCodeAt(at + 1)
  return second === COLON || second === PIPE
}

/** https://url.spec.whatwg.org/#start-with-a-windows-drive-letter */
export function startsWithWindowsDriveLetter(text: string, at: number): boolean {
  if (!isDriveLetterAt(text, at)) return false
  return at + 2 >= text.length || (UNIT_BITS[text.charCodeAt(at + 2)]! & ENDS_AUTHORITY) !== 0
}
