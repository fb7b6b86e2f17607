import { type PlacedText, placeIn } from '@waymark/host/faults'
import type { UrlErrorName } from '../record/validation-error.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { FoundCause } from './found-cause.ts'
import { domainOf } from './host-around.ts'

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
export function ipv4CausesOf(host: PlacedText, name: UrlErrorName): readonly FoundCause[] {
  const address = domainOf(host)
  const parts = partsOf(address.text)
  const last = parts[parts.length - 1]!
  const cause = (code: UrlCauseCode, from: number, to: number, message?: string): FoundCause => {
    const [start, end] = placeIn(address, from, to)
    return { code, start, end, message }
  }
  const ofPart = (code: UrlCauseCode, part: Part, message?: string) =>
    cause(code, part.start, part.end, message)
  switch (name) {
    case 'IPv4-non-ASCII-input':
      return otherDigits(host)
    case 'IPv4-empty-part':
      return [cause('ipv4-final-dot', address.text.length - 1, address.text.length)]
    case 'IPv4-too-few-parts':
      return [
        ofPart(
          'ipv4-parts-left-out',
          last,
          `An IPv4 address has four parts; this one has ${COUNTS[parts.length]}, so that \`${last.text}\` fills ${PLACES[parts.length]} parts.`,
        ),
      ]
    case 'IPv4-too-many-parts':
      return [
        cause(
          'ipv4-extra-parts',
          parts[3]!.end,
          last.end,
          `The host ends in a number, so it is an IPv4 address, which has four parts; this one has ${parts.length}.`,
        ),
      ]
    case 'IPv4-non-numeric-part':
      return parts
        .filter(({ value }) => Number.isNaN(value))
        .map((part) => {
          if (part.text === '') {
            // The dot that has nothing before or after it.
            return cause(
              'ipv4-part-empty',
              part.start === 0 ? 0 : part.start - 1,
              part.start === 0 ? 1 : part.start,
            )
          }
          return /^0[0-9]+$/.test(part.text)
            ? octalDigit(part, cause)
            : ofPart(
                'ipv4-part-not-numeric',
                part,
                `The host ends in a number, so it is an IPv4 address, and its part \`${part.text}\` is not a number${part.radix === 16 ? ' in hexadecimal' : ''}.`,
              )
        })
    case 'IPv4-non-decimal-part':
      return parts
        .filter(({ radix, value }) => radix !== 10 && !Number.isNaN(value))
        .map((part) =>
          ofPart(
            part.radix === 16 ? 'ipv4-part-hexadecimal' : 'ipv4-part-octal',
            part,
            `\`${part.text}\` is ${part.radix === 16 ? 'hexadecimal, because it begins with 0x' : 'octal, because it begins with 0'}: in decimal, it is ${part.value}.`,
          ),
        )
    default:
      return tooLarge(parts, last, ofPart)
  }
}

function otherDigits(host: PlacedText): FoundCause[] {
  const found: FoundCause[] = []
  for (const { index, 0: run } of host.text.matchAll(/(?:[^\0-\x7f]|%[89a-fA-F][\da-fA-F])+/g)) {
    const [start, end] = placeIn(host, index, index + run.length)
    found.push({ code: 'ipv4-other-digits', start, end })
  }
  return found
}

function octalDigit(
  part: Part,
  cause: (code: UrlCauseCode, from: number, to: number, message: string) => FoundCause,
): FoundCause {
  const at = part.text.search(/[89]/)
  return cause(
    'ipv4-octal-digit',
    part.start + at,
    part.start + at + 1,
    `\`${part.text}\` begins with 0, so it is octal, which does not have ${describeCharacter(part.text.charCodeAt(at)).replace('the character', 'the digit')}.`,
  )
}

function tooLarge(
  parts: readonly Part[],
  last: Part,
  ofPart: (code: UrlCauseCode, part: Part, message: string) => FoundCause,
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
        `The last of ${parts.length === 1 ? 'one part' : `${parts.length} parts`} is at most ${most}; this one is ${shownValue(last)}.`,
      ),
    ]
  }
  return inner.length > 0
    ? inner
    : [
        ofPart(
          'ipv4-last-part-fills',
          last,
          `\`${last.text}\` is above 255, so that it fills ${PLACES[parts.length]} parts.`,
        ),
      ]
}

function shownValue({ text, value }: Part): string {
  return Number.isSafeInteger(value)
    ? String(value)
    : text.length > 20
      ? `a number of ${text.length} digits`
      : text
}
