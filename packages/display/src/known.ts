import { domainToUnicode, parseDomain } from '@waymark/host'
import { readingsOf } from './readings.ts'

/** The known domain that this one, or a domain it lies below, looks like, unless it is one of them. */
export function findKnown(ascii: string, unicode: string, known: readonly string[]): string | null {
  if (known.length === 0) return null
  const own = `.${withoutRoot(ascii)}`
  const ownReadings = readingsOf(`.${withoutRoot(unicode)}`)
  let found: string | null = null
  for (const name of known) {
    const parsed = parseDomain(name, false)
    if (parsed === null) continue
    const domain = withoutRoot(parsed)
    if (own.endsWith(`.${domain}`)) return null
    if (found !== null) continue
    const readings = readingsOf(`.${domainToUnicode(domain)}`)
    if (readings.some((reading) => ownReadings.some((other) => other.endsWith(reading)))) {
      found = name
    }
  }
  return found
}

function withoutRoot(domain: string): string {
  return domain.endsWith('.') ? domain.slice(0, -1) : domain
}
