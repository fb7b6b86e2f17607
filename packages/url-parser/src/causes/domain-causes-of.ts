import {
  type DomainFault,
  type DomainFaultReason,
  decodePlaced,
  findDomainFaults,
  mapPlaced,
  type PlacedText,
  placeIn,
} from '@waymark/host/faults'
import { codePointAt, isAsciiString } from '@waymark/infra'
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
 * @param input - The whole input.
 */
export function domainCausesOf(
  host: PlacedText,
  isFailure: boolean,
  input: string,
): readonly FoundCause[] {
  const faults = findDomainFaults(host.text).filter(({ isFatal }) => isFatal || !isFailure)
  if (faults.length === 0)
    return [{ code: 'host-without-idna', ...rangeOf(host, 0, host.text.length) }]
  if (/^[\0- ]*file:/i.test(input)) {
    const misplaced = partOfFileUrl(host, faults)
    if (misplaced !== null) return [misplaced]
  }
  return faults.map((fault) => causeOfFault(host, fault))
}

function rangeOf(host: PlacedText, from: number, to: number): { start: number; end: number } {
  const [start, end] = placeIn(host, from, to)
  return { start, end }
}

/** A port or a user name, which only URLs of other schemes have. */
function partOfFileUrl(host: PlacedText, faults: readonly DomainFault[]): FoundCause | null {
  const at = faults.find(({ codePoint, start }) => codePoint === 0x40 && host.text[start] === '@')
  const port = /:\d*$/.exec(host.text)
  if (at !== undefined) {
    const range = rangeOf(host, 0, host.text.lastIndexOf('@') + 1)
    return {
      code: 'host-delimiter',
      ...range,
      message: 'A file: URL cannot have a user name or a password.',
      remedy: 'Remove what is before the @, and the @.',
      edit: { ...range, text: '' },
    }
  }
  if (port === null) return null
  const range = rangeOf(host, port.index, host.text.length)
  return {
    code: 'host-delimiter',
    ...range,
    message: 'A file: URL cannot have a port.',
    remedy: 'Remove the colon and the port.',
    edit: { ...range, text: '' },
  }
}

function causeOfFault(host: PlacedText, fault: DomainFault): FoundCause {
  const { reason, codePoint } = fault
  const code = codeOfFault(host, fault)
  const [from, to] = widened(host.text, fault)
  const range = rangeOf(host, from, to)
  const written = host.text.slice(from, to)
  const found = { code, ...range, message: messageOf(code, fault, written) }
  if (fault.decoded !== null) return { ...found, ...aLabelRemedy(fault, range) }
  if (reason === 'punycode-not-ascii') return { ...found, ...withoutPrefix(host, fault) }
  if (reason === 'hyphens-in-third-and-fourth-place')
    return { ...found, edit: { ...range, text: '-' } }
  const c = host.text.charCodeAt(from)
  if (code === 'host-delimiter' && c !== codePoint) {
    return {
      ...found,
      remedy:
        c === 0x25
          ? `If ${describeCharacter(codePoint!)} is meant to end the host, write it as it is; otherwise remove \`${written}\`.`
          : 'Write letters, digits and hyphens instead.',
    }
  }
  return REMOVABLE.has(code) ? { ...found, edit: { ...range, text: '' } } : found
}

/** Causes that are gone when their characters are. */
const REMOVABLE: ReadonlySet<UrlCauseCode> = /* @__PURE__ */ new Set<UrlCauseCode>([
  'host-space',
  'host-control-character',
  'host-percent-sign',
  'host-delimiter',
  'host-forbidden-character',
  'host-disallowed-character',
  'label-empty',
  'host-final-dot',
  'hyphen-at-start',
  'hyphen-at-end',
  'mark-at-start',
  'joiner-out-of-place',
])

