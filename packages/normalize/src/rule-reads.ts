/** A part of a URL, as far as rules tell them apart. */
export type UrlPart = 'scheme' | 'credentials' | 'host' | 'port' | 'path' | 'query' | 'fragment'

/** All parts, in the order in which a URL has them. */
export const URL_PARTS: readonly UrlPart[] = [
  'scheme',
  'credentials',
  'host',
  'port',
  'path',
  'query',
  'fragment',
]

/**
 * What must be in a part before a rule can change it.
 *
 * - `code-unit`: one of the code units in `any`.
 * - `sequence`: the code units of `text`, in this order.
 * - `end`: `text` at the end of the part.
 * - `ip-address`: the host is an IP address.
 * - `percent-encoded-byte`: a percent-encoded byte for which `matches` is true; `isUpperCase` says whether its digits
 *   are written without lower-case letters.
 * - `content`: a part for which `matches` is true, given without its delimiter. It should be quick, and may be true for
 *   more than the rule changes.
 */
export type Trigger =
  | { readonly kind: 'code-unit'; readonly any: string }
  | { readonly kind: 'sequence'; readonly text: string }
  | { readonly kind: 'end'; readonly text: string }
  | { readonly kind: 'ip-address' }
  | {
      readonly kind: 'percent-encoded-byte'
      matches(byte: number, isUpperCase: boolean): boolean
    }
  | { readonly kind: 'content'; matches(text: string): boolean }

/** Two cells for each byte, 1 if it is a trigger: when its digits have lower-case letters, and when they have none. */
export function percentEncodedTable({
  matches,
}: Extract<Trigger, { kind: 'percent-encoded-byte' }>): Uint8Array {
  const table = new Uint8Array(512)
  for (let byte = 0; byte < 256; byte++) {
    if (matches(byte, false)) table[byte * 2] = 1
    if (matches(byte, true)) table[byte * 2 + 1] = 1
  }
  return table
}

/**
 * What a rule can do to a URL that the URL parser has written.
 *
 * - `change`: it may change each of these parts if the part is there and has what triggers it; without a trigger,
 *   whatever is in the part.
 * - `drop`: it always removes the part.
 * - `end-slash`: it removes a slash from the end of the path, but not from `/` (`never`), or adds one (`always`), in which
 *   case a last segment with a dot is left to the rule.
 */
export type RuleEffect =
  | { readonly kind: 'change'; readonly parts: readonly UrlPart[]; readonly trigger?: Trigger }
  | { readonly kind: 'drop'; readonly part: 'query' | 'fragment' }
  | { readonly kind: 'end-slash'; readonly slash: 'never' | 'always' }
