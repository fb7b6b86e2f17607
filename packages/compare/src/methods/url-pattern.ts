import { deepFreeze, sentence } from '@waymark/infra/internal'
import { PatternProblem, URLPattern } from '@waymark/url-pattern'
import type { DirectionalMethod } from '../method.ts'
import { BOOLEAN, STRING } from '../option-types.ts'
import { type CompareOptions, MissingOptionError } from '../options.ts'

const name = 'url-pattern'

/** A URL Pattern matches a URL. */
export const urlPattern: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name,
  kind: 'directional',
  family: 'pattern',
  summary: 'A URL Pattern matches a URL.',
  explain:
    'Each component of the parsed URL is matched against the pattern of that component: `:name` matches one path segment or one label of a domain, `*` anything, `(…)` what its regular expression matches, and `{…}?` is optional. Components after the last one in the pattern match anything, as do credentials that are left out; a port that is left out means the default port. Patterns without regular expressions are always fast. Regular expressions may be slow, so do not accept them from untrusted sources.',
  falsePositive:
    'A route, a service worker or a list of allowed URLs matches URLs that its author did not intend.',
  falseNegative:
    'A page has no route; or a rule that protects `/admin/*` does not match `//admin/x`, which a server may treat as the same.',
  without: 'Strings that do not parse match nothing. A string that is not a pattern is an error.',
  source: 'https://urlpattern.spec.whatwg.org/#url-pattern-match',
  options: [
    {
      name: 'base',
      type: STRING,
      required: false,
      summary: 'A URL that relative patterns and relative URLs are resolved against.',
    },
    {
      name: 'ignoreCase',
      type: BOOLEAN,
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
})

function createPattern(pattern: string, { base, ignoreCase = false }: CompareOptions): URLPattern {
  try {
    if (base !== undefined) return new URLPattern(pattern, base, { ignoreCase })
    return new URLPattern(pattern, { ignoreCase })
  } catch (error) {
    if (!isBaseMissing(error)) throw error
    throw new MissingOptionError(
      name,
      'base',
      sentence('a relative pattern means nothing without it'),
    )
  }
}

function isBaseMissing(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : null
  return cause instanceof PatternProblem && cause.code === 'pattern-base-missing'
}
