import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { parserError } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const hostLeftOut: Cause = {
  ...parserError(
    'host-left-out',
    ['host-missing'],
    [
      'The host is missing.',
      'A URL with such a scheme names a server; without a host, there is nothing to connect to.',
      'Write a host after //.',
    ],
    ['https://', '', 'https://example.org'],
    ['https://:443', '', 'https://example.org:443'],
    ['https://user@/x', '', 'https://example.org/x'],
  ),
  replaces: [
    'user-name',
    'user-name-expected',
    'password',
    'credentials-like-host',
    'at-sign-extra',
    'slashes-left-out',
  ],
  find({ text }, { start: at }) {
    const cause = { code: 'host-left-out', start: at, end: at }
    const hasColon = text.startsWith(':', at)
    if (hasColon && text.charAt(at - 1) === ':' && /[/\\]/.test(text.charAt(at + 1))) {
      const message = sentence(
        'There are two colons after the scheme. The second begins a port, so the host is missing.',
      )
      const remedy = sentence('Remove the second colon.')
      return [{ ...cause, end: at + 1, message, remedy, edit: replacing(at, at + 1) }]
    }
    if (hasColon) {
      const message = sentence('The host is missing before the port.', { detail: 'port' })
      return [{ ...cause, message, remedy: sentence('Write a host before the colon.') }]
    }
    if (text[at - 1] === '@') {
      const message = sentence(
        'The host is missing: everything before the @ is a user name or a password.',
        { detail: 'at-sign' },
      )
      return [{ ...cause, message, remedy: sentence('Write a host after the @.') }]
    }
    return /[/\\]{2}$/.test(text.slice(0, at))
      ? [cause]
      : [
          {
            ...cause,
            remedy: sentence('Write `//` and a host after the colon.', { detail: 'slashes' }),
          },
        ]
  },
}
