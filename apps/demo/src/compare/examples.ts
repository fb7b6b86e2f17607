import { type Choices, type CompareState, NO_CHOICES } from './state.ts'

export interface ComparePair {
  readonly label: PairLabel
  readonly state: CompareState
}

export interface ComparePairGroup {
  readonly title: PairLabel
  readonly pairs: readonly ComparePair[]
}

function pair<Label extends string>(
  label: Label,
  a: string,
  b: string,
  choices: Partial<Choices> = {},
): { readonly label: Label; readonly state: CompareState } {
  return { label, state: { a, b, ...NO_CHOICES, ...choices } }
}

const GROUPS = [
  {
    title: 'Spelling',
    pairs: [
      pair('All at once', 'HTTP://Example.com:80/%7eann/', 'http://example.com/~ann/'),
      pair('Default port', 'https://example.com:443/shop', 'https://example.com/shop'),
      pair('Case', 'HTTP://EXAMPLE.com/Page', 'http://example.com/Page'),
      pair(
        'Percent-encoding',
        'http://example.com/%7Eann/%c3%bc',
        'http://example.com/~ann/%C3%BC',
      ),
      pair('Dot segments', 'http://example.com/a/./b/../c', 'http://example.com/a/c'),
      pair('Empty path', 'http://example.com', 'http://example.com/'),
    ],
  },
  {
    title: 'Almost the same',
    pairs: [
      pair('Trailing slash', 'https://example.com/shoes/', 'https://example.com/shoes'),
      pair('Case of a path', 'https://example.com/Shoes', 'https://example.com/shoes'),
      pair('Order of a query', 'https://example.com/?a=1&b=2', 'https://example.com/?b=2&a=1'),
      pair('Empty fragment', 'https://example.com/a#', 'https://example.com/a'),
      pair('Percent-encoded slash', 'https://example.com/a%2Fb', 'https://example.com/a/b'),
    ],
  },
  {
    title: 'Hosts',
    pairs: [
      pair('IPv4 spellings', 'http://192.168.1.2/', 'http://0xC0.0xA8.258/'),
      pair('IPv4, octal or not', 'http://010.0.0.1/', 'http://10.0.0.1/'),
      pair('IDN', 'https://Bücher.example/', 'https://xn--bcher-kva.example/'),
      pair('Same site', 'https://shop.example.com/', 'https://www.example.com:8443/cart'),
      pair('One host, many owners', 'https://ann.github.io/', 'https://ben.github.io/'),
    ],
  },
  {
    title: 'Pitfalls',
    pairs: [
      pair('Java: one IP address', 'http://shop.example/', 'http://bank.example/', {
        sameAddress: true,
      }),
      pair('Percent-encoded twice', 'http://host.example/%25%32%35', 'http://host.example/%2525'),
      pair('Redirect', 'http://example.com/old', 'http://example.com/new', { redirects: true }),
      pair('References', '../c', '/a/c', { base: 'http://example.com/a/b/d' }),
      pair('CSP source', 'https://*.example.com', 'https://cdn.example.com/app.js'),
      pair('URL Pattern', 'https://example.com/:lang(en|ja)/*', 'https://example.com/ja/books'),
    ],
  },
] as const

/** The name of a group or of a pair. */
export type PairLabel =
  | (typeof GROUPS)[number]['title']
  | (typeof GROUPS)[number]['pairs'][number]['label']

export const PAIR_GROUPS: readonly ComparePairGroup[] = GROUPS

export const FIRST_PAIR: CompareState = PAIR_GROUPS[0]!.pairs[0]!.state
