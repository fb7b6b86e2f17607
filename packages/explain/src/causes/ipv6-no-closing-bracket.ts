import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { hostError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const ipv6NoClosingBracket: Cause = {
  ...hostError(
    'ipv6-no-closing-bracket',
    ['IPv6-unclosed'],
    [
      'The closing bracket of an IPv6 address is missing.',
      'Only the closing bracket tells the colons of the address from the colon before a port.',
      'Write ] after the address.',
    ],
    ['https://[::1', '', 'https://[::1]'],
    ['https://[::1/', '', 'https://[::1]/'],
    ['https://[1:2/x', '', 'https://[1:2::]/x'],
  ),
  find(evidence, { name, start, end }) {
    const content = evidence.text.slice(start + 1, end)
    const found = { code: 'ipv6-no-closing-bracket', start: end, end }
    // A zone, or a full-width bracket.
    const tail = content.search(/%[^\]\uff3d]{0,40}\uff3d?$|\uff3d$/)
    const closed = tail === -1 ? null : replacing(start + 1 + tail, end, ']')
    if (closed !== null && tail <= 50 && evidence.corrects(name, [closed])) {
      const remedy = sentence('Write {meant:code} instead.', {
        meant: `[${content.slice(0, tail)}]`,
      })
      return [{ ...found, remedy, edit: closed }]
    }
    const adding = replacing(end, end, ']')
    const port = /:(\d{1,5})$/.exec(content)
    const address = content.slice(0, port?.index)
    if (port === null || address.length > 50) return [{ ...found, edit: adding }]
    const withPort = replacing(start, end, `[${address}]${port[0]}`)
    if (!evidence.corrects(name, [withPort])) return [{ ...found, edit: adding }]
    if (!evidence.corrects(name, [adding])) {
      const remedy = sentence('Write {meant:code} instead.', { meant: withPort.text })
      return [{ ...found, remedy, edit: withPort }]
    }
    const remedy = sentence('Write {meant:code}, or {other:code} if {port} is a port.', {
      meant: `[${content}]`,
      other: withPort.text,
      port: port[1]!,
    })
    return [{ ...found, remedy }]
  },
}
