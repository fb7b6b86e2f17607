import { asciiLowercase, codePointsOf, isAsciiAlpha } from './infra.ts'
import type { UrlRecord } from './url-record.ts'

/** https://url.spec.whatwg.org/#single-dot-path-segment */
export function isSingleDotSegment(segment: string): boolean {
  return segment === '.' || asciiLowercase(segment) === '%2e'
}

/** https://url.spec.whatwg.org/#double-dot-path-segment */
export function isDoubleDotSegment(segment: string): boolean {
  switch (asciiLowercase(segment)) {
    case '..':
    case '.%2e':
    case '%2e.':
    case '%2e%2e':
      return true
    default:
      return false
  }
}

/** https://url.spec.whatwg.org/#windows-drive-letter */
export function isWindowsDriveLetter(text: string): boolean {
  const codePoints = codePointsOf(text)
  if (codePoints.length !== 2 || !isAsciiAlpha(codePoints[0]!)) return false
  return codePoints[1] === ':' || codePoints[1] === '|'
}

/** https://url.spec.whatwg.org/#normalized-windows-drive-letter */
export function isNormalizedWindowsDriveLetter(text: string): boolean {
  return isWindowsDriveLetter(text) && codePointsOf(text)[1] === ':'
}

/** https://url.spec.whatwg.org/#start-with-a-windows-drive-letter */
export function startsWithWindowsDriveLetter(text: string): boolean {
  const codePoints = codePointsOf(text)
  if (codePoints.length < 2) return false
  if (!isWindowsDriveLetter(codePoints.slice(0, 2).join(''))) return false
  if (codePoints.length === 2) return true
  const third = codePoints[2]
  return third === '/' || third === '\\' || third === '?' || third === '#'
}

/** https://url.spec.whatwg.org/#shorten-a-urls-path */
export function shortenPath(url: UrlRecord): void {
  const { path } = url
  // 1. The path is a list.
  if (path.kind === 'opaque') throw new RangeError('the path is a list')
  // 2. Look at its segments.
  const { segments } = path
  // 3. The drive letter of a file URL stays.
  if (
    url.scheme === 'file' &&
    segments.length === 1 &&
    isNormalizedWindowsDriveLetter(segments[0]!)
  ) {
    return
  }
  // 4. Drop the last segment.
  segments.pop()
}
