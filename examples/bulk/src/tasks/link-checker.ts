import { createKeyFunction } from '@waymark/compare'

/** The links of a page that a link checker has to request: each document once, without fragments. */
export function linksToCheck(page: string, links: readonly string[]): Set<string> {
  const keys = links.map(createKeyFunction('whatwg-exclude-fragment', { base: page }))
  return new Set(keys.filter((key) => key !== null).filter((key) => key.startsWith('http')))
}
