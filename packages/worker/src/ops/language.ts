import { canonicalize } from '@waymark/language-tag'
import type { Op } from '../op.ts'

export const language: Op = {
  name: 'language',
  summary: 'The canonical form of a BCP 47 language tag; NULL if it is not well-formed.',
  columns: ['tag'],
  type: 'String',
  options: [],
  examples: [
    [['iw-il'], 'he-IL'],
    [['en_US'], null],
  ],
  create: () => canonicalize,
}
