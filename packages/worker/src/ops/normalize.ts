import { createNormalizer } from '@waymark/normalize'
import type { Op } from '../op.ts'

export const normalize: Op = {
  name: 'normalize',
  summary: 'The normal form of a URL by a preset or rules.',
  columns: ['url'],
  type: 'String',
  options: ['preset', 'base'],
  examples: [
    [['HTTPS://Example.com/a/../%7eb?x=1'], 'https://example.com/~b?x=1'],
    [['HTTPS://Example.com'], 'https://example.com/', { preset: 'standard' }],
    [['not a URL'], null],
  ],
  create({ preset }) {
    return createNormalizer(preset)
  },
  presetOf: ({ preset }) => preset,
}