function codeOfFault(host: PlacedText, { reason, codePoint, end }: DomainFault): UrlCauseCode {
  if (reason === 'forbidden-character') return codeOfForbidden(codePoint!)
  if (reason === 'empty-label' && end === host.text.length && end > 1) {
    const before = host.text[end - 2] ?? '.'
    return /[.\u3002\uff0e\uff61]/.test(before) ? 'label-empty' : 'host-final-dot'
  }
  return CODES[reason] ?? (reason as UrlCauseCode) // the other reasons and codes have the same names
}

/** Hyphens next to each other are one cause. */
function widened(host: string, { reason, start, end }: DomainFault): readonly [number, number] {
  let [from, to] = [start, end]
  if (reason === 'hyphen-at-start' || reason === 'hyphens-in-third-and-fourth-place') {
    while (host[to] === '-') to++
  }
  if (reason === 'hyphen-at-end') while (host[from - 1] === '-') from--
  return [from, to]
}

/** What to do about a label that begins with `xn--`. */
function aLabelRemedy(
  { reason, codePoint, decoded, start, end }: DomainFault,
  range: { readonly start: number; readonly end: number },
): Pick<FoundCause, 'remedy' | 'edit'> {
  if (decoded === '') return { remedy: 'Write the whole name.' }
  if (codePoint === null && reason !== 'punycode-of-prefix' && end - start < 100) {
    return { remedy: `Write \`${decoded}\` instead.`, edit: { ...range, text: decoded! } }
  }
  return { remedy: 'Write the name itself instead, in its own script.' }
}

