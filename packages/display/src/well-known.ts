import { asciiLowercase } from '@waymark/infra'
import { brandAliases, brandDomains, brandRows, brandTops } from './brands.ts'
import {
  indexKnown,
  isBelow,
  type KnownDomain,
  type KnownDomains,
  readsLikeLabel,
} from './known.ts'
import { once } from './once.ts'

const others = /* @__PURE__ */ once(() => new Set(brandDomains()))
const tops = /* @__PURE__ */ once(() => new Set(brandTops()))

/** The names that are often imitated, indexed. */
export const wellKnown: () => KnownDomains = /* @__PURE__ */ once(() =>
  indexKnown([
    ...brandRows().flatMap(([label, ...suffixes]) =>
      suffixes.map((suffix) => entryOf(`${label!.toLowerCase()}.${suffix}`, label!, suffix)),
    ),
    ...brandAliases().map(([label, domain]) =>
      entryOf(domain, label, domain.slice(domain.indexOf('.') + 1)),
    ),
  ]),
)

function entryOf(name: string, label: string, suffix: string): KnownDomain {
  return { name, domain: name, unicode: name, label, suffix }
}

/**
 * Whether a domain belongs to the owner of a well-known name.
 *
 * @param registrable - Its registrable domain.
 */
export function isOfWellKnown(ascii: string, registrable: string | null): boolean {
  const isOwned =
    registrable !== null &&
    (others().has(registrable) || tops().has(registrable.slice(registrable.lastIndexOf('.') + 1)))
  return isOwned || isBelow(ascii, wellKnown())
}

/** Whether a label reads like the name of a known or a well-known domain, below whatever top-level domain: `аррӏе`. */
export function readsLikeName(label: string, known: KnownDomains): boolean {
  const small = asciiLowercase(label)
  return readsLikeLabel(small, known) || readsLikeLabel(small, wellKnown())
}
