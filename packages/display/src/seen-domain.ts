import { domainToUnicode } from '@waymark/host'
import { withoutRoot } from './known.ts'
import { asSeen, readingsOf } from './readings.ts'

/** A domain from the host parser, and what people take it for. */
export interface SeenDomain {
  readonly ascii: string
  readonly unicode: string
  /** Its registrable domain in ASCII, without a root dot. */
  readonly registrable: string | null
  /** In Unicode, and as it is written, if that is not the same. */
  readonly forms: readonly string[]
  /** What the forms read like, with a dot before them and without a root dot. */
  readonly readings: readonly string[]
}

/**
 * @param written - As people see it: capitals can look like other letters.
 * @param registrableDomain - Of `ascii`.
 */
export function seenDomain(
  ascii: string,
  written: string,
  registrableDomain: string | null,
): SeenDomain {
  const unicode = ascii.includes('xn--') ? domainToUnicode(ascii) : ascii
  const seen = asSeen(written)
  const registrable = registrableDomain === null ? null : withoutRoot(registrableDomain)
  const readings = readingsOf(`.${withoutRoot(unicode)}`)
  if (seen === unicode) return { ascii, unicode, registrable, forms: [unicode], readings }
  readings.push(...readingsOf(`.${withoutRoot(seen)}`))
  return { ascii, unicode, registrable, forms: [unicode, seen], readings }
}
