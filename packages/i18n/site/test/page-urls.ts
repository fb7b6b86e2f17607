import { normalizeURL, SAFE_URL_NORMALIZATION } from '@waymark/i18n-validation'
import fc from 'fast-check'

/** URLs of pages that often differ in one part, and often only in how it is written. */
export const urlOfPage: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https://', 'HTTPS://', 'https://', 'http://'),
    fc.constantFrom('a.example', 'A.example', 'a.example:443', 'a.example:80', 'a.example:8080'),
    fc.constantFrom(
      '',
      '/',
      '//',
      '/x',
      '/x/',
      '/x//',
      '/%78',
      '/y/../x',
      '/x/.',
      '/X',
      '/é/%c3%a9',
    ),
    fc.constantFrom('', '', '?', '?q', '?q=1', '?q=%31', '?b&a', '?a&b'),
    fc.constantFrom('', '', '', '#', '#f', '#g'),
  )
  .map((parts) => parts.join(''))

/** The safe form of a URL. */
export function normalOf(url: string): string {
  return normalizeURL(url, SAFE_URL_NORMALIZATION)
}
