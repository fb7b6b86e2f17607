import { domainToUnicode, parseDomain } from '@waymark/host'
import { readingsOf } from './readings.ts'

/** A known domain, as the caller wrote it and without a root dot. */
export interface KnownDomain {
  readonly name: string
  readonly domain: string
}

/** The names of a list that are domains. */
export function readKnown(known: readonly string[]): readonly KnownDomain[] {
  return known.flatMap((name) => {
    const domain = parseDomain(name, false)
    return domain === null ? [] : [{ name, domain: withoutRoot(domain) }]
  })
}

/** Whether a domain is a known one, or lies below it. */
export function isBelow(domain: string, known: readonly KnownDomain[]): boolean {
  const padded = `.${withoutRoot(domain)}`
  return known.some((each) => padded.endsWith(`.${each.domain}`))
}

/** The known domain that this one, or a domain it lies below, looks like, unless it is one of them. */
export function findKnown(ascii: string, unicode: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  const domains = readKnown(known)
  if (isBelow(ascii, domains)) return null
  const ownReadings = readingsOf(`.${withoutRoot(unicode)}`)
  const found = domains.find(({ domain }) => {
    const readings = readingsOf(`.${domainToUnicode(domain)}`)
    return readings.some((reading) => ownReadings.some((other) => other.endsWith(reading)))
  })
  return found?.name ?? null
}

export function withoutRoot(domain: string): string {
  return domain.endsWith('.') ? domain.slice(0, -1) : domain
}
