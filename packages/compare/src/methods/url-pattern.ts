import { PatternProblem, URLPattern } from '@waymark/url-pattern'
import type { DirectionalMethod } from '../method.ts'
import { type CompareOptions, MissingOptionError } from '../options.ts'

const name = 'url-pattern'

export const urlPattern: DirectionalMethod = {
  name,
  kind: 'directional',
  family: 'pattern',
  summary: 'A URL Pattern matches a URL.',
  explain:
    'Each part of the URL, as the URL parser leaves it, is held against the pattern of that part: `:name` takes one segment of a path or one label of a host, `*` anything, `(…)` what its regular expression takes, and `{…}?` may be missing. Parts after the last one that is written match anything, as do a user name and password that are left out; a port that is left out is the default one. Without a regular expression no pattern is slow; one that has one takes the time that its author wrote, so strangers should not bring theirs.',
  falseEqual: 'A route, a service worker or a list of allowed URLs takes in what nobody meant.',
  falseDifferent:
    'A page has no route; or a rule that keeps people out of `/admin/*` does not see `//admin/x`, which a server may take for the same.',
  without: 'Strings that do not parse match nothing. A text that is no pattern is an error.',
  source: 'https://urlpattern.spec.whatwg.org/#url-pattern-match',
  options: [
    {
      name: 'base',
      required: false,
      summary: 'A URL that relative patterns and relative URLs are resolved against.',
    },
    {
      name: 'ignoreCase',
      required: false,
      summary: 'Whether path, query and fragment match in either case. Default: false.',
    },
  ],
  examples: [
    ['https://example.com/books/:id', 'https://example.com/books/1?page=2', true],
    ['https://example.com/books/:id', 'https://example.com/books/1/cover', false],
    ['https://*.example.com/*', 'https://EXAMPLE.com/', false],
    ['http{s}?://*.example.com/*', 'http://a.b.example.com:80/', true],
    ['https://example.com/:lang(en|ja)/*', 'https://example.com/de/x', false],
    ['/books/:id', '../books/1', true, { base: 'https://example.com/a/b' }],
    ['https://example.com/Books/*', 'https://example.com/books/1', false],
    ['https://example.com/Books/*', 'https://example.com/books/1', true, { ignoreCase: true }],
  ],
  matches(pattern, { text }, options) {
    return pattern !== null && createPattern(pattern, options).test(text, options.base)
  },
}

function createPattern(pattern: string, { base, ignoreCase = false }: CompareOptions): URLPattern {
  try {
    if (base !== undefined) return new URLPattern(pattern, base, { ignoreCase })
    return new URLPattern(pattern, { ignoreCase })
  } catch (error) {
    if (!isBaseMissing(error)) throw error
    throw new MissingOptionError(name, 'base', 'a relative pattern means nothing without it')
  }
}

function isBaseMissing(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : null
  return cause instanceof PatternProblem && cause.name === 'base-missing'
}
