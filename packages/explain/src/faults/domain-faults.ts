import { isForbiddenDomainCodePoint } from '@waymark/host'
import { findRefusals, type RefusalReason } from '@waymark/idna/internal/refusals'
import { isAsciiString } from '@waymark/infra'
import { decodePlaced, mapPlaced, type PlacedText, placeIn } from './placed-text.ts'

/** Why the domain parser refuses a host, or why the host is not a valid domain. */
export type DomainFaultReason =
  | RefusalReason
  /** A *forbidden domain code point*. */
  | 'forbidden-character'
  /** Percent-encoded bytes that are not UTF-8. */
  | 'not-utf8'
  /** The mapping leaves no character. */
  | 'nothing-left'

/** One reason, and the characters that are it. */
export interface DomainFault {
  readonly reason: DomainFaultReason
  /** The first UTF-16 code unit concerned, counted in the host as written. */
  readonly start: number
  /** One past the last. */
  readonly end: number
  /** Whether the host parser fails because of it; otherwise the host is only not valid. */
  readonly isFatal: boolean
  /** The code point concerned, percent-decoded and mapped. */
  readonly codePoint: number | null
  /** What the A-label decodes to in which the code point is. */
  readonly decoded: string | null
  /** How long the label or the domain is in ASCII, if it is too long. */
  readonly length: number | null
}

/**
 * Lists every fault of a host that is read as a domain, from left to right.
 *
 * @param host - A scalar value string as it is written in a URL: percent-encoded or not, in any script.
 * @throws ArgumentError if it is not a string.
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 *
 * @example
 * ```ts
 * import { findDomainFaults } from '@waymark/explain'
 *
 * const [fault] = findDomainFaults('exa mple.com')
 * fault?.reason // => 'forbidden-character'
 * fault?.start // => 3
 * ```
 */
export function findDomainFaults(host: string): readonly DomainFault[] {
  const domain = decodePlaced(host)
  // The relaxed rules are not applied to ASCII.
  const isAscii = isAsciiString(domain.text)
  const faults: DomainFault[] = findRefusals(domain.text).map((refusal) => {
    const { codePoint, decoded, length } = refusal
    const [start, end] = placeIn(domain, refusal.start, refusal.end)
    const isAsciiCharacter = refusal.reason === 'ascii-character'
    const isForbidden = isAsciiCharacter && isForbiddenDomainCodePoint(codePoint ?? 0x61)
    const isBroken = codePoint === 0xfffd && host[start] === '%' && end - start === 3
    const reason = isForbidden ? 'forbidden-character' : isBroken ? 'not-utf8' : refusal.reason
    const isFatal = isForbidden || !(refusal.isStrict || isAscii)
    return { reason, start, end, isFatal, codePoint, decoded, length }
  })
  if (host !== '' && mapPlaced(domain).text === '') {
    const whole = { start: 0, end: host.length, codePoint: null, decoded: null, length: null }
    return [{ reason: 'nothing-left', isFatal: true, ...whole }]
  }

  return isAscii ? withForbidden(domain, faults) : faults
}

/** In ASCII, a forbidden code point fails in any part of a label; of an A-label, the rules name another reason. */
function withForbidden(domain: PlacedText, faults: readonly DomainFault[]): readonly DomainFault[] {
  const named = new Set(faults.filter(({ isFatal }) => isFatal).map(({ start }) => start))
  const missed: DomainFault[] = []
  for (let i = 0; i < domain.text.length; i++) {
    const [start, end] = placeIn(domain, i, i + 1)
    const codePoint = domain.text.charCodeAt(i)
    if (!isForbiddenDomainCodePoint(codePoint) || named.has(start)) continue
    missed.push({
      reason: 'forbidden-character',
      start,
      end,
      isFatal: true,
      codePoint,
      decoded: null,
      length: null,
    })
  }
  if (missed.length === 0) return faults
  return [...missed, ...faults].sort((a, b) => a.start - b.start)
}
