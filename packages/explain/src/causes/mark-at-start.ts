import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { idnaError } from '../sections.ts'

export const markAtStart: Cause = {
  ...idnaError(
    'mark-at-start',
    ['domain-to-ASCII'],
    [
      'A part of a domain cannot begin with a combining mark.',
      'A combining mark would join the dot or the slash before it, and hide it.',
      'Remove the mark.',
    ],
    ['https://\u0301a.com/', '\u0301', 'https://a.com/'],
    ['https://a.\u0308b.com/', '\u0308', 'https://a.b.com/'],
    ['https://%CC%81a.com/', '%CC%81', 'https://a.com/'],
  ),
  fault: {
    reasons: ['mark-at-start'],
    rule: (character) =>
      sentence(
        'A part of a domain cannot begin with {character:phrase}, which is drawn on the character before it (a combining mark).',
        { character },
      ),
    isRemovable: true,
  },
}
