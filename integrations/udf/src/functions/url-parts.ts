import { createResolver, parseUrl } from '@waymark/url-parser'
import { findPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import { parseUrlencoded } from '@waymark/urlencoded'
import { unknownName } from './unknown-name.ts'

/** @throws TypeError for a part that does not exist. */
export function part(url: unknown, part: unknown): string | null {
  if (typeof url !== 'string' || typeof part !== 'string') return null
  const asked = findPart(part)
  if (asked === null) {
    throw unknownName(
      ['part'],
      part,
      urlParts.map(({ name }) => name),
    )
  }
  const record = parseUrl(url)
  return record && asked.read(record)
}

export function param(url: unknown, name: unknown): string | null {
  const query = typeof url === 'string' ? (parseUrl(url)?.query ?? null) : null
  if (query === null || typeof name !== 'string') return null
  return parseUrlencoded(query).find(([found]) => found === name)?.[1] ?? null
}

export function resolve(reference: unknown, base: unknown): string | null {
  if (typeof reference !== 'string' || typeof base !== 'string') return null
  return createResolver(base)?.(reference)?.href ?? null
}
