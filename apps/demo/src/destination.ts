import { displayDomain } from '@waymark/display'
import type { Destination } from '@waymark/display/verdict'
import type { TextRange } from '@waymark/url-parser'
import { type Clip, clip } from './clip.ts'

/** Where a URL leads, for people. */
export interface ShownDestination {
  /** The registrable domain, or the host without one; `null` if the URL has no host. */
  readonly domain: Clip | null
  /** The whole host, if it is longer than its domain and `www`. */
  readonly host: Clip | null
  readonly scheme: Clip
}

/** A name in the DNS is not longer, and a megabyte would take seconds. */
const LONGEST_NAME = 254

/** The domain comes before the host, because what is before it in the host proves nothing. */
export function shownDestination({
  scheme,
  host,
  registrableDomain,
}: Destination): ShownDestination {
  const isWhole = registrableDomain === null || host?.replace(/^www\./, '') === registrableDomain
  const domain = registrableDomain ?? host
  return {
    domain: domain === null ? null : clip(registrableDomain === null ? domain : forPeople(domain)),
    host: host === null || isWhole ? null : clip(forPeople(host)),
    scheme: clip(scheme),
  }
}

const DOTS = /[.\u3002\uff0e\uff61]|%2e/gi

/** The part of a host, as it is written, before its registrable domain; `null` if there is none. */
export function subdomainIn(
  input: string,
  { start, end }: TextRange,
  { registrableDomain }: Destination,
): TextRange | null {
  if (registrableDomain === null) return null
  const labels = registrableDomain.replace(/\.$/, '').split('.').length
  const written = input.slice(start, end)
  const dots = [...written.matchAll(DOTS)]
    .map(({ 0: dot, index }) => index + dot.length)
    .filter((after) => after < written.length)
  const after = dots.at(-labels)
  return after === undefined ? null : { start, end: start + after }
}

/** Unicode where that does not deceive. */
function forPeople(domain: string): string {
  return domain.length > LONGEST_NAME ? domain : (displayDomain(domain) ?? domain)
}
