import { serializeHost } from '@waymark/host'
import type { ValidationError } from '@waymark/url-parser'
import { decodePlaced, mapPlaced, type PlacedText, placeIn } from '../faults/placed-text.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { domainOf } from './host-around.ts'
import type { UrlEdit } from './url-edit.ts'

/** One part of the address, as the parser reads it. */
interface Part {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly radix: 8 | 10 | 16
  /** `NaN` if it is not a number. */
  readonly value: number
}

function partsOf(address: string): readonly Part[] {
  const text = address.endsWith('.') ? address.slice(0, -1) : address
  let start = 0
  return text.split('.').map((part) => {
    const from = start
    start += part.length + 1
    const radix = /^0x/i.test(part) ? 16 : /^0./.test(part) ? 8 : 10
    const digits = radix === 16 ? part.slice(2) : part
    const isNumber = { 8: /^[0-7]*$/, 10: /^\d+$/, 16: /^[\da-f]*$/i }[radix].test(digits)
    // The parser reads `0x` as 0.
    const number = digits === '' ? 0 : Number.parseInt(digits, radix)
    const value = isNumber ? number : Number.NaN
    return { text: part, start: from, end: from + part.length, radix, value }
  })
}

const COUNTS = ['', 'one', 'two', 'three']
/** The places that the last part fills, by the number of parts. */
const PLACES = [
  '',
  'the places of all four',
  'the places of the last three',
  'the places of the last two',
]

/** The causes of an IPv4 address's error. */
export function ipv4CausesOf(
  evidence: Evidence,
  host: PlacedText,
  error: ValidationError,
): readonly FoundCause[] {
  const address = domainOf(host)
  const parts = partsOf(address.text)
  const last = parts[parts.length - 1]!
  const cause = (code: UrlCauseCode, from: number, to: number, message?: string): FoundCause => {
    const [start, end] = placeIn(address, from, to)
    return { code, start, end, message }
  }
  const ofPart = (code: UrlCauseCode, part: Part, message?: string) =>
    cause(code, part.start, part.end, message)
  const editOf = (from: number, to: number, text: string) =>
    replacing(...placeIn(address, from, to), text)
  switch (error.name) {
    case 'IPv4-non-ASCII-input':
      return otherDigits(host, wholeAddress(evidence, host))
    case 'IPv4-empty-part': {
      const { length } = address.text
      return [
        {
          ...cause('ipv4-final-dot', length - 1, length),
          edit: editOf(length - 1, length, ''),
        },
      ]
    }
    case 'IPv4-too-few-parts':
      return [
        {
          // Other notations concern each of the parts.
          ...(parts.every(({ radix }) => radix === 10)
            ? ofPart('ipv4-parts-left-out', last, shortAddress(parts, evidence))
            : cause('ipv4-parts-left-out', 0, address.text.length, shortAddress(parts, evidence))),
          ...shortRemedy(parts, wholeAddress(evidence, host)),
        },
      ]
    case 'IPv4-too-many-parts':
      return [extraParts(parts, cause, editOf)]
    case 'IPv4-non-numeric-part':
      return parts
        .filter(({ value }) => Number.isNaN(value))
        .map((part) => nonNumeric(part, parts, cause, editOf))
    case 'IPv4-non-decimal-part': {
      const padded = paddedAddress(parts, evidence)
      return parts
        .filter(({ radix, value }) => radix !== 10 && !Number.isNaN(value))
        .map((part) => ({
          ...ofPart(
            part.radix === 16 ? 'ipv4-part-hexadecimal' : 'ipv4-part-octal',
            part,
            `\`${part.text}\` is ${part.radix === 16 ? 'hexadecimal, because it begins with 0x' : 'octal, because it begins with 0'}: in decimal, it is ${part.value}.`,
          ),
          ...decimalRemedy(part, parts, editOf, wholeAddress(evidence, host)),
          ...padded,
        }))
    }
    default:
      return tooLarge(parts, last, ofPart, wholeAddress(evidence, host))
  }
}

/** The two readings of an address whose parts are padded with zeros, if they differ: what octal numbers are nobody sees. */
function paddedAddress(
  parts: readonly Part[],
  { reading: { url } }: Evidence,
): Pick<FoundCause, 'message' | 'remedy'> | null {
  if (parts.length !== 4 || url?.host?.kind !== 'ipv4') return null
  const decimal = parts.map(({ text }) => Number(text))
  if (parts.some(({ radix }) => radix === 16) || decimal.some((value) => !(value <= 255))) {
    return null
  }
  const [to, meant] = [serializeHost(url.host), decimal.join('.')]
  if (to === meant) return null
  return {
    message: `A part that begins with 0 is octal, so this leads to \`${to}\`.`,
    remedy: `Write \`${meant}\`, without the zeros at the start, or \`${to}\`: whichever you mean.`,
  }
}

