import { createNormalizer } from '@waymark/normalize'
import type { UrlFunction } from './url-function.ts'

export const normalize: UrlFunction = {
  name: 'normalize',
  values: ['url'],
  choice: 'preset',
  fallback: 'seo',
  returns: 'VARCHAR',
  summary:
    'The URL in the normal form of a preset of `@waymark/normalize`; NULL if it is not an absolute URL or the preset does not take its scheme.',
  examples: [
    ["normalize('HTTPS://Example.com:443/a/?utm_source=x#top')", 'https://example.com/a'],
    ["normalize('https://example.com/a/?b=1&a=2', 'standard')", 'https://example.com/a/?b=1&a=2'],
    ["normalize('/a')", null],
  ],
  bind: (preset) => createNormalizer(preset),
}
