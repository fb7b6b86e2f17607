import { sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import type { Evidence } from '../evidence.ts'
import { writingWarning } from '../sections.ts'
import { REPAIRED } from '../sentences.ts'
import { replacing } from '../url-edit.ts'

export const spaceUnencoded: Cause = {
  ...writingWarning(
    'space-unencoded',
    ['invalid-URL-unit'],
    ['The URL contains a space that is not percent-encoded.', REPAIRED, 'Write %20.'],
    ['https://a/b c', ' ', 'https://a/b%20c'],
    ['https://a/?b c', ' ', 'https://a/?b%20c'],
    ['a:b c', ' ', 'a:b%20c'],
  ),
}

export const spaceInAddress: Cause = {
  ...writingWarning(
    'space-in-address',
    ['invalid-URL-unit'],
    [
      'A telephone number or an email address in a URL cannot contain a space.',
      'A hyphen may separate the digits of a number in a `tel:` URL. Programs that are given a space may dial a different number, or refuse it.',
      'Remove the space.',
    ],
    ['tel:+1 234', ' ', 'tel:+1234'],
    ['mailto:a@exa mple.com', ' ', 'mailto:a@example.com'],
    ['sms:+1 234', ' ', 'sms:+1234'],
  ),
}

/** The cause that a space is. */
export function spaceAt(evidence: Evidence, start: number): FoundCause {
  return inAddress(evidence, start) ?? unencoded(evidence.text, start)
}

function unencoded(text: string, start: number): FoundCause {
  const found = { code: 'space-unencoded', start, end: start + 1 } as const
  if (/^[\0- ]*data:[^,]{0,200};base64,/i.test(text.slice(0, start))) {
    return {
      ...found,
      remedy: sentence('Remove it: base64 has no spaces.', { detail: 'base64' }),
      edit: replacing(start, start + 1),
    }
  }
  const edit = replacing(start, start + 1, '%20')
  // Few names begin with a space.
  return text[start - 1] === '/' && !/^[\0- ]*(?:data|javascript):/i.test(text)
    ? {
        ...found,
        remedy: sentence('Write %20, or remove what follows if the URL ends here.', {
          detail: 'after-slash',
        }),
        edit,
      }
    : { ...found, edit }
}

/** A space before the query of a URL whose path is a telephone number, or email addresses. */
function inAddress(evidence: Evidence, start: number): FoundCause | null {
  const scheme = evidence.reading.url?.scheme ?? ''
  if (!['tel', 'sms', 'mailto'].includes(scheme)) return null
  if (start >= (evidence.reading.parts.path?.end ?? 0)) return null
  const end = start + 1
  if (scheme === 'mailto' && !evidence.once(addressOf).includes('@')) {
    return {
      code: 'space-in-address',
      start,
      end,
      message: sentence('The part after mailto: is not an email address, but words with a space.', {
        detail: 'words',
      }),
      remedy: sentence('Write the address, such as `mailto:joe@example.com`.'),
    }
  }
  const message =
    scheme === 'mailto'
      ? sentence('An email address in a URL cannot contain a space.', { detail: 'mailto' })
      : sentence('A telephone number in a URL cannot contain a space.', { detail: 'tel' })
  return { code: 'space-in-address', start, end, message, edit: replacing(start, end) }
}

/** What is written before the query. */
function addressOf({ reading, text }: Evidence): string {
  const { start = 0, end = 0 } = reading.parts.path ?? {}
  return text.slice(start, end).replace(/%40/g, '@')
}
