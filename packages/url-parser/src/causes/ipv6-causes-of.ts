import { codePointAt } from '@waymark/infra'
import type { UrlErrorName, ValidationError } from '../record/validation-error.ts'
import type { UrlCauseCode } from './cause-code.ts'
import { describeCharacter } from './describe-character.ts'
import type { FoundCause } from './found-cause.ts'

const WHOLE: Readonly<Partial<Record<UrlErrorName, UrlCauseCode>>> = {
  'IPv6-invalid-compression': 'ipv6-colon-at-start',
  'IPv6-piece-leading-zero': 'ipv6-zero-padded',
  'IPv4-in-IPv6-out-of-range-part': 'ipv6-ipv4-part-too-large',
}

/** The causes of an IPv6 address's error. */
export function ipv6CausesOf(
  input: string,
  { name, start, end }: ValidationError,
): readonly FoundCause[] {
  const opening = Math.max(0, input.lastIndexOf('[', start))
  const found = input.indexOf(']', start)
  const closing = found === -1 ? input.length : found
  const cause = (code: UrlCauseCode, from: number, to: number, message?: string): FoundCause[] => [
    { code, start: from, end: to, message },
  ]
  const whole = WHOLE[name]
  if (name === 'IPv4-in-IPv6-out-of-range-part') {
    const to = partEnd(input, start)
    return cause(
      whole!,
      start,
      to,
      `A part of an IPv4 address is at most 255; this one is ${shortened(input.slice(start, to))}.`,
    )
  }
  if (whole !== undefined) return cause(whole, start, end)
  switch (name) {
    case 'IPv6-unclosed':
      return unclosed(input, start, end)
    case 'IPv6-too-many-pieces':
      return cause(
        'ipv6-extra-pieces',
        input[start - 1] === ':' && input[start - 2] !== ':' ? start - 1 : start,
        closing,
      )
    case 'IPv6-multiple-compression':
      return cause('ipv6-second-compression', start, end)
    case 'IPv6-too-few-pieces': {
      const address = input.slice(opening + 1, closing)
      if (address.trim() === '') return cause('ipv6-empty', opening, closing + 1)
      const count = address.split(':').length
      return cause(
        'ipv6-pieces-left-out',
        closing,
        closing,
        `An IPv6 address without :: has eight pieces; this one has ${address.includes('.') ? count + 1 : count}.`,
      )
    }
    case 'IPv6-invalid-code-point':
      return invalidCharacter(input, start, end, closing)
    case 'IPv4-in-IPv6-too-many-pieces':
      return cause('ipv6-no-room-for-ipv4', start, closing)
    case 'IPv4-in-IPv6-too-few-parts':
      return cause(
        'ipv6-ipv4-parts-left-out',
        closing,
        closing,
        `An IPv4 address in an IPv6 address has four parts; this one has ${input.slice(start, end).split('.').length}.`,
      )
    default:
      return invalidIpv4Character(input, start, end)
  }
}

function shortened(digits: string): string {
  return digits.length > 20 ? `a number of ${digits.length} digits` : digits
}

/** Where the decimal part ends that is at an offset. */
function partEnd(input: string, start: number): number {
  let end = start
  while (/[\d\t\n\r]/.test(input[end] ?? '')) end++
  return end
}

function unclosed(input: string, start: number, end: number): FoundCause[] {
  const closing = input.slice(start, end).lastIndexOf(']')
  if (closing !== -1) return [{ code: 'ipv6-text-after-bracket', start: start + closing + 1, end }]
  const prefix = /^[/\\]\d+\]?/.exec(input.slice(end, end + 8))
  if (prefix?.[0].endsWith(']')) {
    return [{ code: 'ipv6-prefix-length', start: end, end: end + prefix[0].length - 1 }]
  }
  return [{ code: 'ipv6-no-closing-bracket', start, end: start + 1 }]
}

function invalidCharacter(
  input: string,
  start: number,
  end: number,
  closing: number,
): FoundCause[] {
  const c = codePointAt(input, start)
  if (c === 0x25) return [{ code: 'ipv6-zone', start, end: closing }]
  if (c === 0x3a) return [{ code: 'ipv6-colon-at-end', start, end }]
  if (/[\da-f]/i.test(input[start] ?? '')) {
    let from = start
    while (/[\da-f\t\n\r]/i.test(input[from - 1] ?? '')) from--
    let to = end
    while (/[\da-f\t\n\r]/i.test(input[to] ?? '')) to++
    const digits = input.slice(from, to).replace(/[\t\n\r]/g, '').length
    const message = `A piece of an IPv6 address has at most four digits; this one has ${digits}.`
    return [{ code: 'ipv6-piece-too-long', start: from, end: to, message }]
  }
  const message = `An IPv6 address cannot contain ${describeCharacter(c)}.`
  return [{ code: 'ipv6-character', start, end, message }]
}

function invalidIpv4Character(input: string, start: number, end: number): FoundCause[] {
  const text = input.slice(start, end)
  if (/^0[\t\n\r]*\d/.test(text)) {
    return [{ code: 'ipv6-ipv4-zero-padded', start, end: partEnd(input, start) }]
  }
  if (text === '' || text === ']')
    return [{ code: 'ipv6-ipv4-part-empty', start: start - 1, end: start }]
  if (text === '.') {
    const before = input.slice(input.lastIndexOf(':', start) + 1, start)
    if (before.split('.').length < 4 || before.endsWith('.'))
      return [{ code: 'ipv6-ipv4-part-empty', start, end }]
    let to = end
    while (/[\d.\t\n\r]/.test(input[to] ?? '')) to++
    return [{ code: 'ipv6-ipv4-extra-part', start, end: to }]
  }
  const message = `The IPv4 address in an IPv6 address has decimal numbers and dots only, and not ${describeCharacter(codePointAt(input, start))}.`
  return [{ code: 'ipv6-ipv4-character', start, end, message }]
}
