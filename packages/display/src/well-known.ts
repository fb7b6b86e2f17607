import { asciiLowercase } from '@waymark/infra'
import { brandDomains, brandRows } from './brands.ts'
import {
  indexKnown,
  isBelow,
  type KnownDomain,
  type KnownDomains,
  readsLikeLabel,
} from './known.ts'

let brands: KnownDomains | null = null
let others: ReadonlySet<string> | null = null

/** The names that are often imitated, indexed. */
export function wellKnown(): KnownDomains {
  brands ??= indexKnown(
    brandRows().flatMap(([label, ...suffixes]) =>
      suffixes.map((suffix): KnownDomain => {
        const name = `${label!.toLowerCase()}.${suffix}`
        return { name, domain: name, unicode: name, label: label!, suffix }
      }),
    ),
  )
  return brands
}

/**
 * Whether a domain belongs to the owner of a well-known name.
 *
 * @param registrable - Its registrable domain.
 */
export function isOfWellKnown(ascii: string, registrable: string | null): boolean {
  others ??= new Set(brandDomains())
  return (registrable !== null && others.has(registrable)) || isBelow(ascii, wellKnown())
}

/** Whether a label reads like the name of a known or a well-known domain, below whatever top-level domain: `аррӏе`. */
export function readsLikeName(label: string, known: KnownDomains): boolean {
  const small = asciiLowercase(label)
  return readsLikeLabel(small, known) || readsLikeLabel(small, wellKnown())
}
