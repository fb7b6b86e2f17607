import { createNormalizer, presetNamed } from '@waymark/normalize'
import { DEFAULT_PRESET } from '@waymark/normalize/internal'
import type { UrlFunction } from './url-function.ts'

export const normalize: UrlFunction = {
  name: 'normalize',
  values: ['url'],
  choice: 'preset',
  fallback: DEFAULT_PRESET,
  returns: 'VARCHAR',
  summary:
    'The URL in the normal form of a preset of `@waymark/normalize`; NULL if it is not an absolute URL or the preset does not take its scheme.',
  examples: [
    ["normalize('HTTPS://Example.com:443/%7Ea/?id=7')", 'https://example.com/~a/?id=7'],
    ["normalize('https://example.com/a/?b=1&a=2', 'standard')", 'https://example.com/a/?b=1&a=2'],
    ["normalize('/a')", null],
  ],
  bind: (preset) => createNormalizer(presetNamed(preset)),
}
