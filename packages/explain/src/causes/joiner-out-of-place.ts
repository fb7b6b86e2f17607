import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { section } from '../sections.ts'

const contexts = section('https://www.rfc-editor.org/rfc/rfc5892#appendix-A', 'error')

export const joinerOutOfPlace: Cause = {
  ...contexts(
    'joiner-out-of-place',
    ['domain-to-ASCII'],
    [
      'A zero-width joiner or non-joiner is in a place where it changes nothing that can be seen.',
      'In other places it is not visible, so that two domains would look the same.',
      'Remove the joiner.',
    ],
    ['https://a\u200db.com/', '\u200d', 'https://ab.com/'],
    ['https://a\u200cb.com/', '\u200c', 'https://ab.com/'],
    ['https://\u200da.com/', '\u200d', 'https://a.com/'],
  ),
  fault: {
    reasons: ['joiner'],
    rule: (character) =>
      sentence(
        'There is an invisible character in the host, {character:phrase}: it may only stand between letters of scripts that need it, such as Hindi or Persian ones.',
        { character },
      ),
    isRemovable: true,
  },
}
