import { hashPrefix, safeBrowsingExpressions } from '@waymark/normalize/safe-browsing'

/** Whether a page, its folder, or its site is on a list of hash prefixes, in whatever way its URL is disguised. */
export function isListed(url: string, prefixes: ReadonlySet<string>): boolean {
  const expressions = safeBrowsingExpressions(url) ?? []
  return expressions.some((expression) => prefixes.has(hashPrefix(expression, 32)))
}
