import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const ipv6TextAfterBracket: Cause = {
  ...hostError(
    'ipv6-text-after-bracket',
    ['IPv6-unclosed'],
    [
      'There is text after the closing bracket of an IPv6 address.',
      'After the address comes a port, a path or the end.',
      'Remove the text.',
    ],
    ['https://[::1]x/', 'x', 'https://[::1]/'],
    ['https://[::1]80/', '80', 'https://[::1]:80/'],
    ['https://[::1].com/', '.com', 'https://[::1]/'],
  ),
  find({ text }, { start, end }) {
    const from = start + text.slice(start, end).lastIndexOf(']') + 1
    if (from === start) return null
    const found = { code: 'ipv6-text-after-bracket', start: from, end }
    const port = /^([.,;]?)(\d{1,5})$/.exec(text.slice(from, end))
    if (port === null) return [{ ...found, edit: replacing(from, end) }]
    const whole = `${text.slice(start, from)}:${port[2]}`
    const remedy = sentence('Write {meant:code60} instead.', { meant: whole })
    return [{ ...found, remedy, edit: replacing(from, from + port[1]!.length, ':') }]
  },
}
