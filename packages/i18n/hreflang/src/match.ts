/** What an address is for matching: its normal form, or why it has none. */
export type Match =
  | {
      readonly kind: 'ok'
      readonly url: string
      /** What addresses of one page share, where that is not `url` itself. */
      readonly key?: string
    }
  | { readonly kind: 'relative' | 'unsupported-protocol' | 'invalid' }

/** Gives the normal form by which addresses are matched. Pure: it is asked once for each distinct address. */
export type NormalizeForMatching = (loc: string) => Match
