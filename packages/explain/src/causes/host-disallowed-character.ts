import type { Cause } from '../cause.ts'
import { domainWarning, idnaError } from '../sections.ts'
import { DNS } from '../sentences.ts'

export const hostDisallowedCharacter: Cause = {
  ...idnaError(
    'host-disallowed-character',
    ['domain-to-ASCII'],
    [
      'A domain contains a character that IDNA does not allow.',
      'Unicode defines which characters a domain may contain. Unassigned characters, formatting characters and some lookalikes are not allowed.',
      'Remove the character.',
    ],
    ['https://a\u202eb.com/', '\u202e', 'https://ab.com/'],
    ['https://a\u{e0001}.com/', '\u{e0001}', 'https://a.com/'],
    ['https://a\u0378.com/', '\u0378', 'https://a.com/'],
  ),
  fault: { reasons: ['disallowed-character'], isRemovable: true },
}

export const hostPunctuation: Cause = {
  ...domainWarning(
    'host-punctuation',
    ['domain-to-ASCII'],
    [
      'A domain has only letters, digits, hyphens and dots.',
      DNS,
      'Check the spelling; if the name is yours to choose, use only letters, digits and hyphens.',
    ],
    ['https://my_host.example/', '_', 'https://my-host.example/'],
    ['https://a!b.example/', '!', 'https://ab.example/'],
    ['https://a*b.example/', '*', 'https://ab.example/'],
  ),
  replacesInside: ['host-percent-encoded'],
  fault: { reasons: ['ascii-character'] },
}
