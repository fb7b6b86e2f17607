import { type Sentence, sentence } from '@waymark/infra/internal'
import { isSpecialScheme, type TextRange } from '@waymark/url-parser'
import type { Destination } from './destination.ts'
import { type Candidate, type FindingCode, ownCandidate } from './finding.ts'
import { programOf } from './schemes.ts'

/** A URL inside of another one, as it is by itself. */
export interface InnerAddress {
  /** In the outer URL. */
  readonly place: TextRange
  readonly destination: Destination
  /** The worst that was found in it, and where that is in the outer URL. */
  readonly worst: Candidate | null
  readonly places: readonly TextRange[]
}

/**
 * What the addresses inside of a URL mean for it. To contain some is a fact: redirects, archives and share buttons do. One that
 * would be stopped by itself is a reason for caution, because the owner of the outer URL decides what becomes of it.
 *
 * @param outer - Where the outer URL leads.
 * @param told - What is said of the outer URL.
 */
export function innerAddressFindings(
  addresses: readonly InnerAddress[],
  outer: Destination,
  told: readonly Candidate[],
): Candidate[] {
  const isDeceptive = ({ worst }: InnerAddress): boolean => worst?.finding.severity === 'error'
  const seconds = told.filter(({ finding }) => SECONDS.includes(finding.code))
  const starts = new Set(seconds.flatMap(({ places }) => places.map(({ start }) => start)))
  const isNews = ({ place, destination }: InnerAddress): boolean =>
    isElsewhere(destination, outer) && !starts.has(place.start)
  return [...deceptive(addresses.filter(isDeceptive)), ...others(addresses.filter(isNews))]
}

/** Findings that say of an address in a URL that it hardly belongs there. */
const SECONDS: readonly FindingCode[] = ['second-url', 'url-as-path']

function deceptive(addresses: readonly InnerAddress[]): Candidate[] {
  const [first] = addresses
  if (first?.worst == null) return []
  const { message: text, data = {} } = first.worst.finding
  // Not its headline, in which "it" would be the outer one.
  const finding: Sentence = { text, data }
  const { host: inner } = first.destination
  const places = addresses.flatMap(({ place, places: exact }) =>
    exact.length === 0 ? [place] : exact,
  )
  return [
    ownCandidate('deceptive-inner-url', inOrder(places), {
      message:
        inner === null
          ? sentence('The inner address can deceive. {finding:phrase}', { finding })
          : sentence(
              'The inner address leads to {inner:name100}, and can deceive. {finding:phrase}',
              { inner, finding },
            ),
    }),
  ]
}

const MOST_NAMES = 3

function others(addresses: readonly InnerAddress[]): Candidate[] {
  if (addresses.length === 0) return []
  const hosts = [...new Set(addresses.flatMap(({ destination }) => destination.host ?? []))]
  const names: (string | Sentence)[] = hosts.slice(0, MOST_NAMES)
  if (hosts.length > MOST_NAMES) names.push(sentence('others'))
  const message = sentence(
    'The URL contains {n|another address|other addresses}: {hosts:name100}.',
    { n: hosts.length, hosts: names },
  )
  return [ownCandidate('inner-url', inOrder(addresses.map(({ place }) => place)), { message })]
}

/** Whether an address is of another site, and not a name for a program. */
function isElsewhere(
  { scheme, host, registrableDomain }: Destination,
  outer: Destination,
): boolean {
  if (host === null || host === outer.host) return false
  if (!isSpecialScheme(scheme) && programOf(scheme)?.hasHost !== true) return false
  return registrableDomain === null || registrableDomain !== outer.registrableDomain
}

/** Findings have their places in order. */
function inOrder(places: readonly TextRange[]): TextRange[] {
  return [...places].sort((a, b) => a.start - b.start)
}
