import { requireString } from '@waymark/infra/argument'
import { hasOwn } from '@waymark/infra/internal'
import { grandfathered } from './registry.ts'
import { cutSubtags, type Subtags, subtagAt } from './subtags.ts'

/** An extension: a singleton and the subtags after it, as written. */
export interface Extension {
  /** One letter other than `x`, or one digit. */
  readonly singleton: string
  readonly subtags: readonly string[]
}

/** A tag with the grammar `language-extlang-script-region-variant-extension-privateuse`. */
export interface Langtag {
  readonly kind: 'langtag'
  readonly language: string
  /** At most three; only one is valid. */
  readonly extlangs: readonly string[]
  readonly script: string | null
  readonly region: string | null
  readonly variants: readonly string[]
  readonly extensions: readonly Extension[]
  /** The subtags after `x-`; empty if the tag has none. */
  readonly privateUse: readonly string[]
}

/** A tag that consists of private-use subtags only: `x-…`. */
export interface PrivateUseTag {
  readonly kind: 'privateuse'
  readonly privateUse: readonly string[]
}

/** One of the 26 tags that were registered as a whole, before there were subtags. */
export interface GrandfatheredTag {
  readonly kind: 'grandfathered'
  /** The tag in the registry's case. */
  readonly tag: string
  /** Whether the tag also matches the grammar of other tags, as `zh-min` does and `i-klingon` does not. */
  readonly regular: boolean
}

/** The parts of a well-formed language tag. */
export type LanguageTag = Langtag | PrivateUseTag | GrandfatheredTag

/**
 * Splits a well-formed tag into its parts.
 *
 * @returns The parts as written; `null` if the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.1
 *
 * @example
 * ```ts
 * import { parseLanguageTag } from '@waymark/language-tag'
 *
 * parseLanguageTag('i-klingon') // => { kind: 'grandfathered', tag: 'i-klingon', regular: false }
 * parseLanguageTag('en_US') // => null
 * ```
 */
export function parseLanguageTag(tag: string): LanguageTag | null {
  const whole = grandfathered(tag)
  if (whole !== null) {
    return {
      kind: 'grandfathered',
      tag: whole.tag,
      regular: hasOwn(cutSubtags(whole.tag), 'count'),
    }
  }
  const cut = cutSubtags(tag)
  return hasOwn(cut, 'count') ? toParts(tag, cut) : null
}

/**
 * Whether a tag matches the grammar. Its subtags need not be registered: `xx-Abcd` is well-formed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 *
 * @example
 * ```ts
 * import { isWellFormed } from '@waymark/language-tag'
 *
 * isWellFormed('xx-Abcd') // => true
 * isWellFormed('en_US') // => false
 * ```
 */
export function isWellFormed(tag: string): boolean {
  requireString(tag, 'tag', 'pass a language tag, such as `de-CH`')
  return hasOwn(cutSubtags(tag), 'count') || grandfathered(tag) !== null
}

function toParts(tag: string, cut: Subtags): LanguageTag {
  const subtag = (index: number) => subtagAt(tag, cut, index)
  const range = (from: number, to: number) => {
    const subtags: string[] = []
    for (let i = from; i < to; i++) subtags.push(subtag(i))
    return subtags
  }
  const privateUse = range(cut.privateStart + 1, cut.count)
  if (cut.privateStart === 0) return { kind: 'privateuse', privateUse }
  return {
    kind: 'langtag',
    language: subtag(0),
    extlangs: range(1, cut.extlangEnd),
    script: cut.script === 0 ? null : subtag(cut.script),
    region: cut.region === 0 ? null : subtag(cut.region),
    variants: range(cut.variantStart, cut.variantEnd),
    extensions: extensionsOf(range(cut.variantEnd, cut.privateStart)),
    privateUse,
  }
}

/** Groups subtags by the singletons that introduce them. */
export function extensionsOf(subtags: readonly string[]): Extension[] {
  const extensions: Array<{ singleton: string; subtags: string[] }> = []
  for (const subtag of subtags) {
    if (subtag.length === 1) extensions.push({ singleton: subtag, subtags: [] })
    else extensions[extensions.length - 1]!.subtags.push(subtag)
  }
  return extensions
}
