import { isAsciiAlpha } from '@waymark/infra'

const COLON = 0x3a
const PIPE = 0x7c

/** https://url.spec.whatwg.org/#single-dot-path-segment */
export function isSingleDotSegment(segment: string): boolean {
  switch (segment.length) {
    case 1:
      return segment === '.'
    case 3:
      return segment === '%2e' || segment === '%2E'
    default:
      return false
  }
}

/** https://url.spec.whatwg.org/#double-dot-path-segment */
export function isDoubleDotSegment(segment: string): boolean {
  switch (segment.length) {
    case 2:
      return segment === '..'
    case 4:
    case 6:
      return /^(?:\.|%2e){2}$/i.test(segment)
    default:
      return false
  }
}

/** https://url.spec.whatwg.org/#windows-drive-letter */
export function isWindowsDriveLetter(text: string): boolean {
  return text.length === 2 && isDriveLetterAt(text, 0)
}

/** https://url.spec.whatwg.org/#normalized-windows-drive-letter */
export function isNormalizedWindowsDriveLetter(text: string): boolean {
  return isWindowsDriveLetter(text) && text.charCodeAt(1) === COLON
}

/** https://url.spec.whatwg.org/#start-with-a-windows-drive-letter */
export function startsWithWindowsDriveLetter(input: string, pointer: number): boolean {
  if (!isDriveLetterAt(input, pointer)) return false
  return pointer + 2 === input.length || '/\\?#'.includes(input.charAt(pointer + 2))
}

function isDriveLetterAt(input: string, pointer: number): boolean {
  if (!isAsciiAlpha(input.charCodeAt(pointer))) return false
  const second = input.charCodeAt(pointer + 1)
  return second === COLON || second === PIPE
}
