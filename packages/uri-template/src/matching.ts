import { type OptionType, oneOf } from '@waymark/infra/options'

/**
 * Which URIs `match` accepts. Each mode accepts all that the one before it accepts, and gives no value that `expand` refuses.
 *
 * - `canonical`: what `expand` writes. For URIs that only your own program builds.
 * - `rfc3986`: every URI with the same data: all characters that RFC 3986 allows at their place, and named query
 *   parameters in any order, with others between them. For URIs that others build.
 * - `form`: as `rfc3986`, with `+` as a space in query parameters, and the characters that browsers leave as they are. For
 *   requests of browsers, forms and `URLSearchParams`.
 */
export type Matching = 'canonical' | 'rfc3986' | 'form'

/** `matching` of templates and routes. */
export const MATCHING: OptionType = /* @__PURE__ */ oneOf('canonical', 'rfc3986', 'form')

/** Whether a mode accepts more than what `expand` writes, so that a query may have its parameters in any order. */
export function isOpen(matching: Matching | null): boolean {
  return matching !== null && matching !== 'canonical'
}
