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
 * The canonical form of a tag, in recommended case: extensions in order, each deprecated tag or subtag replaced by
 * the value that the registry prefers, an extlang standing for itself (`zh-yue` is `yue`).
 *
 * Works on every well-formed tag; subtags that the registry does not have stay. Variants keep their order, which the
 * RFC leaves to the processor.
 *
 * @returns `null` where the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-4.5
 */
export function canonicalize(tag: string): string | null {
  const whole = grandfathered(tag)
  if (whole !== null) return whole.preferred ?? whole.tag
  const parts = isAscii(tag) ? parseLanguageTag(tag.toLowerCase()) : null
  if (parts === null) return null
  if (parts.kind !== 'langtag') return formatCase(tag)
  const ordered: Langtag = { ...parts, extensions: inSingletonOrder(parts.extensions) }
  const preferred = joinTag(withPreferredSubtags(ordered))
  // The RFC looks for redundant tags first. Here it is last, since new subtags may make one: `sgn-DD` is `sgn-DE`,
  // which is `gsg`. For a redundant tag as a whole, the new subtags mean the same.
  return preferredRedundant(preferred) ?? formatCase(preferred)
}

/**
 * Writes a tag in recommended case and changes nothing else: `EN-latn-us-X-AB` is `en-Latn-US-x-ab`.
 *
 * @returns `null` where the tag is not well-formed.
 * @see https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1
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
    if (subtags[i - 1]!.length === 1) break // from the first singleton on, all is lower case
    if (subtag.length === 2) subtags[i] = subtag.toUpperCase()
    else if (subtag.length === 4) subtags[i] = subtag.charAt(0).toUpperCase() + subtag.slice(1)
  }
  return subtags.join('-')
}

function withPreferredSubtags(tag: Langtag): Langtag {
  // An extlang replaces its language only where it is allowed: with its prefix, and alone.
  const [extlang] = tag.extlangs
  const standsForItself = tag.extlangs.length === 1 && extlangPrefix(extlang!) === tag.language
  return {
    ...tag,
    language: preferredLanguage(standsForItself ? extlang! : tag.language),
    extlangs: standsForItself ? [] : tag.extlangs,
    script: tag.script === null ? null : preferredScript(tag.script),
    region: tag.region === null ? null : preferredRegion(tag.region),
    variants: preferredVariants(tag.variants),
  }
}

/** A variant whose preferred value is already in the tag is dropped: variants may not repeat. */
function preferredVariants(variants: readonly string[]): readonly string[] {
  const given = new Set(variants)
  return variants.flatMap((variant) => {
    const preferred = preferredVariant(variant)
    return preferred !== variant && given.has(preferred) ? [] : preferred
  })
}

/** Buckets instead of a sort: a hostile tag may repeat singletons a million times. Digits come before letters. */
function inSingletonOrder(extensions: readonly Extension[]): readonly Extension[] {
  if (extensions.length < 2) return extensions
  const buckets: Extension[][] = Array.from({ length: 36 }, () => [])
  for (const extension of extensions) {
    buckets[Number.parseInt(extension.singleton, 36)]!.push(extension)
  }
  return buckets.flat()
}

/** The tag of its parts, in their case. */
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
