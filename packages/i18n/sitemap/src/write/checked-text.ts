import { sentence } from '@waymark/infra/internal'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { type SitemapErrorCode, sitemapError } from '../protocol/sitemap-error.ts'
import type { Advice } from '../protocol/sitemap-problem.ts'
import { toWrittenLoc } from './check-loc.ts'

/** Checks a URL and serialises it; it is not escaped yet. */
export function writeLoc(loc: unknown, entry: number, pointer: string): string {
  return serializeUrl(readLoc(loc, { entry, pointer }))
}

/**
 * Parses a URL and checks it.
 *
 * @param known - What `parseUrl(loc)` gave, if it is known.
 */
export function readLoc(
  loc: unknown,
  { entry, pointer }: { readonly entry: number; readonly pointer: string },
  known?: UrlRecord,
): UrlRecord {
  const input = asText(loc, entry, pointer)
  const { url, fault } = toWrittenLoc(input, known)
  if (fault === null) return url
  const { code, message, start, end } = fault
  throw sitemapError(code, message, { entry, pointer, value: input, start, end })
}

/** Returns a value that must be a string. */
export function asText(value: unknown, entry: number, pointer: string): string {
  if (typeof value === 'string') return value
  const message =
    value === undefined
      ? sentence('The string is missing.', { detail: 'missing' })
      : sentence('The value is not a string.', { detail: 'not-a-string' })
  throw sitemapError('invalid-entry', message, { entry, pointer })
}

/** Throws the error of a value that the protocol forbids. */
export function refuse(
  code: SitemapErrorCode,
  message: Advice,
  entry: number,
  pointer: string,
  value: string,
): never {
  throw sitemapError(code, message, { entry, pointer, value })
}
