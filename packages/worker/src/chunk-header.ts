import { sentence } from '@waymark/infra/internal'
import { type FormatFault, formatFault } from './row-fault.ts'

/** The longest header: a number with the most digits that are exact, and a newline. */
export const LONGEST_HEADER = 17

const DIGIT_ZERO = 0x30

/** Reads the line before a chunk, which has the number of its rows; -1 if it is not a number. */
export function readChunkHeader(bytes: Uint8Array, start: number, end: number): number {
  if (end === start || end - start >= LONGEST_HEADER) return -1
  let count = 0
  for (let at = start; at < end; at++) {
    const digit = bytes[at]! - DIGIT_ZERO
    if (!(digit >= 0 && digit <= 9)) return -1
    count = count * 10 + digit
  }
  return count <= Number.MAX_SAFE_INTEGER ? count : -1
}

/** The fault of a line that should have been a header. */
export const HEADER_FAULT: FormatFault = /* @__PURE__ */ formatFault(
  'chunk-header',
  /* @__PURE__ */ sentence(
    'a chunk must begin with a line that has the number of its rows: send this line, or turn the chunk header off',
  ),
)

/** The fault of an input that ends within a chunk. */
export function missingRows(left: number): FormatFault {
  return formatFault(
    'row-truncated',
    sentence('the input ends within a chunk: {left} {left|row is|rows are} missing', { left }),
  )
}
