import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { ipv6Error } from '../sections.ts'
import { STRICT } from '../text/ipv6-address.ts'
import { replacing } from '../url-edit.ts'

export const ipv6Ipv4PartEmpty: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-part-empty',
    ['IPv4-in-IPv6-invalid-code-point'],
    [
      'A part of the IPv4 address in an IPv6 address is empty.',
      STRICT,
      'Write the number that is missing.',
    ],
    ['https://[::.1.2.3]/', '.', 'https://[::1.2.3.0]/'],
    ['https://[::1..2.3]/', '.', 'https://[::1.0.2.3]/'],
    ['https://[::1.2.3.]/', '.', 'https://[::1.2.3.4]/'],
  ),
}

export const ipv6Ipv4ExtraPart: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-extra-part',
    ['IPv4-in-IPv6-invalid-code-point'],
    [
      'The IPv4 address in an IPv6 address has more than four parts.',
      STRICT,
      'Remove the parts after the fourth.',
    ],
    ['https://[::1.2.3.4.5]/', '.5', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.3.4.]/', '.', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.3.4.5.6]/', '.5.6', 'https://[::1.2.3.4]/'],
  ),
}

export const ipv6Ipv4Character: Cause = {
  ...ipv6Error(
    'ipv6-ipv4-character',
    ['IPv4-in-IPv6-invalid-code-point'],
    [
      'The IPv4 address in an IPv6 address contains a character that is not a decimal digit or a dot.',
      STRICT,
      'Write decimal numbers and dots only.',
    ],
    ['https://[::1.2.3.x]/', 'x', 'https://[::1.2.3.4]/'],
    ['https://[::1.2.a.4]/', 'a', 'https://[::1.2.10.4]/'],
    ['https://[::127.0.0.1%1]/', '%', 'https://[::127.0.0.1]/'],
  ),
  find({ text }, { start, end }) {
    const written = text.slice(start, end)
    if (written === '' || written === ']') {
      return [{ code: 'ipv6-ipv4-part-empty', start: start - 1, end: start }]
    }
    if (written === '.') {
      const before = text.slice(text.lastIndexOf(':', start) + 1, start)
      if (before.split('.').length < 4 || before.endsWith('.')) {
        return [{ code: 'ipv6-ipv4-part-empty', start, end }]
      }
      let to = end
      while (/[\d.\t\n\r]/.test(text.charAt(to))) to++
      return [{ code: 'ipv6-ipv4-extra-part', start, end: to, edit: replacing(start, to) }]
    }
    const code = 'ipv6-ipv4-character'
    if (written === ':') {
      let from = start
      while (/[\d.]/.test(text.charAt(from - 1))) from--
      const message = sentence('An IPv4 address can only be at the end of an IPv6 address.')
      const remedy = sentence('Write it at the end, or as hexadecimal pieces.')
      return [{ code, start: from, end: start, message, remedy }]
    }
    const message = sentence(
      'The IPv4 address in an IPv6 address has decimal numbers and dots only, and not {character:phrase}.',
      { character: characterSentence(codePointAt(text, start)) },
    )
    return [{ code, start, end, message }]
  },
}
