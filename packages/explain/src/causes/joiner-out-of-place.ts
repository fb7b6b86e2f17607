import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { section } from '../sections.ts'

const contexts = section('https://www.rfc-editor.org/rfc/rfc5892#appendix-A', 'error')

export const joinerOutOfPlace: Cause = {
  ...contexts(
    'joiner-out-of-place',
    ['domain-to-ASCII'],
    [
      'A zero-width joiner or non-joiner is in a place where it has no visible effect.',
      'There, the joiner is invisible, so that two domains would look the same.',
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
        'The host contains an invisible character, {character:phrase}, which is allowed only between letters that need it, such as those of Hindi or Persian.',
        { character },
      ),
    isRemovable: true,
  },
}
