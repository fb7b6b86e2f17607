import { type Extension, type Langtag, parseLanguageTag } from './language-tag.ts'
import {
  extlangPrefix,
  grandfathered,
  isAscii,
  preferredLanguage,
  preferredRedundant,
  preferredRegion,
  preferredScript,
  preferredVariant,
} from './registry.ts'

/**
 * Returns the canonical form of a tag in recommended case. Extensions are sorted, deprecated tags and subtags are replaced
 * by the values that the registry prefers, and an extlang replaces its language (`zh-yue` becomes `yue`).
 *
 * It works on every well-formed tag; unregistered subtags stay. Variants keep their order, which the RFC leaves to the
 * implementation.
 *
 * @returns `null` if the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-4.5
 *
 * @example
 * ```ts
 * import { canonicalize } from '@waymark/language-tag'
 *
 * canonicalize('zh-YUE-hk') // => 'yue-HK'
 * canonicalize('en_US') // => null
 * ```
 */
export function canonicalize(tag: string): string | null {
  const whole = grandfathered(tag)
  if (whole !== null) return whole.preferred ?? whole.tag
  const parts = isAscii(tag) ? parseLanguageTag(tag.toLowerCase()) : null
  if (parts === null) return null
  if (parts.kind !== 'langtag') return formatCase(tag)
  const ordered: Langtag = { ...parts, extensions: inSingletonOrder(parts.extensions) }
  const preferred = joinTag(withPreferredSubtags(ordered))
  // The RFC replaces redundant tags first. Here it is last, because preferred subtags can give a redundant tag: `sgn-DD`
  // becomes `sgn-DE`, which is `gsg`. For tags that are redundant from the start, the result is the same.
  return preferredRedundant(preferred) ?? formatCase(preferred)
}

/**
 * Writes a tag in recommended case and changes nothing else: `EN-latn-us-X-AB` becomes `en-Latn-US-x-ab`.
 *
 * @returns `null` if the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1
 *
 * @example
 * ```ts
 * import { toRecommendedCase } from '@waymark/language-tag'
 *
 * toRecommendedCase('EN-latn-us') // => 'en-Latn-US'
 * ```
 */
export function toRecommendedCase(tag: string): string | null {
  const whole = grandfathered(tag)
  if (whole !== null) return whole.tag
  return parseLanguageTag(tag) === null ? null : formatCase(tag)
}

function formatCase(tag: string): string {
  const subtags = tag.toLowerCase().split('-')
  for (let i = 1; i < subtags.length; i++) {
    const subtag = subtags[i]!
    if (subtags[i - 1]!.length === 1) break // everything after a singleton is lower case
    if (subtag.length === 2) subtags[i] = subtag.toUpperCase()
    else if (subtag.length === 4) subtags[i] = subtag.charAt(0).toUpperCase() + subtag.slice(1)
  }
  return subtags.join('-')
}

function withPreferredSubtags(tag: Langtag): Langtag {
  // An extlang replaces its language only if it is valid: the only extlang, after its prefix.
  const [extlang] = tag.extlangs
  const replacesLanguage = tag.extlangs.length === 1 && extlangPrefix(extlang!) === tag.language
  return {
    ...tag,
    language: preferredLanguage(replacesLanguage ? extlang! : tag.language),
    extlangs: replacesLanguage ? [] : tag.extlangs,
    script: tag.script === null ? null : preferredScript(tag.script),
    region: tag.region === null ? null : preferredRegion(tag.region),
    variants: preferredVariants(tag.variants),
  }
}

/** Drops a variant whose preferred value is already in the tag, because variants must not be repeated. */
function preferredVariants(variants: readonly string[]): readonly string[] {
  const given = new Set(variants)
  return variants.flatMap((variant) => {
    const preferred = preferredVariant(variant)
    return preferred !== variant && given.has(preferred) ? [] : preferred
  })
}

/** Sorts with buckets, because a hostile tag may have a million extensions. Digits come before letters. */
function inSingletonOrder(extensions: readonly Extension[]): readonly Extension[] {
  if (extensions.length < 2) return extensions
  const buckets: Extension[][] = Array.from({ length: 36 }, () => [])
  for (const extension of extensions) {
    buckets[Number.parseInt(extension.singleton, 36)]!.push(extension)
  }
  return buckets.flat()
}

/** Joins the parts of a tag. Their case stays. */
function joinTag(tag: Langtag): string {
  const subtags = [tag.language, ...tag.extlangs]
  if (tag.script !== null) subtags.push(tag.script)
  if (tag.region !== null) subtags.push(tag.region)
  for (const variant of tag.variants) subtags.push(variant)
  for (const extension of tag.extensions) {
    subtags.push(extension.singleton)
    for (const subtag of extension.subtags) subtags.push(subtag)
  }
  if (tag.privateUse.length > 0) subtags.push('x')
  for (const subtag of tag.privateUse) subtags.push(subtag)
  return subtags.join('-')
}
