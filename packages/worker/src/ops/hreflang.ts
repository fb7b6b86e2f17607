import { checkHreflang } from '@waymark/language-tag'
import type { Op } from '../op.ts'

export const hreflang: Op = {
  name: 'hreflang',
  summary: 'Whether search engines use a value of hreflang.',
  columns: ['tag'],
  type: 'UInt8',
  options: [],
  examples: [
    [['en-GB'], true],
    [['x-default'], true],
    [['en-UK'], false],
  ],
  create: () => (tag) => checkHreflang(tag).usable,
}
