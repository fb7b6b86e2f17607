import { grandfathered } from './registry.ts'
import { cutSubtags, type Subtags, subtagAt } from './subtags.ts'

/** One extension: a singleton and what follows it, as written. */
export interface Extension {
  /** One letter other than `x`, or one digit. */
  readonly singleton: string
  readonly subtags: readonly string[]
}

/** A tag of the ordinary form `language-extlang-script-region-variant-extension-privateuse`. */
export interface Langtag {
  readonly kind: 'langtag'
  readonly language: string
  /** At most three; the registry allows one. */
  readonly extlangs: readonly string[]
  readonly script: string | null
  readonly region: string | null
  readonly variants: readonly string[]
  readonly extensions: readonly Extension[]
  /** What follows `x-`; empty where the tag has no private use part. */
  readonly privateUse: readonly string[]
}

/** A tag that is private use from its start: `x-…`. */
export interface PrivateUseTag {
  readonly kind: 'privateuse'
  readonly privateUse: readonly string[]
}

/** One of the 26 tags that were registered whole, before there were subtags. */
export interface GrandfatheredTag {
  readonly kind: 'grandfathered'
  /** The tag in the registry's case. */
  readonly tag: string
  /** Whether the tag also fits the grammar of ordinary tags (`zh-min`), or not (`i-klingon`). */
  readonly regular: boolean
}

/** A well-formed language tag, taken apart. */
export type LanguageTag = Langtag | PrivateUseTag | GrandfatheredTag

/**
 * Takes a well-formed tag apart.
 *
 * @returns The parts as written, in their own case; `null` where the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.1
 */
export function parseLanguageTag(tag: string): LanguageTag | null {
  const whole = grandfathered(tag)
  if (whole !== null) {
    return { kind: 'grandfathered', tag: whole.tag, regular: 'count' in cutSubtags(whole.tag) }
  }
  const cut = cutSubtags(tag)
  return 'count' in cut ? toParts(tag, cut) : null
}

/**
 * Whether a tag fits the grammar. Says nothing of whether its subtags exist: `xx-Abcd` is well-formed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.2.9
 */
export function isWellFormed(tag: string): boolean {
  return 'count' in cutSubtags(tag) || grandfathered(tag) !== null
}

function toParts(tag: string, cut: Subtags): LanguageTag {
  const text = (index: number) => subtagAt(tag, cut, index)
  const range = (from: number, to: number) => {
    const texts: string[] = []
    for (let i = from; i < to; i++) texts.push(text(i))
    return texts
  }
  const privateUse = range(cut.privateStart + 1, cut.count)
  if (cut.privateStart === 0) return { kind: 'privateuse', privateUse }
  return {
    kind: 'langtag',
    language: text(0),
    extlangs: range(1, cut.extlangEnd),
    script: cut.script === 0 ? null : text(cut.script),
    region: cut.region === 0 ? null : text(cut.region),
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
    else extensions.at(-1)!.subtags.push(subtag)
  }
  return extensions
}
