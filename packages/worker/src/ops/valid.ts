import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const valid: Op = {
  name: 'valid',
  summary: 'Whether a browser accepts the value as a URL.',
  columns: ['url'],
  type: 'UInt8',
  options: ['base'],
  examples: [
    [['https://example.com/'], true],
    [['//example.com/'], false],
    [['//example.com/'], true, { base: 'https://a.example/' }],
  ],
  create(settings) {
    const parse = parseByBase(settings)
    return (text) => parse(text) !== null
  },
}
