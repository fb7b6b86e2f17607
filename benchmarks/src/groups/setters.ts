import type { Contest } from '../contest.ts'
import type { Group } from '../group.ts'

/** What is set in turn: each URL gets another value in each pass. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  href: ['https://example.com/a/b?c', 'http://example.org/', 'https://a.example/x#y'],
  protocol: ['http:', 'https', 'ws:'],
  username: ['ada', '', 'a b'],
  host: ['example.org', 'example.com:8080', 'a.b.example'],
  hostname: ['example.org', 'www.example.com', 'a.b.example'],
  port: ['8080', '', '443'],
  pathname: ['/a/b', '/', '/c/d.html'],
  search: ['?q=1', '', 'a=b&c=d'],
  hash: ['#top', '', 'x y'],
}

export const setters: Group = {
  name: 'setters',
  summary: 'one setter, then href',
  *contests({ corpora, implementations, items }): Iterable<Contest> {
    const urls = corpora.absolute[0]!.flat.slice(0, Math.min(items, 1_000))
    for (const [member, values] of Object.entries(VALUES)) {
      const body = `item.${member} = values[(index + pass) % 3]
        sum += item.href.length`
      const entrants = implementations.map(({ name, URL }) => ({
        name,
        body,
        scope: { values },
        makeList: () => urls.map((url) => new URL(url)),
      }))
      yield { operation: `set ${member}`, input: corpora.absolute[0]!.name, list: urls, entrants }
    }
    const body = `item.searchParams.set('page', values[(index + pass) % 3])
      sum += item.href.length`
    const entrants = implementations.map(({ name, URL }) => ({
      name,
      body,
      scope: { values: ['1', '2', 'a b'] },
      makeList: () => urls.map((url) => new URL(url)),
    }))
    const input = corpora.absolute[0]!.name
    yield { operation: 'searchParams.set', input, list: urls, entrants }
  },
}
