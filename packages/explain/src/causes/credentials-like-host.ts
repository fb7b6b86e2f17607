import { serializeHost } from '@waymark/host'
import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { decodePlaced, mapPlaced } from '../faults/placed-text.ts'
import { writingWarning } from '../sections.ts'
import { credentialsOf, LONGEST_CREDENTIALS } from '../text/credentials.ts'

export const credentialsLikeHost: Cause = {
  ...writingWarning(
    'credentials-like-host',
    ['invalid-credentials'],
    [
      'The part before the @ looks like a host, but is a user name or a password.',
      'Everything before the last @ is a user name and a password; the host comes after it. Some links are written this way to make people believe that they lead elsewhere.',
      'Do not follow it. If you mean the host before the @, remove the @ and the host after it.',
    ],
    ['https://bank.example@evil.example/', 'bank.example@', 'https://bank.example/'],
    ['https://bank.example:443@evil.example/', 'bank.example:443@', 'https://bank.example/'],
    ['https://127.0.0.1@evil.example/', '127.0.0.1@', 'https://127.0.0.1/'],
    ['https://a@bank.example@evil.example/', 'a@bank.example@', 'https://bank.example/'],
  ),
  /**
   * What to say of credentials that people take for the host. Without them the link would look harmless and lead to the same
   * place, so that nobody is told to remove them.
   */
  find(evidence) {
    const { reading, text } = evidence
    const { start, end } = evidence.once(credentialsOf)
    const credentials = text.slice(start, Math.min(end - 1, start + LONGEST_CREDENTIALS))
    const shown = HOST_LIKE.exec(mapPlaced(decodePlaced(credentials)).text)?.[1]
    if (shown === undefined) return null
    const host = reading.url?.host ? serializeHost(reading.url.host) : ''
    return [
      {
        code: 'credentials-like-host',
        start,
        end,
        message:
          host === ''
            ? sentence(
                'The part before the @ looks like the host {shown:code80}, but is a user name or a password.',
                { shown },
              )
            : sentence(
                'The part before the @ looks like the host {shown:code80}, but is a user name or a password: the URL leads to {host:code80}.',
                { shown, host },
              ),
        remedy: /^[^@:/]+@[^@:/]+:[^@]*$/.test(credentials)
          ? sentence('Do not follow it, unless it is yours: then write %40 for the first @.', {
              detail: 'two-at-signs',
            })
          : sentence(
              'Do not follow it. If you mean {shown:code80}, remove the @ and the host after it.',
              { shown },
            ),
      },
    ]
  },
}

/** A name with a dot and a last label that begins with a letter, or an IPv4 address. */
const HOST_LIKE =
  /(?:^|[^-.\w\x80-\uffff])((?:[-\w\x80-\uffff]+\.)+[a-z\x80-\uffff][-\w\x80-\uffff]+|\d+(?:\.\d+){3})(?![-.\w\x80-\uffff])/i