function shortAddress(parts: readonly Part[], { reading: { url } }: Evidence): string {
  const last = parts[parts.length - 1]!
  if (url?.host?.kind !== 'ipv4') {
    return `An IPv4 address has four parts; this one has ${COUNTS[parts.length]}, so that \`${last.text}\` fills ${PLACES[parts.length]} parts.`
  }
  const to = serializeHost(url.host)
  const kinds = [
    ...(parts.some(({ radix }) => radix === 16) ? ['hexadecimal'] : []),
    ...(parts.some(({ radix }) => radix === 8) ? ['octal'] : []),
  ]
  if (parts.length === 1) {
    const kind = kinds.length === 0 ? 'one' : kinds[0] === 'octal' ? 'an octal' : 'a hexadecimal'
    return `The host is the address \`${to}\`, written as ${kind} number.`
  }
  const how = kinds.length === 0 ? '' : `, some in ${kinds.join(' and ')}`
  return `The IPv4 address has ${COUNTS[parts.length]} of four parts${how}, so it leads to \`${to}\`.`
}

/** A person who leaves a part out of an ordinary address means another one; `127.1` and hexadecimal numbers are meant so. */
function shortRemedy(
  parts: readonly Part[],
  whole: Pick<FoundCause, 'remedy' | 'edit'>,
): Pick<FoundCause, 'remedy' | 'edit'> {
  const isMeant =
    parts.length === 1 ||
    parts[0]!.value === 127 ||
    parts.some(({ radix, value }) => radix !== 10 || value > 255)
  if (isMeant) return whole
  const count = 4 - parts.length
  return {
    remedy:
      count === 1 ? 'Write the part that was left out.' : 'Write the parts that were left out.',
  }
}

/** Of an address with fewer than four parts, the whole is written; otherwise each part by itself. */
function decimalRemedy(
  { start, end, value }: Part,
  parts: readonly Part[],
  editOf: MakeEdit,
  whole: Pick<FoundCause, 'remedy' | 'edit'>,
): Pick<FoundCause, 'remedy' | 'edit'> {
  if (value > 0xffffffff || (value > 255 && parts.length === 4)) {
    return { remedy: 'Write four numbers from 0 to 255.' }
  }
  if (parts.length < 4 && whole.edit !== undefined) return whole
  return { remedy: `Write \`${value}\` instead.`, edit: editOf(start, end, String(value)) }
}

/** The address that the parser reads, in its usual form. */
function wholeAddress(
  { reading: { url } }: Evidence,
  host: PlacedText,
): Pick<FoundCause, 'remedy' | 'edit'> {
  if (url?.host?.kind !== 'ipv4') return {}
  const written = serializeHost(url.host)
  return {
    remedy: `Write all four parts: \`${written}\`.`,
    edit: replacing(...placeIn(host, 0, host.text.length), written),
  }
}

function otherDigits(host: PlacedText, whole: Pick<FoundCause, 'remedy' | 'edit'>): FoundCause[] {
  const found: FoundCause[] = []
  const runs = [...host.text.matchAll(/(?:[^\0-\x7f]|%[89a-fA-F][\da-fA-F])+/g)]
  const isOne = runs.length === 1 || whole.edit === undefined
  for (const { index, 0: run } of runs) {
    const [start, end] = placeIn(host, index, index + run.length)
    const ascii = mapPlaced(decodePlaced(run)).text
    found.push({
      code: 'ipv4-other-digits',
      start,
      end,
      ...(ascii === ''
        ? {
            message: 'The IPv4 address contains an invisible character, which is ignored.',
            remedy: 'Remove it.',
          }
        : {
            message: `\`${run}\` is not written in ASCII; it is read as \`${ascii}\`.`,
            remedy: `Write \`${ascii}\` instead.`,
          }),
      edit: replacing(start, end, ascii),
      ...(isOne ? {} : { ...whole, remedy: `Write \`${whole.edit!.text}\` instead.` }),
      ...(isOne && ascii === '.' && index + run.length === host.text.length
        ? { remedy: 'Remove the dot.', edit: replacing(start, end) }
        : {}),
    })
  }
  return found
}

type MakeCause = (code: UrlCauseCode, from: number, to: number, message?: string) => FoundCause
type MakeEdit = (from: number, to: number, text: string) => UrlEdit

const NAME = 'or end the name with a part that is not a number'

/** Why the host is an IPv4 address, although it may not look like one. */
function isAddressFor(parts: readonly Part[]): string {
  const { text, radix } = parts[parts.length - 1]!
  if (radix === 10) return 'The host ends in a number, so it is an IPv4 address'
  const kind = radix === 16 ? 'hexadecimal' : 'octal'
  const number = text.toLowerCase() === '0x' ? ', which is a way to write 0' : ''
  return `The last part of the host, \`${text}\`, is a ${kind} number${number}, so the host is an IPv4 address`
}

