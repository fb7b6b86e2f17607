import type { Contest } from '../../contest.ts'
import type { Group } from '../../group.ts'
import { flatten } from '../../inputs/corpora.ts'
import { createIngredients } from '../ingredients.ts'
import type { Recipe } from '../recipe.ts'

const ITEMS = 50

/** Every combination of parts that the setters treat in a way of their own. */
const SETTABLE: readonly Recipe[] = [
  ['https', (g) => g.web()],
  ['https, query', (g) => g.web() + g.query()],
  ['https, fragment', (g) => g.web() + g.fragment()],
  ['https, query and fragment', (g) => g.web() + g.query() + g.fragment()],
  [
    'https, credentials and port',
    (g) => `https://${g.word()}:${g.word()}@${g.host()}:8443${g.path()}${g.query()}`,
  ],
  ['http, IPv4 host', (g) => `http://${g.ipv4()}:3000${g.path()}${g.query()}`],
  ['http, IPv6 host', (g) => `http://[2001:db8::${g.piece()}]${g.path()}${g.query()}`],
  ['ws', (g) => `ws://${g.host()}${g.path()}`],
  ['file', (g) => `file:///srv/${g.segments(3)}.ts`],
  ['file, query and fragment', (g) => `file:///srv/${g.segments(3)}.ts${g.query()}${g.fragment()}`],
  ['file, drive letter', (g) => `file:///C:/${g.segments(3)}.txt`],
  ['file, host', (g) => `file://nas${g.int(10)}/public/${g.segments(2)}`],
  ['custom, host', (g) => `app://${g.word()}${g.path()}`],
  [
    'custom, host, query and fragment',
    (g) => `app://${g.word()}${g.path()}${g.query()}${g.fragment()}`,
  ],
  [
    'custom, credentials and port',
    (g) => `redis://${g.word()}:${g.word()}@${g.host()}:6379/${g.int(10)}`,
  ],
  ['custom, empty host', (g) => `app:///${g.segments(3)}`],
  ['custom, no host', (g) => `app:/${g.segments(3)}`],
  ['custom, no host, query', (g) => `app:/${g.segments(3)}${g.query()}`],
  ['opaque path', (g) => `mailto:${g.word()}@${g.host()}`],
  ['opaque path, query', (g) => `mailto:${g.word()}@${g.host()}${g.query()}`],
  ['opaque path, fragment', (g) => `data:text/plain,${g.word()}${g.fragment()}`],
]

interface Values {
  /** Already as they will be in the URL. */
  readonly plain: readonly string[]
  /** To be changed, to be cut short, to be refused, or at the edge. */
  readonly odd: readonly string[]
}

const CREDENTIALS: Values = { plain: ['ada', 'grace'], odd: ['a b:c@d/\u00e9', '', '100%'] }

const VALUES: Readonly<Record<string, Values>> = {
  username: CREDENTIALS,
  password: CREDENTIALS,
  host: {
    plain: ['example.org', 'docs.example.net:8080'],
    odd: ['EXAMPLE.com:443', 'b\u00fccher.example', '[2001:DB8::0:1]:80', 'a b', ''],
  },
  hostname: {
    plain: ['example.org', 'docs.example.net'],
    odd: ['EX%41MPLE.com', '0x7f.1', 'a.example:80', 'a<b', '\u6771\u4eac.example'],
  },
  port: { plain: ['8080', '9000'], odd: ['443', '', '0080x', '99999', 'x'] },
  pathname: {
    plain: ['/guide/start', '/guide/next.html'],
    odd: ['a/../b c/\u00e9', '\\x|y/%2e%2e/z', '//x/./y', ''],
  },
  search: { plain: ['?q=1', '?page=2&sort=asc'], odd: ['a b\'"<\u00e9', '', '??#'] },
  hash: { plain: ['#top', '#part-2'], odd: ['a b`<\u00e9', '', '##\n'] },
}

/** One setter, then href: each URL gets another value in each pass. */
export const setters: Group = {
  name: 'setters',
  summary: 'each setter on each kind of URL, then href; a plain value or an odd one',
  *contests({ implementations }): Iterable<Contest> {
    for (const [name, make] of SETTABLE) {
      const ingredients = createIngredients(name)
      const urls = Array.from({ length: ITEMS }, () => flatten(make(ingredients)))
      for (const [member, { plain, odd }] of Object.entries(valuesFor(name, urls))) {
        for (const [manner, values] of Object.entries({ plain, odd })) {
          const entrants = implementations.map((implementation) => ({
            name: implementation.name,
            body: `item.${member} = values[(index + pass) % ${values.length}]
              const { href } = item
              sum += href.charCodeAt(href.length - 1)`,
            scope: { values },
            makeList: () => urls.map((url) => new implementation.URL(url)),
            isChecked: implementation.name === 'waymark',
          }))
          yield { operation: `set ${member}, ${manner}`, input: name, list: urls, entrants }
        }
      }
    }
  },
}

/** A URL keeps its kind, whatever is set. */
function valuesFor(kind: string, urls: readonly string[]): Readonly<Record<string, Values>> {
  const oddUrls = urls
    .slice(0, 3)
    .map((url) => ` ${url.replace(/^[a-z]+/, (scheme) => scheme.toUpperCase())} x\u00e9\n`)
  const schemes: Values = /^(https|http|ws)\b/.test(kind)
    ? { plain: ['http:', 'https:'], odd: ['WSS', 'app:', 'http:x', '1:'] }
    : kind.startsWith('file')
      ? { plain: ['file:', 'app:'], odd: ['FILE:x', 'mailto', '1:'] }
      : { plain: ['app:', 'web+app:'], odd: ['APP2', 'https:', 'a.b-c:x', '1:'] }
  return {
    href: { plain: urls.slice(0, 3), odd: oddUrls.map(flatten) },
    protocol: schemes,
    ...VALUES,
  }
}
