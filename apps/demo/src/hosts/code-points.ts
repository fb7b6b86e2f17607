import { inspectDomain } from '@waymark/display'
import { type DomainFaultReason, decodePlaced, findDomainFaults } from '@waymark/explain'
import { mapDomain } from '@waymark/idna/internal/refusals'

/** What UTS #46 does with a code point. */
export type Status = 'valid' | 'mapped' | 'ignored' | 'refused'

/** A reason why a host is refused, or is not a *valid domain*. */
export interface FaultView {
  readonly reason: DomainFaultReason
  /** Whether the host parser fails because of it. */
  readonly isFatal: boolean
}

/** A code point of a domain. */
export interface CodePointRow {
  readonly c: string
  /** Its number, as in `U+0430`. */
  readonly number: string
  readonly status: Status
  /** What it is mapped to; `null` if it is not. */
  readonly mappedTo: string | null
  /** The ASCII characters that it can be taken for; `null` if there are none. */
  readonly looksLike: string | null
  readonly faults: readonly FaultView[]
}

/** Each code point of a host, percent-decoded, with what UTS #46 makes of it. */
export function codePointRows(host: string): readonly CodePointRow[] {
  const { text } = decodePlaced(host)
  const faults = findDomainFaults(text)
  let start = 0
  return Array.from(text, (c) => {
    const at = start
    start += c.length
    const mapped = String.fromCodePoint(...mapDomain(c).points)
    // A fault of a whole label is not one of this code point.
    const own = faults.filter((fault) => fault.start <= at && at < fault.end && isOfOne(fault))
    const isRefused = own.some(({ reason }) => REFUSALS.has(reason))
    const status = isRefused
      ? 'refused'
      : mapped === c
        ? 'valid'
        : mapped === ''
          ? 'ignored'
          : 'mapped'
    return {
      c,
      number: numberOf(c),
      status,
      mappedTo: status === 'mapped' ? mapped : null,
      looksLike: status === 'valid' ? lookalikeOf(c) : null,
      faults: own.map(({ reason, isFatal }) => ({ reason, isFatal })),
    }
  })
}

/** What a label of this character alone looks like. */
function lookalikeOf(c: string): string | null {
  if (c <= '\x7f') return null
  const warnings = inspectDomain(`${c}.example`)?.warnings ?? []
  return warnings.find(({ resembles }) => resembles !== undefined)?.resembles ?? null
}

const REFUSALS: ReadonlySet<DomainFaultReason> = new Set([
  'disallowed-character',
  'forbidden-character',
])

function isOfOne({ start, end, reason }: { start: number; end: number; reason: string }): boolean {
  return end - start <= 2 || /character|joiner|mark|bidi/.test(reason)
}

function numberOf(c: string): string {
  return `U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
