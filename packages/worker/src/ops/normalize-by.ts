import { createNormalizer, type Normalizer, presets } from '@waymark/normalize'
import type { Op } from '../op.ts'
import { resolvingPreset } from '../resolving-preset.ts'

export const normalizeBy: Op = {
  name: 'normalize-by',
  summary: 'The normal form of a URL by the preset that a column names.',
  columns: ['url', 'preset'],
  type: 'String',
  options: ['base'],
  examples: [
    [['https://example.com/?b=1&a=2#top', 'seo'], 'https://example.com/'],
    [['https://example.com/?b=1&a=2#top', 'standard'], 'https://example.com/?b=1&a=2#top'],
    [['https://example.com/', 'unheard-of'], null],
  ],
  create({ base }) {
    const normalizers = new Map<string, Normalizer>(
      Object.entries(presets).map(([name, preset]) => [
        name,
        createNormalizer(resolvingPreset(preset, base)),
      ]),
    )
    return (url, name) => normalizers.get(name)?.(url) ?? null
  },
}
