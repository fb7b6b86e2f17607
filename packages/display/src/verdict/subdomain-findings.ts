import { sentence } from '@waymark/infra/internal'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { SeenDomain } from '../inspect-domain.ts'
import { findKnown, findWord, isBelow, type KnownDomains } from '../known.ts'
import { readingsOf } from '../readings.ts'
import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'
import { imitatesWellKnown } from './well-known.ts'

/** Top-level domains in which a subdomain hardly ever ends by chance. */
const WELL_KNOWN_TOPS: readonly string[] = ['com', 'net', 'org', 'gov', 'edu']

/** No public suffix has more labels. */
const LONGEST_SUFFIX = 5

/** Finds the name of another host before the registrable domain. */
export function subdomainFindings(seen: SeenDomain, context: UrlContext): Candidate[] {
  const { known, publicSuffixList: list } = context
  const { ascii } = seen
  const registrable = list.getRegistrableDomain({ kind: 'domain', name: ascii })
  if (registrable === null) return []
  const imitated = imitatedIn(seen, registrable, known)
  if (imitated !== null) return [told('known-name-in-subdomain', registrable, imitated, context)]
  if (ascii.length === registrable.length) return []
  const subdomain = ascii.slice(0, -registrable.length - 1).split('.')
  const name = hostIn(subdomain, registrable, list)
  if (name === null) return []
  const code = imitatesWellKnown(name, registrable)
    ? 'known-name-in-subdomain'
    : 'domain-in-subdomain'
  return [told(code, registrable, name, context)]
}

/** The known domain of another owner that a domain contains as a word, or that its subdomain looks like. */
function imitatedIn(
  { ascii, forms }: SeenDomain,
  registrable: string,
  known: KnownDomains,
): string | null {
  if (known.names.length === 0) return null
  const imitated = findWord(ascii, known) ?? likeSubdomain()
  return imitated === null || isBelow(ascii, known) ? null : imitated

  function likeSubdomain(): string | null {
    const subdomain = ascii.slice(0, -registrable.length - 1)
    // A known domain has a dot.
    if (subdomain === '' || (forms.length === 1 && !subdomain.includes('.'))) return null
    const count = registrable.split('.').length
    const readings = forms.flatMap((form) => {
      return readingsOf(`.${form.split('.').slice(0, -count).join('.')}`)
    })
    return findKnown(subdomain, readings, known)
  }
}

function told(
  code: 'known-name-in-subdomain' | 'domain-in-subdomain',
  owner: string,
  imitated: string,
  { parts }: UrlContext,
): Candidate {
  const facts = { imitated, owner }
  return ownCandidate(code, parts.host === null ? [] : [parts.host], {
    message: sentence(
      'The host contains {imitated:name100}, but belongs to {owner:name100}.',
      facts,
    ),
    headline:
      code === 'known-name-in-subdomain'
        ? sentence('Deceptive host: it leads to {owner:name100}, not to {imitated:name100}.', facts)
        : sentence('Unusual host: it leads to {owner:name100}, not to {imitated:name100}.', facts),
  })
}

/** The host that people read first: an IP address, `localhost`, or the longest beginning that looks like a whole domain. */
function hostIn(
  subdomain: readonly string[],
  registrable: string,
  list: PublicSuffixList,
): string | null {
  // Names below arpa are addresses backwards, and nobody owns them alone.
  if (/(?:^|\.)arpa\.?$/.test(registrable)) return null
  const own = registrable.slice(0, registrable.indexOf('.'))
  const labels = [...subdomain, own]
  const address = labels.slice(0, 4)
  if (address.length === 4 && address.every(isIpv4Part)) return address.join('.')
  if (subdomain[0] === 'localhost') return 'localhost'
  const first = labels.findIndex((label) => !TRIVIAL.includes(label))
  if (first === -1) return null
  for (let i = labels.length - 1; i > first; i--) {
    const end = endOfDomain(labels, i, first, list)
    if (end !== null) return [...labels.slice(0, i), end].join('.')
  }
  return null
}

function isIpv4Part(label: string): boolean {
  return /^(?:0|[1-9]\d{0,2})$/.test(label) && Number(label) < 256
}

/**
 * What of a label ends a domain together with those before it: `com` of itself and of `com-login`, `uk` after `co`. The label
 * that its owner registered does so only with `com`, or as part of a longer suffix: `net-a-porter` and `gov` of `gov.hu` are names.
 *
 * @param first - The index of the first label that is not `www` or `m`.
 */
function endOfDomain(
  labels: readonly string[],
  index: number,
  first: number,
  list: PublicSuffixList,
): string | null {
  const isOwn = index === labels.length - 1
  const label = labels[index]!
  const hyphen = label.indexOf('-')
  const start = hyphen < 1 ? label : label.slice(0, hyphen)
  const isTop = isOwn ? start === 'com' : WELL_KNOWN_TOPS.includes(start)
  // Before a suffix of two labels is a third one.
  if (!isTop && index < 2) return null
  const near = [...labels.slice(Math.max(0, index - LONGEST_SUFFIX), index), start]
  const count = isTop ? 1 : suffixLength(near, list)
  return count > 0 && first < index + 1 - count ? start : null
}

/** Labels that make no name with a suffix alone: `www.com-unity.example`. */
const TRIVIAL: readonly string[] = ['www', 'm']

/** The number of labels of a public suffix that has two or more; 0 for others, and where any label would do. */
function suffixLength(labels: readonly string[], list: PublicSuffixList): number {
  const suffixOf = (name: string) => list.getPublicSuffix({ kind: 'domain', name })
  const suffix = suffixOf(labels.join('.'))
  if (suffix === null || !suffix.includes('.')) return 0
  const anyOther = `-${suffix.slice(suffix.indexOf('.'))}`
  return suffixOf(anyOther) === anyOther ? 0 : suffix.split('.').length
}