function extraParts(parts: readonly Part[], cause: MakeCause, editOf: MakeEdit): FoundCause {
  const empty = parts.findIndex(({ text }) => text === '')
  if (parts.length === 5 && empty !== -1) {
    // A dot that was written twice.
    const at = Math.max(0, parts[empty]!.start - 1)
    return {
      ...cause('ipv4-part-empty', at, at + 1),
      remedy: 'Remove the dot.',
      edit: editOf(at, at + 1, ''),
    }
  }
  const names = parts.slice(0, -4)
  const isAfterName =
    names.every(({ value }) => Number.isNaN(value)) &&
    parts.slice(-4).every(({ value }) => value <= 255)
  if (isAfterName) {
    const to = parts[names.length]!.start
    return {
      ...cause(
        'ipv4-extra-parts',
        0,
        to,
        `${isAddressFor(parts)}, which cannot have a name before it.`,
      ),
      remedy: 'Remove the name before the address.',
      edit: editOf(0, to, ''),
    }
  }
  const from = parts[3]!.end
  const to = parts[parts.length - 1]!.end
  const found = cause(
    'ipv4-extra-parts',
    from,
    to,
    `${isAddressFor(parts)}, which has four parts, not ${parts.length}.`,
  )
  return parts.slice(0, 4).every(({ value }) => value <= 255)
    ? { ...found, remedy: 'Remove the parts after the fourth.', edit: editOf(from, to, '') }
    : { ...found, remedy: `Write four numbers from 0 to 255, ${NAME}.` }
}

function nonNumeric(
  part: Part,
  parts: readonly Part[],
  cause: MakeCause,
  editOf: MakeEdit,
): FoundCause {
  const { text, start, end, radix } = part
  if (text === '') {
    // The dot that has nothing before or after it.
    const [from, to] = start === 0 ? [0, 1] : [start - 1, start]
    const found = cause('ipv4-part-empty', from, to)
    return found
  }
  if (/^0[0-9]+$/.test(text)) {
    const at = text.search(/[89]/)
    const zeros = /^0+(?=\d)/.exec(text)![0].length
    return {
      ...cause(
        'ipv4-octal-digit',
        start + at,
        start + at + 1,
        `\`${text}\` begins with 0, so it is octal, which does not have ${describeCharacter(text.charCodeAt(at))}.`,
      ),
      edit: editOf(start, start + zeros, ''),
    }
  }
  const letter = /^(?=.*\d|.$)[\doli]{1,3}$/.test(text) ? /[oli]/.exec(text)?.[0] : undefined
  if (letter !== undefined && parts.length === 4) {
    const digits = text.replaceAll('o', '0').replace(/[li]/g, '1')
    const digit = letter === 'o' ? '0' : '1'
    return {
      ...cause(
        'ipv4-part-not-numeric',
        start,
        end,
        `A part of the IPv4 address contains the letter ${letter}, which looks like the digit ${digit}.`,
      ),
      remedy: `Write \`${digits}\` instead.`,
      edit: editOf(start, end, digits),
    }
  }
  return {
    ...cause(
      'ipv4-part-not-numeric',
      start,
      end,
      `${isAddressFor(parts)}, and its part \`${text}\` is not a number${radix === 16 ? ' in hexadecimal' : ''}.`,
    ),
    ...(afterName(parts, editOf) ?? { remedy: `Write numbers only, ${NAME}.` }),
  }
}

/** A number after a name is probably a port, with a dot instead of the colon. */
function afterName(
  parts: readonly Part[],
  editOf: MakeEdit,
): Pick<FoundCause, 'remedy' | 'edit'> | null {
  const { text, start } = parts[parts.length - 1]!
  if (!/^[1-9]\d{1,4}$/.test(text)) return null
  if (!parts.slice(0, -1).every(({ value }) => Number.isNaN(value))) return null
  return {
    remedy: `Write a colon before ${text} instead of the dot, as before a port.`,
    edit: editOf(start - 1, start, ':'),
  }
}

function tooLarge(
  parts: readonly Part[],
  last: Part,
  ofPart: (code: UrlCauseCode, part: Part, message: string) => FoundCause,
  whole: Pick<FoundCause, 'remedy' | 'edit'>,
): readonly FoundCause[] {
  const most = 256 ** (5 - parts.length) - 1
  const inner = parts
    .filter((part) => part.value > 255 && (part !== last || most === 255))
    .map((part) =>
      ofPart(
        'ipv4-part-too-large',
        part,
        `A part of an IPv4 address is at most 255; this one is ${shownValue(part)}.`,
      ),
    )
  if (last.value > most && most > 255) {
    return [
      ...inner,
      ofPart(
        'ipv4-last-part-too-large',
        last,
        parts.length === 1
          ? `An IPv4 address in one number is at most ${most}; this one is ${shownValue(last)}.`
          : `The last part of an IPv4 address in ${COUNTS[parts.length]} parts is at most ${most}; this one is ${shownValue(last)}.`,
      ),
    ]
  }
  if (inner.length > 0) return inner
  const message = `\`${last.text}\` is above 255, so that it fills ${PLACES[parts.length]} parts.`
  return [{ ...ofPart('ipv4-last-part-fills', last, message), ...whole }]
}

function shownValue({ text, value }: Part): string {
  return Number.isSafeInteger(value)
    ? String(value)
    : text.length > 20
      ? `a number of ${text.length} digits`
      : text
}
