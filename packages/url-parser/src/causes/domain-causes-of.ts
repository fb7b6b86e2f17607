import {
  type DomainFault,
  type DomainFaultReason,
  decodePlaced,
  findDomainFaults,
  mapPlaced,
  type PlacedText,
  placeIn,
} from '@waymark/host/faults'
import { codePointAt } from '@waymark/infra'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { FoundCause } from './found-cause.ts'

/** The code of the cause for a character that no host may have. */
export function codeOfForbidden(c: number): UrlCauseCode {
  if (c === 0x20) return 'host-space'
  if (c < 0x20 || c === 0x7f) return 'host-control-character'
  if (c === 0x25) return 'host-percent-sign'
  return /[#/:?@[\\\]]/.test(String.fromCharCode(c)) ? 'host-delimiter' : 'host-forbidden-character'
}

const CODES: Readonly<Partial<Record<DomainFaultReason, UrlCauseCode>>> = {
  'not-utf8': 'host-not-utf8',
  'nothing-left': 'host-nothing-left',
  'ascii-character': 'host-punctuation',
  'disallowed-character': 'host-disallowed-character',
  'hyphens-in-third-and-fourth-place': 'hyphens-third-fourth',
  'empty-label': 'label-empty',
  'domain-too-long': 'host-name-too-long',
  'label-not-encodable': 'label-too-long',
  joiner: 'joiner-out-of-place',
}

/**
 * The causes of `domain-to-ASCII`: those that stopped the parser if it stopped, otherwise all.
 *
 * @param host - The host, without tabs and newlines.
 */
export function domainCausesOf(host: PlacedText, isFailure: boolean): readonly FoundCause[] {
  const faults = findDomainFaults(host.text).filter(({ isFatal }) => isFatal || !isFailure)
  if (faults.length === 0)
    return [{ code: 'host-without-idna', ...rangeOf(host, 0, host.text.length) }]
  return faults.map((fault) => causeOfFault(host, fault))
}

function rangeOf(host: PlacedText, from: number, to: number): { start: number; end: number } {
  const [start, end] = placeIn(host, from, to)
  return { start, end }
}

function causeOfFault(host: PlacedText, fault: DomainFault): FoundCause {
  const { reason, codePoint } = fault
  const code: UrlCauseCode =
    reason === 'forbidden-character'
      ? codeOfForbidden(codePoint!)
      : (CODES[reason] ?? (reason as UrlCauseCode)) // the other reasons and codes have the same names
  const written = host.text.slice(fault.start, fault.end)
  // A character of an A-label cannot be removed where it is.
  const isHidden = fault.decoded !== null && codePoint !== null
  const remedy = isHidden ? 'Correct the label, or write it in its own script.' : undefined
  return {
    code,
    ...rangeOf(host, fault.start, fault.end),
    message: messageOf(fault, written),
    remedy,
  }
}

/** How the character came into the host, if it is not written there as it is. */
function originOf(written: string, codePoint: number): string {
  const decoded = decodePlaced(written).text
  if (decoded === String.fromCodePoint(codePoint)) {
    return decoded === written
      ? ''
      : `\`${written}\` is percent-encoded for ${describeCharacter(codePoint)}: `
  }
  const mapped = mapPlaced(decodePlaced(written)).text
  const source = decoded === written ? describeCharacter(codePointAt(written, 0)) : `\`${written}\``
  return `In a domain, ${source} becomes \`${mapped}\`: `
}

const NOTHING_HAS: ReadonlySet<DomainFaultReason> = /* @__PURE__ */ new Set<DomainFaultReason>([
  'forbidden-character',
  'ascii-character',
  'disallowed-character',
])

function messageOf(
  { reason, codePoint, decoded, length }: DomainFault,
  written: string,
): string | undefined {
  if (length !== null) {
    return reason === 'label-too-long'
      ? `A label cannot be longer than 63 characters; in ASCII, this one has ${length}.`
      : `A domain cannot be longer than 253 characters; in ASCII, this one has ${length}.`
  }
  if (codePoint === null) {
    return decoded === null
      ? undefined
      : `\`${written}\` is not what IDNA writes for \`${decoded}\`.`
  }
  const name = describeCharacter(codePoint)
  const from =
    decoded === null ? originOf(written, codePoint) : `\`${written}\` decodes to \`${decoded}\`: `
  if (NOTHING_HAS.has(reason)) {
    const what =
      reason === 'ascii-character'
        ? 'A domain in the DNS'
        : reason === 'forbidden-character'
          ? 'A host'
          : 'A domain'
    return sentence(from, `${what} cannot contain ${name}.`)
  }
  switch (reason) {
    case 'mark-at-start':
      return sentence(from, `A label cannot begin with the combining mark ${name}.`)
    case 'joiner':
      return sentence(
        from,
        codePoint === 0x200d
          ? 'A zero-width joiner (U+200D) is allowed only after a virama.'
          : 'A zero-width non-joiner (U+200C) is allowed only after a virama, or between letters that join.',
      )
    case 'punycode-digit':
      return `After \`xn--\`, Punycode has only letters and digits, and not ${name}.`
    case 'punycode-not-ascii':
      return `A label that begins with \`xn--\` is ASCII, and cannot contain ${name}.`
    case 'bidi-first-character':
      return sentence(
        from,
        `In a domain with right-to-left letters, a label cannot begin with ${name} (condition 1 of the Bidi rule).`,
      )
    case 'bidi-right-to-left-character':
      return sentence(
        from,
        `A right-to-left label cannot contain ${name} (condition 2 of the Bidi rule).`,
      )
    case 'bidi-right-to-left-end':
      return sentence(
        from,
        `A right-to-left label cannot end with ${name} (condition 3 of the Bidi rule).`,
      )
    case 'bidi-mixed-digits':
      return sentence(
        from,
        `A right-to-left label cannot have both European and Arabic digits: ${name} is of the second kind (condition 4 of the Bidi rule).`,
      )
    case 'bidi-left-to-right-character':
      return sentence(
        from,
        `In a domain with right-to-left letters, a left-to-right label cannot contain ${name} (condition 5 of the Bidi rule).`,
      )
    case 'bidi-left-to-right-end':
      return sentence(
        from,
        `In a domain with right-to-left letters, a left-to-right label cannot end with ${name} (condition 6 of the Bidi rule).`,
      )
    default:
      return undefined
  }
}

/** After a colon, a sentence goes on. */
function sentence(from: string, text: string): string {
  return from === '' ? text : from + text[0]!.toLowerCase() + text.slice(1)
}

/** The causes of `domain-percent-encoded`: each run of percent-encoded bytes, with what it means. */
export function encodedCausesOf(host: PlacedText): readonly FoundCause[] {
  return [...host.text.matchAll(/(?:%[\dA-Fa-f]{2})+/g)].map(({ 0: run, index }) => {
    const { text } = decodePlaced(run)
    const isShown = /^[!-~\u00a1-\uffff]{1,20}$/.test(text) && !text.includes('\ufffd')
    const message = isShown
      ? `\`${run}\` is percent-encoded for \`${text}\`, which is what the parser reads.`
      : undefined
    return { code: 'host-percent-encoded', ...rangeOf(host, index, index + run.length), message }
  })
}

/** The causes of `host-invalid-code-point`: every forbidden character of an opaque host. */
export function opaqueCausesOf(input: string, start: number): readonly FoundCause[] {
  const c = input.charCodeAt(start)
  return [
    {
      code: codeOfForbidden(c),
      start,
      end: start + 1,
      message: `A host cannot contain ${describeCharacter(c)}.`,
    },
  ]
}
