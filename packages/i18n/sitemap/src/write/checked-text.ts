import { SitemapError, type SitemapErrorCode } from '../protocol/sitemap-error.ts'
import { toWrittenLoc } from './check-loc.ts'

/** Checks a URL and serialises it; it is not escaped yet. */
export function writeLoc(loc: unknown, entry: number, pointer: string): string {
  const input = asText(loc, entry, pointer)
  const { href, fault } = toWrittenLoc(input)
  if (fault !== null) {
    const { code, message, start, end } = fault
    throw new SitemapError(code, message, { entry, pointer, value: input, start, end })
  }
  return href
}

/** Returns a value that must be a string. */
export function asText(value: unknown, entry: number, pointer: string): string {
  if (typeof value === 'string') return value
  const message = value === undefined ? 'The string is missing.' : 'The value is not a string.'
  throw new SitemapError('invalid-entry', message, { entry, pointer })
}

/** Throws the error of a value that the protocol forbids. */
export function refuse(
  code: SitemapErrorCode,
  message: string,
  entry: number,
  pointer: string,
  value: string,
): never {
  throw new SitemapError(code, message, { entry, pointer, value })
}
