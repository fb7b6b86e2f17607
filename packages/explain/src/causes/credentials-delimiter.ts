import { serializeHost } from '@waymark/host'
import { sentence } from '@waymark/infra/internal'
import { percentEncodeByte } from '@waymark/percent-encoding'
import type { ValidationError } from '@waymark/url-parser'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import type { Evidence } from '../evidence.ts'
import { parserError } from '../sections.ts'
import { credentialsOf, LONGEST_CREDENTIALS } from '../text/credentials.ts'
import { replacing } from '../url-edit.ts'

export const credentialsDelimiter: Cause = {
  ...parserError(
    'credentials-delimiter',
    ['port-invalid', 'port-out-of-range', 'invalid-credentials'],
    [
      'A user name or a password contains a slash, a question mark or a number sign, which ends the host.',
      'The first of these characters after the scheme ends the host, whatever comes later. So a part of the password is read as the host or its port.',
      'Write %2F for /, %3F for ? and %23 for #.',
    ],
    ['https://u:p/w@example.org/', '/', 'https://u:p%2Fw@example.org/'],
    ['https://u:p#w@example.org/', '#', 'https://u:p%23w@example.org/'],
    ['foo://u:99999?w@example.org/', '?', 'foo://u:99999%3Fw@example.org/'],
    ['foo://u:p@s/w@example.org/', 'p@s/w', 'foo://u:p%40s%2Fw@example.org/'],
  ),
  find(evidence, error) {
    return error.name === 'invalid-credentials'
      ? passwordBeyond(evidence)
      : delimitersInPassword(evidence, error)
  },
}

/** What follows the `@` of a password that has a delimiter after an `@` of its own; what looks like a host is one. */
const BEYOND =
  /^(?!localhost[:/?#\\])[^.@:/?#\\\s[\]]*[/?#\\][^@\s]*(?=@(?:[a-z\d-]+\.)*[a-z\d-]+(?::\d+(?:[/?#\\]|\s*$)|\/|$))/i

/** A password that goes on after the `@` that ends the credentials, up to another. */
function passwordBeyond(evidence: Evidence): FoundCause[] | null {
  const { reading, text } = evidence
  const { start, end } = evidence.once(credentialsOf)
  const colon = text.indexOf(':', start)
  if (colon === -1 || colon >= end - 2 || !reading.url?.host) return null
  const rest = BEYOND.exec(text.slice(end, end + LONGEST_CREDENTIALS))?.[0]
  if (rest === undefined) return null
  const from = colon + 1
  const to = end + rest.length
  const meant = text
    .slice(from, to)
    .replace(/[@/?#\\:]/g, (c) => percentEncodeByte(c.charCodeAt(0)))
  const delimiter = /[/?#\\]/.exec(rest)![0]
  return [
    {
      code: 'credentials-delimiter',
      start: from,
      end: to,
      message: sentence(
        'The password seems to contain an @ and {character:phrase} that are not percent-encoded, so the URL leads to {host:code80}.',
        {
          character: characterSentence(delimiter.charCodeAt(0)),
          host: serializeHost(reading.url.host),
        },
      ),
      remedy: sentence('Write {meant:code} for the password.', { meant }),
    },
  ]
}

/** A `/`, `?`, `#` or `\\` in a password, which ends the host, so that the password's beginning is read as a port. */
function delimitersInPassword(
  { reading, text }: Evidence,
  { start }: ValidationError,
): readonly FoundCause[] | null {
  const before = text.slice(Math.max(0, start - LONGEST_CREDENTIALS), start)
  const authority = before.slice(Math.max(before.lastIndexOf('/'), before.lastIndexOf('\\')) + 1)
  // What looks like a host is one, and so is what has a port.
  const name = /^([^.@:[\]]+):[^:]*$/.exec(authority)?.[1]
  if (name === undefined || name === 'localhost') return null
  const rest = text.slice(start, start + LONGEST_CREDENTIALS)
  const password = /^([^@/?#\\\s]*)[/?#\\][^@\s]*(?=@[^/?#\\@:\s]+(?::\d+)?(?:[/?#\\]|\s*$))/.exec(
    rest,
  )
  if (password === null || password[0].endsWith('/')) return null
  const isSpecial = reading.failure !== null && /^[\0- ]*(?:https?|wss?|ftp):/i.test(text)
  const delimiters = isSpecial ? /[/?#\\]/g : /[/?#]/g
  const found = [...password[0].matchAll(delimiters)].map(({ 0: c, index }) => {
    const at = start + index
    const written = percentEncodeByte(c.charCodeAt(0))
    return {
      code: 'credentials-delimiter' as const,
      start: at,
      end: at + 1,
      message: sentence(
        'A user name and a password cannot contain {character:phrase}, which ends the host.',
        { character: characterSentence(c.charCodeAt(0)) },
      ),
      remedy: sentence('Write {meant:code} instead, if it is a part of the password.', {
        meant: written,
      }),
      edit: replacing(at, at + 1, written),
    }
  })
  return found.length === 0 ? null : found
}
