/** https://urlpattern.spec.whatwg.org/#part-modifier */
export type Modifier = 'none' | 'optional' | 'zero-or-more' | 'one-or-more'

/**
 * A piece of a pattern string: text, or a matching group with text around it.
 *
 * @see https://urlpattern.spec.whatwg.org/#part
 */
export type Part = FixedTextPart | GroupPart

export interface FixedTextPart {
  readonly type: 'fixed-text'
  /** Encoded as the URL parser does it, so ASCII. */
  readonly value: string
  readonly modifier: Modifier
}

export interface GroupPart {
  readonly type: 'regexp' | 'segment-wildcard' | 'full-wildcard'
  /** The regular expression of a `regexp`; empty for the wildcards. */
  readonly value: string
  readonly modifier: Modifier
  /** What was written after `:`, or a number, counted from 0 over the groups without a name. */
  readonly name: string
  /** Encoded text before the group, to which the modifier applies as well. */
  readonly prefix: string
  /** Encoded text after the group, to which the modifier applies as well. */
  readonly suffix: string
}

/** https://urlpattern.spec.whatwg.org/#convert-a-modifier-to-a-string */
export function convertModifierToString(modifier: Modifier): string {
  switch (modifier) {
    case 'none':
      return ''
    case 'optional':
      return '?'
    case 'zero-or-more':
      return '*'
    case 'one-or-more':
      return '+'
  }
}
