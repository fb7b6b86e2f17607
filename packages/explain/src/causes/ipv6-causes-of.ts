import { codePointAt, shorten } from '@waymark/infra'
import type { ValidationError } from '@waymark/url-parser'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { Evidence } from './evidence.ts'
import { type FoundCause, replacing } from './found-cause.ts'
import { notIpv6, unclosed } from './ipv6-brackets.ts'
import { corrects } from './settle-edits.ts'
import type { UrlEdit } from './url-edit.ts'

/** The causes of an IPv6 address's error. */
export function ipv6CausesOf(evidence: Evidence, error: ValidationError): readonly FoundCause[] {
  const { text } = evidence
  const { name, start, end } = error
  const host = evidence.host ?? error
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
  const other = notIpv6(evidence, error, opening, closing)
  if (other !== null) return [other]
  switch (name) {
    case 'IPv6-unclosed':
      return [unclosed(evidence, error)]
    case 'IPv6-invalid-compression':
      return [singleColon('ipv6-colon-at-start', evidence, error)]
    case 'IPv6-piece-leading-zero': {
      const zeros = /^[0\t\n\r]*(?=[\da-f])/i.exec(text.slice(start, end))![0].length
      return [cause('ipv6-zero-padded', start, end, undefined, replacing(start, start + zeros))]
    }
    case 'IPv6-too-many-pieces':
      return [extraPieces(evidence, error, opening, closing)]
    case 'IPv6-multiple-compression':
      return content.includes(':::')
        ? colonsInARow(evidence, error, opening, closing)
        : [cause('ipv6-second-compression', start, end)]
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
      return invalidCharacter(evidence, error, opening, closing)
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

/** The character in words, and its ASCII form if it is a full-width one. */
function asciiOf(run: string): string {
  return run.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

/** Pieces and colons that are too many: what `::` stands for must be at least one piece. */
function extraPieces(
  evidence: Evidence,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause {
  const { text } = evidence
  const { start } = error
  const content = text.slice(opening + 1, closing)
  const pieces = content.split(':').filter((piece) => piece.trim() !== '')
  const count = pieces.length + (content.includes('.') ? 1 : 0)
  const at = content.indexOf('::')
  if (count === 8 && at !== -1 && content.indexOf('::', at + 1) === -1) {
    const from = opening + 1 + at
    const isInside = at > 0 && at + 2 < content.length
    const edit = replacing(from, from + 2, isInside ? ':' : '')
    const remedy = isInside ? 'Write : instead of ::.' : 'Remove the ::.'
    return { code: 'ipv6-needless-compression', start: from, end: from + 2, remedy, edit }
  }
  return {
    code: 'ipv6-extra-pieces',
    start: text[start - 1] === ':' && text[start - 2] !== ':' ? start - 1 : start,
    end: closing,
    message: `An IPv6 address has at most eight pieces; this one has ${count > 8 ? count : 'more'}.`,
  }
}

/** Three colons in a row, or more: one or two of them are meant. */
function colonsInARow(
  evidence: Evidence,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause[] {
  const { text } = evidence
  const from = opening + 1
  const runs = [...text.slice(from, closing).matchAll(/:{3,}/g)]
  const editsOf = (written: string) =>
    runs.map(({ 0: run, index }) => replacing(from + index, from + index + run.length, written))
  const written = ['::', ':'].find((colons) => corrects(evidence, error.name, editsOf(colons)))
  return runs.map(({ 0: run, index }) => ({
    code: 'ipv6-colons-in-a-row',
    start: from + index,
    end: from + index + run.length,
    message: `There are ${run.length === 3 ? 'three' : 'more than three'} colons in a row in the IPv6 address.`,
    ...(written === undefined
      ? {}
      : {
          remedy: `Write ${written} instead.`,
          edit: replacing(from + index, from + index + run.length, written),
        }),
  }))
}

/** A colon at one end: it may be one too few, or one too many. */
function singleColon(code: UrlCauseCode, evidence: Evidence, error: ValidationError): FoundCause {
  const { start, end } = error
  const found = { code, start, end }
  const adding = replacing(start, end, '::')
  if (corrects(evidence, error.name, [adding])) {
    return { ...found, remedy: 'Write :: instead.', edit: adding }
  }
  return { ...found, remedy: 'Remove the colon.', edit: replacing(start, end) }
}

/** Characters that nobody means to be in an address. */
const STRAY = /[\0- \x7f-\xad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff[\]]/

function invalidCharacter(
  evidence: Evidence,
  error: ValidationError,
  opening: number,
  closing: number,
): FoundCause[] {
  const { text } = evidence
  const { start, end } = error
  const c = codePointAt(text, start)
  if (c === 0x25 || c === 0xff05) {
    const remedy = `Remove \`${shorten(text.slice(start, closing), 40)}\`.`
    return [{ code: 'ipv6-zone', start, end: closing, remedy, edit: replacing(start, closing) }]
  }
  if (c === 0x3a) return [singleColon('ipv6-colon-at-end', evidence, error)]
  if (/[\da-f]/i.test(text[start] ?? '')) return [longPiece(text, start, end)]
  const from = opening + 1
  return [...text.slice(from, closing).matchAll(/[g-z]{2,40}|([^\da-f:.\t\n\r])\1*/giu)].map(
    ({ 0: run, index }) => {
      const ascii = asciiOf(run)
      const isWord = /^[a-z]{2}/i.test(run) && !/^(.)\1*$/.test(run)
      const name = isWord ? `\`${run}\`` : describeCharacter(codePointAt(run, 0))
      return {
        code: 'ipv6-character',
        start: from + index,
        end: from + index + run.length,
        message: `An IPv6 address cannot contain ${name}.`,
        ...(STRAY.test(run)
          ? { edit: replacing(from + index, from + index + run.length) }
          : /^[\da-f:.]+$/i.test(ascii)
            ? {
                remedy: `Write \`${ascii}\` instead.`,
                edit: replacing(from + index, from + index + run.length, ascii),
              }
            : { remedy: 'Write hexadecimal digits, 0 to 9 and a to f, with colons between.' }),
      }
    },
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
  if (written === ':') {
    let from = start
    while (/[\d.]/.test(text[from - 1] ?? '')) from--
    return [
      {
        code: 'ipv6-ipv4-character',
        start: from,
        end: start,
        message: 'An IPv4 address can only be at the end of an IPv6 address.',
        remedy: 'Write it at the end, or as hexadecimal pieces.',
      },
    ]
  }
  const message = `The IPv4 address in an IPv6 address has decimal numbers and dots only, and not ${describeCharacter(codePointAt(text, start))}.`
  return [{ code: 'ipv6-ipv4-character', start, end, message }]
}
