import { quote, suggest } from '@waymark/infra/internal'
import { canParse, createResolver, parseUrl } from '@waymark/url-parser'
import { findPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import { parseUrlencoded } from '@waymark/urlencoded'
import { isText } from './is-text.ts'

/** @throws TypeError for a part that does not exist. */
export function part(url: unknown, part: unknown): string | null {
  if (!isText(url) || !isText(part)) return null
  const asked = findPart(part)
  if (asked === null) throw unknownPart(part)
  const record = parseUrl(url)
  return record && asked.read(record)
}

export function host(url: unknown): string | null {
  return part(url, 'host')
}

export function param(url: unknown, name: unknown): string | null {
  const query = isText(url) ? (parseUrl(url)?.query ?? null) : null
  if (query === null || !isText(name)) return null
  return parseUrlencoded(query).find(([found]) => found === name)?.[1] ?? null
}

export function params(url: unknown): string | null {
  const record = isText(url) ? parseUrl(url) : null
  return record && JSON.stringify(parseUrlencoded(record.query ?? ''))
}

export function resolve(reference: unknown, base: unknown): string | null {
  if (!isText(reference) || !isText(base)) return null
  return createResolver(base)?.(reference)?.href ?? null
}

export function valid(url: unknown): boolean | null {
  return isText(url) ? canParse(url) : null
}

/** In the words of the worker. */
function unknownPart(name: string): TypeError {
  const names = urlParts.map((each) => each.name)
  const near = suggest(name, names)
  const advice =
    near === null ? `: it is one of ${names.join(', ')}` : `; did you mean ${quote(near, 80)}?`
  return new TypeError(`there is no part ${quote(name, 80)}${advice}`)
}
