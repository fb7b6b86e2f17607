import type { Pairs, Values } from '../hash.ts'
import type { PatternState } from '../pattern-match/match-patterns.ts'

/** The examples, in the order of their names. */
export const PATTERN_EXAMPLES: readonly PatternState[] = [
  {
    pattern: 'https://:shop.example/books/:id(\\d+){/:page}?',
    template: 'https://{shop}.example/books/{id}',
    urls: [
      'https://my.example/books/12',
      'https://my.example/books/12/cover?size=2',
      'https://my.example/books/twelve',
      'HTTPS://MY.EXAMPLE:443/books/./7',
      'https://a.b.example/books/7',
      'https://my.example/books/a%2Fb',
    ].join('\n'),
    ignoreCase: false,
  },
  {
    pattern: 'https://api.example/users/:id?*',
    template: 'https://api.example/users/{id}{?page,size}',
    urls: [
      'https://api.example/users/7',
      'https://api.example/users/7?page=2',
      'https://api.example/users/7?size=10&page=2',
      'https://api.example/users/7?page=2&sort=name',
      'https://api.example/users/',
    ].join('\n'),
    ignoreCase: false,
  },
  {
    pattern: 'https://files.example/*',
    template: 'https://files.example/{name}',
    urls: [
      'https://files.example/report.pdf',
      'https://files.example/..%2Fsecret',
      'https://files.example/a/b',
      'https://files.example//x',
    ].join('\n'),
    ignoreCase: false,
  },
  {
    pattern: 'https://a.example/blog/:slug((?:[a-z0-9]+-?)+)',
    template: 'https://a.example/blog/{slug}',
    urls: `https://a.example/blog/a-first-post\nhttps://a.example/blog/${'a'.repeat(36)}!`,
    ignoreCase: false,
  },
  {
    pattern: 'https://a.example/:id/:id',
    template: 'https://a.example/{folder}{name}',
    urls: 'https://a.example/1/2',
    ignoreCase: false,
  },
]

/** Writes the state as the pairs of a link. */
export function writePatternState({ pattern, template, urls, ignoreCase }: PatternState): Pairs {
  return [
    ['view', 'patterns'],
    ['pattern', pattern],
    ['template', template],
    ['urls', urls],
    ...(ignoreCase ? [['case', 'ignore'] as const] : []),
  ]
}

/** Reads what `writePatternState` wrote; `null` if it has neither a pattern nor a URL. */
export function readPatternState(values: Values): PatternState | null {
  const pattern = values.get('pattern')
  const template = values.get('template')
  const urls = values.get('urls')
  if (pattern === undefined && template === undefined && urls === undefined) return null
  return {
    pattern: pattern ?? '',
    template: template ?? '',
    urls: urls ?? '',
    ignoreCase: values.get('case') === 'ignore',
  }
}
