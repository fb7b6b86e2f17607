import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { SECRET } from '../sentences.ts'
import { removingCredentials } from '../text/credentials.ts'

export const userName: Cause = {
  ...writingWarning(
    'user-name',
    ['invalid-credentials'],
    ['The URL contains a user name.', SECRET, 'Remove the user name and the @.'],
    ['https://user@example.org/', 'user@', 'https://example.org/'],
    ['foo://user@example.org/', 'user@', 'foo://example.org/'],
    ['https://u%40v@example.org/', 'u%40v@', 'https://example.org/'],
  ),
  find(evidence, error) {
    const { text } = evidence
    const { start, end } = error
    const edit = removingCredentials(evidence, error)
    const found = (pattern: RegExp) => pattern.exec(text.slice(0, 100))?.[1]?.toLowerCase()
    if (text.slice(start, end).includes(':')) {
      const stored = found(OF_CONNECTION)
      if (stored === undefined) return [{ code: 'password', start, end, edit }]
      const message = sentence('The URL contains a password, as is usual with {scheme}.', {
        scheme: stored,
      })
      const remedy = sentence('Keep the URL out of logs, code and messages.')
      return [{ code: 'password', start, end, message, remedy }]
    }
    const scheme = found(OF_SIGN_IN)
    if (scheme === undefined) return [{ code: 'user-name', start, end, edit }]
    const message = sentence('The URL contains a user name, as is usual with {scheme}.', { scheme })
    return [{ code: 'user-name-expected', start, end, message }]
  },
}

export const userNameExpected: Cause = {
  ...writingWarning(
    'user-name-expected',
    ['invalid-credentials'],
    [
      'The URL contains a user name, as is usual with its scheme.',
      'Programs for such a scheme sign in to a server with the name before the @. Without one, they take the name of whoever runs them.',
      'Keep it, if it is the name that the server expects.',
    ],
    ['ssh://git@example.org/a.git', 'git@', 'ssh://example.org/a.git'],
    ['git+ssh://git@example.org/a', 'git@', 'git+ssh://example.org/a'],
    ['sftp://ann@example.org/', 'ann@', 'sftp://example.org/'],
  ),
}

export const password: Cause = {
  ...writingWarning(
    'password',
    ['invalid-credentials'],
    [
      'The URL contains a password.',
      SECRET,
      'Remove the credentials and the @, and pass the password in another way.',
    ],
    ['https://u:p@example.org/', 'u:p@', 'https://example.org/'],
    ['https://:p@example.org/', ':p@', 'https://example.org/'],
    ['ftp://u:@example.org/', 'u:@', 'ftp://example.org/'],
  ),
}

/** Schemes of databases, queues and mail servers, whose programs take a password from the URL. */
const OF_CONNECTION =
  /^[\0- ]*((?:postgres|postgresql|mysql|mariadb|mongodb|mssql|sqlserver|oracle|clickhouse|cockroachdb|redis|rediss|amqp|amqps|nats|ldap|ldaps|smtp|smtps|imap|imaps)(?:\+[a-z\d]+)?):/i

/** Schemes of programs that sign in with the name before the `@`. */
const OF_SIGN_IN = /^[\0- ]*((?:[a-z\d]+\+)?ssh|sftp|scp|rsync|smb|telnet|vnc):/i
