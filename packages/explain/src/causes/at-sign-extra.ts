import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { SECRET } from '../sentences.ts'
import { credentialsOf, removingCredentials } from '../text/credentials.ts'

export const atSignExtra: Cause = {
  ...writingWarning(
    'at-sign-extra',
    ['invalid-credentials'],
    [
      'There is more than one @ before the host; only the last one ends the credentials.',
      SECRET,
      'Remove the last @ and the credentials before it.',
    ],
    ['https://a@b@example.org/', '@', 'https://example.org/'],
    ['https://a@b@c@example.org/', '@', 'https://example.org/'],
    ['https://u:p@q@example.org/', '@', 'https://example.org/'],
  ),
  /** The last @ ends the credentials; the one before it is too many. */
  find(evidence, { start, end }) {
    const { text } = evidence
    const whole = evidence.once(credentialsOf)
    if (whole.start === start && whole.end === end) return null
    const at = (end === whole.end ? start : end) - 1
    const host = /^[^/?#\\:]{1,80}(?=[/?#\\:]|$)/.exec(text.slice(whole.end, whole.end + 81))?.[0]
    return [
      {
        code: 'at-sign-extra',
        start: at,
        end: at + 1,
        message: messageOf(host),
        ...(text.slice(whole.start, at).includes(':')
          ? {
              remedy: sentence('Write `%40` instead of this @, if it is a part of the password.'),
            }
          : {
              remedy: host === undefined ? undefined : remedyOf(host),
              edit: removingCredentials(evidence, whole),
            }),
      },
    ]
  },
}

function remedyOf(host: string): Sentence {
  return sentence('Remove the last @ and the credentials before it, if you mean {host:code}.', {
    host,
  })
}

function messageOf(host: string | undefined): Sentence {
  return host === undefined
    ? sentence(
        'There is more than one @ before the host; the last one ends the user name and password.',
      )
    : sentence(
        'There is more than one @ before the host; the last one ends the user name and password, so that the host is {host:code}.',
        { host },
      )
}
