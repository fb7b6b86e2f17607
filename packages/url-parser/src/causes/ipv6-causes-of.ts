import { codePointAt } from '@waymark/infra'
import type { ValidationError } from '../record/validation-error.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import { type FoundCause, replacing, type UrlEdit } from './found-cause.ts'
import { hostRangeOf, type Reading } from './reading.ts'
import { corrects } from './settle-edits.ts'

/** The causes of an IPv6 address's error. */
export function ipv6CausesOf(reading: Reading, error: ValidationError): readonly FoundCause[] {
  const { text } = reading
  const { name, start, end } = error
  const host = hostRangeOf(reading) ?? error
  const opening = host.start
  const closing = text[host.end - 1] === ']' ? host.end - 1 : host.end
  const content = text.slice(opening + 1, closing)
  const cause = (
    code: UrlCauseCode,
    from: number,
    to: number,
    message?: string,
    edit?: UrlEdit,
  ): FoundCause => ({ code, start: from, end: to, message, edit })
  const other = notIpv6(reading, error, opening, closing)
  if (other !== null) return [other]
  switch (name) {
    case 'IPv6-unclosed':
      return [unclosed(text, start, end)]
    case 'IPv6-invalid-compression':
      return [singleColon('ipv6-colon-at-start', reading, error)]
    case 'IPv6-piece-leading-zero': {
      const zeros = /^[0\t\n\r]*(?=[\da-f])/i.exec(text.slice(start, end))![0].length
      return [cause('ipv6-zero-padded', start, end, undefined, replacing(start, start + zeros))]
    }
    case 'IPv6-too-many-pieces':
      return [
        cause(
          'ipv6-extra-pieces',
          text[start - 1] === ':' && text[start - 2] !== ':' ? start - 1 : start,
          closing,
        ),
      ]
    case 'IPv6-multiple-compression':
      return [cause('ipv6-second-compression', start, end)]
    case 'IPv6-too-few-pieces': {
      if (content.trim() === '') return [cause('ipv6-empty', opening, closing + 1)]
      const count = content.split(':').length
      return [
        cause(
          'ipv6-pieces-left-out',
          closing,
          closing,
          `An IPv6 address without :: has eight pieces; this one has ${content.includes('.') ? count + 1 : count}.`,
        ),
      ]
    }
    case 'IPv6-invalid-code-point':
      return invalidCharacter(reading, error, opening, closing)
    case 'IPv4-in-IPv6-too-many-pieces':
      return [cause('ipv6-no-room-for-ipv4', start, closing)]
    case 'IPv4-in-IPv6-out-of-range-part':
      return decimalParts(text, start, closing)
        .filter(({ digits }) => Number(digits) > 255)
        .map((part) =>
          cause(
            'ipv6-ipv4-part-too-large',
            part.start,
            part.end,
            `A part of an IPv4 address is at most 255; this one is ${part.digits.length > 20 ? `a number of ${part.digits.length} digits` : part.digits}.`,
          ),
        )
    case 'IPv4-in-IPv6-too-few-parts':
      return [
        cause(
          'ipv6-ipv4-parts-left-out',
          closing,
          closing,
          `An IPv4 address in an IPv6 address has four parts, not ${text.slice(start, end).split('.').length}.`,
        ),
      ]
    default:
      return invalidIpv4Character(text, start, end, closing)
  }
}

/** What is in brackets, but is not an IPv6 address at all. */
function notIpv6(
  reading: Reading,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause | null {
  const { text } = reading
  const content = text.slice(opening + 1, closing)
  if (
    error.name === 'IPv6-unclosed' ||
    text[closing] !== ']' ||
    content.includes(':') ||
    content.length > 260
  )
    return null
  if (/^v[\da-f]+\./i.test(content)) {
    return {
      code: 'ipv6-future',
      start: opening + 1,
      end: closing,
      message: `\`${content}\` is a form that RFC 3986 keeps for later versions of IP; the URL Standard does not have it.`,
    }
  }
  if (!/^[\w.-]+$/.test(content) || !/[g-z.]/i.test(content)) return null
  const edit = replacing(opening, closing + 1, content)
  const found = { code: 'ipv6-name-in-brackets', start: opening, end: closing + 1 } as const
  return corrects(reading, error.name, [edit])
    ? {
        ...found,
        message: `Only an IPv6 address is written in brackets, and \`${content}\` is not one.`,
        edit,
      }
    : null
}

function unclosed(text: string, start: number, end: number): FoundCause {
  const closing = text.slice(start, end).lastIndexOf(']')
  if (closing !== -1) {
    const from = start + closing + 1
    const isPort = /^\d{1,5}$/.test(text.slice(from, end))
    return {
      code: 'ipv6-text-after-bracket',
      start: from,
      end,
      remedy: isPort ? 'Write a colon before the port.' : 'Remove the text.',
      edit: isPort ? replacing(from, from, ':') : replacing(from, end),
    }
  }
  const prefix = /^[/\\]\d+\]?/.exec(text.slice(end, end + 8))
  if (prefix?.[0].endsWith(']')) {
    const to = end + prefix[0].length - 1
    return { code: 'ipv6-prefix-length', start: end, end: to, edit: replacing(end, to) }
  }
  return {
    code: 'ipv6-no-closing-bracket',
    start,
    end: start + 1,
    edit: replacing(end, end, ']'),
  }
}