/** A label of two spellings at once, without its prefix. */
function withoutPrefix(
  host: PlacedText,
  { start }: DomainFault,
): Pick<FoundCause, 'remedy' | 'edit'> {
  const label = /(?:^|[.\u3002\uff0e\uff61])(xn--)[^.\u3002\uff0e\uff61]*$/i.exec(
    host.text.slice(0, start),
  )
  if (label === null) return {}
  const from = label.index + label[0].toLowerCase().indexOf('xn--')
  return {
    remedy: 'Write the name without `xn--`.',
    edit: { ...rangeOf(host, from, from + 4), text: '' },
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
  const shown = /^[\0-\x20\x7f]$/.test(mapped)
    ? describeCharacter(mapped.charCodeAt(0))
    : `\`${mapped}\``
  return `In a domain, ${source} becomes ${shown}: `
}

const NOTHING_HAS: ReadonlySet<DomainFaultReason> = /* @__PURE__ */ new Set<DomainFaultReason>([
  'forbidden-character',
  'ascii-character',
  'disallowed-character',
])

const A_LABEL_IS = 'A name that begins with `xn--` is a name in another script, written in ASCII'

function messageOf(code: UrlCauseCode, fault: DomainFault, written: string): string | undefined {
  const { reason, codePoint, decoded, length } = fault
  if (length !== null) {
    const has = isAsciiString(written) ? 'this one has' : 'in ASCII, this one has'
    return reason === 'label-too-long'
      ? `A part of a domain between two dots cannot be longer than 63 characters; ${has} ${length}.`
      : `A domain cannot be longer than 253 characters; ${has} ${length}.`
  }
  if (codePoint === null) {
    if (decoded === '') return `${A_LABEL_IS}, and nothing comes after \`xn--\` here.`
    return decoded === null
      ? undefined
      : `${A_LABEL_IS}; \`${written}\` stands for \`${decoded}\`, which is never written so.`
  }
  const name = describeCharacter(codePoint)
  const from =
    decoded === null
      ? originOf(written, codePoint)
      : `${A_LABEL_IS}; \`${written}\` stands for ${decoded === String.fromCodePoint(codePoint) ? name : `\`${decoded}\``}: `
  if (NOTHING_HAS.has(reason)) {
    const what =
      reason === 'ascii-character'
        ? 'A domain in the DNS'
        : reason === 'forbidden-character'
          ? 'A host'
          : 'A domain'
    return sentence(from, `${what} cannot contain ${name}.`)
  }
  const rule = RULES[code]
  return rule === undefined ? undefined : sentence(from, rule(name))
}

const RTL = 'In a domain with letters that run from right to left, such as Hebrew or Arabic ones'

/** What each rule says of a character, in plain words; the term of the rule is in brackets. */
const RULES: Readonly<Partial<Record<UrlCauseCode, (name: string) => string>>> = {
  'mark-at-start': (name) =>
    `A part of a domain cannot begin with ${name}, which is drawn on the character before it (a combining mark).`,
  'joiner-out-of-place': (name) =>
    `There is an invisible character in the host, ${name}: it may only stand between letters of scripts that need it, such as Hindi or Persian ones.`,
  'punycode-digit': (name) =>
    `${A_LABEL_IS} with letters and digits (Punycode), and cannot contain ${name}.`,
  'punycode-not-ascii': (name) => `${A_LABEL_IS}, so it cannot contain ${name} as well.`,
  'bidi-first-character': (name) =>
    `${RTL}, each part must begin with a letter, and not with ${name} (condition 1 of the Bidi rule).`,
  'bidi-right-to-left-character': (name) =>
    `A part of a domain that begins with a right-to-left letter cannot contain ${name}, which runs from left to right (condition 2 of the Bidi rule).`,
  'bidi-right-to-left-end': (name) =>
    `A part of a domain in right-to-left letters must end with a letter or a digit, and not with ${name} (condition 3 of the Bidi rule).`,
  'bidi-mixed-digits': (name) =>
    `A part of a domain has digits of two kinds, 0 to 9 and Arabic ones; the second kind begins with ${name} (condition 4 of the Bidi rule).`,
  'bidi-left-to-right-character': (name) =>
    `${RTL}, a part that begins with a left-to-right letter cannot contain ${name} (condition 5 of the Bidi rule).`,
  'bidi-left-to-right-end': (name) =>
    `${RTL}, a part in left-to-right letters must end with a letter or a digit, and not with ${name} (condition 6 of the Bidi rule).`,
}

/** After a colon, a sentence goes on. */
function sentence(from: string, text: string): string {
  return from === '' ? text : from + text[0]!.toLowerCase() + text.slice(1)
}

/** The causes of `domain-percent-encoded`: what runs of percent-encoded bytes mean. */
export function encodedCausesOf(host: PlacedText): readonly FoundCause[] {
  return [...host.text.matchAll(/(?:%[\dA-Fa-f]{2})+/g)].flatMap(({ 0: run, index }) =>
    encodedPieces(run).map(([from, to, text]) => {
      const written = run.slice(from, to)
      const range = rangeOf(host, index + from, index + to)
      const c = codePointAt(text, 0)
      const found = { code: 'host-percent-encoded', ...range } as const
      if (FORBIDDEN.test(text)) {
        return {
          ...found,
          message: `\`${written}\` is percent-encoded for ${describeCharacter(c)}, which no host can contain.`,
          remedy: 'Remove it.',
        }
      }
      const shown = /^[!-~\u00a1-\uffff]{1,20}$/.test(text) ? text : null
      return {
        ...found,
        message: `\`${written}\` is percent-encoded for ${shown === null ? describeCharacter(c) : `\`${shown}\``}, which is what the parser reads.`,
        remedy: shown === null ? 'Write the characters themselves.' : `Write \`${shown}\` instead.`,
        edit: { ...range, text },
      }
    }),
  )
}

/** What is not UTF-8, or what no host can contain, percent-encoded or not. */
const FORBIDDEN = /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f\ufffd]/

/** Cuts a run so that what no host can contain is by itself. */
function encodedPieces(run: string): (readonly [from: number, to: number, text: string])[] {
  const { text, starts, ends } = decodePlaced(run)
  const pieces = text.match(new RegExp(`${FORBIDDEN.source}|(?:(?!${FORBIDDEN.source})[^])+`, 'gu'))
  let at = 0
  return (pieces ?? []).map((piece) => {
    const from = starts[at]!
    at += piece.length
    return [from, ends[at - 1]!, piece] as const
  })
}
