import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { parserError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const portExtra: Cause = {
  ...parserError(
    'port-extra',
    ['port-invalid'],
    [
      'There is more than one port, or more than one colon, after the host.',
      'After the host comes one colon and one number. Only an IPv6 address has more colons, in brackets.',
      'Keep one of the ports, with one colon before it.',
    ],
    ['https://192.168.1.1:80:90/', ':90', 'https://192.168.1.1:80/'],
    ['https://a:80:/', ':', 'https://a:80/'],
    ['https://[::1]:8:9', ':9', 'https://[::1]:8'],
  ),
  find({ text }, { start, end }) {
    const code = 'port-extra'
    const port = text.slice(start, end)
    const first = /^\d+(?=:)/.exec(port)?.[0]
    if (first !== undefined && /^\d+:$/.test(port)) {
      const message = sentence('After the port, {port:code20}, there is another colon.', {
        port: first,
      })
      const remedy = sentence('Remove the second colon.')
      return [{ code, start: end - 1, end, message, remedy, edit: replacing(end - 1, end) }]
    }
    if (first !== undefined && /^[\d:]*$/.test(port)) {
      const message = sentence('A host has one port; after {port:code20} there is another colon.', {
        port: first,
      })
      return [{ code, start: start + first.length, end, message }]
    }
    const colons = /^:+(?=\d*$)/.exec(port)?.[0].length
    if (colons === undefined) return null
    return [
      {
        code,
        start: start - 1,
        end: start + colons,
        message: sentence('There is more than one colon before the port.'),
        remedy: sentence('Write one colon.'),
        edit: replacing(start, start + colons),
      },
    ]
  },
}