/** A colon at one end: it may be one too few, or one too many. */
function singleColon(code: UrlCauseCode, reading: Reading, error: ValidationError): FoundCause {
  const { start, end } = error
  const found = { code, start, end }
  const adding = replacing(start, end, '::')
  if (corrects(reading, error.name, [adding])) {
    return { ...found, remedy: 'Write :: instead.', edit: adding }
  }
  return { ...found, remedy: 'Remove the colon.', edit: replacing(start, end) }
}

/** Characters that nobody means to be in an address. */
const STRAY = /[\0- \x7f-\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff[\]]/

function invalidCharacter(
  reading: Reading,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause[] {
  const { text } = reading
  const { start, end } = error
  const c = codePointAt(text, start)
  if (c === 0x25) {
    return [{ code: 'ipv6-zone', start, end: closing, edit: replacing(start, closing) }]
  }
  if (c === 0x3a) return [singleColon('ipv6-colon-at-end', reading, error)]
  if (/[\da-f]/i.test(text[start] ?? '')) return [longPiece(text, start, end)]
  const from = opening + 1
  return [...text.slice(from, closing).matchAll(/([^\da-f:.\t\n\r])\1*/giu)].map(
    ({ 0: run, index }) => ({
      code: 'ipv6-character',
      start: from + index,
      end: from + index + run.length,
      message: `An IPv6 address cannot contain ${describeCharacter(codePointAt(run, 0))}.`,
      ...(STRAY.test(run)
        ? { edit: replacing(from + index, from + index + run.length) }
        : { remedy: 'Write hexadecimal digits, 0 to 9 and a to f, with colons between.' }),
    }),
  )
}

function longPiece(text: string, start: number, end: number): FoundCause {
  let from = start
  while (/[\da-f\t\n\r]/i.test(text[from - 1] ?? '')) from--
  let to = end
  while (/[\da-f\t\n\r]/i.test(text[to] ?? '')) to++
  const digits = text.slice(from, to).replace(/[\t\n\r]/g, '')
  const message = `A piece of an IPv6 address has at most four digits; this one has ${digits.length}.`
  const short = digits.replace(/^0+(?=.)/, '')
  return {
    code: 'ipv6-piece-too-long',
    start: from,
    end: to,
    message,
    ...(short.length <= 4
      ? { remedy: `Write \`${short}\` instead.`, edit: replacing(from, to, short) }
      : {}),
  }
}

interface DecimalPart {
  readonly start: number
  readonly end: number
  readonly digits: string
}

/** The decimal numbers from an offset on, and around it: the parts of an IPv4 address. */
function decimalParts(text: string, offset: number, closing: number): DecimalPart[] {
  let from = offset
  while (/[\d.\t\n\r]/.test(text[from - 1] ?? '')) from--
  return [...text.slice(from, closing).matchAll(/\d[\d\t\n\r]*/g)].map(({ 0: run, index }) => ({
    start: from + index,
    end: from + index + run.length,
    digits: run.replace(/\D/g, ''),
  }))
}

function invalidIpv4Character(
  text: string,
  start: number,
  end: number,
  closing: number,
): FoundCause[] {
  const written = text.slice(start, end)
  if (/^0[\t\n\r]*\d/.test(written)) {
    return decimalParts(text, start, closing)
      .filter(({ digits }) => /^0./.test(digits))
      .map((part) => {
        const zeros = /^[0\t\n\r]*(?=\d)/.exec(text.slice(part.start, part.end))![0].length
        return {
          code: 'ipv6-ipv4-zero-padded',
          start: part.start,
          end: part.end,
          edit: replacing(part.start, part.start + zeros),
        }
      })
  }
  if (written === '' || written === ']') {
    return [{ code: 'ipv6-ipv4-part-empty', start: start - 1, end: start }]
  }
  if (written === '.') {
    const before = text.slice(text.lastIndexOf(':', start) + 1, start)
    if (before.split('.').length < 4 || before.endsWith('.')) {
      return [{ code: 'ipv6-ipv4-part-empty', start, end }]
    }
    let to = end
    while (/[\d.\t\n\r]/.test(text[to] ?? '')) to++
    return [{ code: 'ipv6-ipv4-extra-part', start, end: to, edit: replacing(start, to) }]
  }
  const message = `The IPv4 address in an IPv6 address has decimal numbers and dots only, and not ${describeCharacter(codePointAt(text, start))}.`
  return [{ code: 'ipv6-ipv4-character', start, end, message }]
}
