// Runs inside an engine that may have nothing but ECMAScript: no performance, no console.

/** The two classes of an implementation. */
export interface Classes {
  readonly URL: typeof globalThis.URL
  readonly URLSearchParams: typeof globalThis.URLSearchParams
}

/** One operation: makes its function for an implementation. What that returns must be the same for all. */
type Row = (classes: Classes) => () => number

const ABSOLUTE = [
  'https://example.com/',
  'http://user:pass@example.com:8080/path/to/resource?a=1&b=2&c=3#section',
  'https://[2001:db8::1]/ipv6',
  'ftp://192.168.0.1/file.txt',
  'https://example.com/a/b/c/../../d/./e/f',
  'mailto:someone@example.com',
  'https://WWW.example.com/search?q=hello+world&lang=en-US&page=42',
  'file:///C:/Users/test/file.txt',
]
const RELATIVE: readonly (readonly [reference: string, base: string])[] = [
  ['../sibling', 'https://example.com/a/b/c'],
  ['//other.example/path', 'https://example.com/'],
  ['?query', 'https://example.com/page'],
  ['#anchor', 'https://example.com/page?q=1'],
  ['path/file', 'https://example.com/base/'],
]
const QUERIES = [
  'a=1&b=2&c=3&d=4&e=5',
  'name=John+Doe&email=john%40example.com&msg=Hello%2C+World%21',
  `key=${'x'.repeat(200)}&other=value`,
  'arr=1&arr=2&arr=3&arr=4&arr=5&arr=6',
]
const LONG_QUERY = Array.from({ length: 100 }, (_, i) => `key${i}=${i}`).join('&')

function sumOf<Item>(items: readonly Item[], measure: (item: Item) => number): () => number {
  return () => {
    let sum = 0
    for (let i = 0; i < items.length; i++) sum += measure(items[i]!)
    return sum
  }
}

const ROWS: Readonly<Record<string, Row>> = {
  'constructor, a plain https URL': ({ URL }) =>
    sumOf(['https://www.example.com/some/path/index.html'], (url) => new URL(url).port.length),
  'constructor, 8 kinds of URL': ({ URL }) => sumOf(ABSOLUTE, (url) => new URL(url).port.length),
  'href, 8 kinds of URL': ({ URL }) => sumOf(ABSOLUTE, (url) => new URL(url).href.length),
  'href, beyond ASCII': ({ URL }) =>
    sumOf([`https://example.com/${'路径 😀/'.repeat(20)}`], (url) => new URL(url).href.length),
  canParse: ({ URL }) => sumOf(ABSOLUTE, (url) => Number(URL.canParse(url))),
  'canParse, invalid': ({ URL }) => sumOf(['https://[host/'], (url) => Number(URL.canParse(url))),
  relative: ({ URL }) =>
    sumOf(RELATIVE, ([reference, base]) => new URL(reference, base).href.length),
  getters: ({ URL }) =>
    sumOf(
      ABSOLUTE.map((url) => new URL(url)),
      ({ hash, host, hostname, href, origin, pathname, protocol, search }) =>
        (href + protocol + host + hostname + pathname + search + hash + origin).length,
    ),
  setters: ({ URL }) =>
    sumOf([new URL('https://example.com/path?q=1')], (url) => {
      url.protocol = 'http:'
      url.hostname = 'test.example'
      url.port = '9090'
      url.pathname = '/new/path'
      url.search = '?a=1&b=2'
      url.hash = '#top'
      return url.href.length
    }),
  'params, parse and serialise': ({ URLSearchParams }) =>
    sumOf(QUERIES, (query) => new URLSearchParams(query).toString().length),
  'params, get': ({ URLSearchParams }) =>
    sumOf(QUERIES, (query) => (new URLSearchParams(query).get('c') ?? '').length),
  'params, beyond ASCII': ({ URLSearchParams }) => {
    const query = Array.from({ length: 20 }, (_, i) => `键${i}=${'值😀'.repeat(4)}`).join('&')
    return sumOf([query], (text) => new URLSearchParams(text).toString().length)
  },
  'params, append, set, delete, sort': ({ URLSearchParams }) =>
    sumOf(['a=1&b=2&c=3'], (query) => {
      const params = new URLSearchParams(query)
      params.append('d', '4')
      params.set('a', 'updated')
      params.delete('b')
      params.sort()
      return params.toString().length
    }),
  'params, set and delete among 100': ({ URLSearchParams }) =>
    sumOf([new URLSearchParams(LONG_QUERY)], (params) => {
      params.set('key50', 'updated')
      params.delete('missing')
      return params.size
    }),
  'params of a URL': ({ URL }) =>
    sumOf(['https://example.com/search?a=1&b=2&c=3'], (text) => {
      const url = new URL(text)
      url.searchParams.append('d', '4')
      url.searchParams.set('a', 'z')
      return url.href.length
    }),
}

/** What one row came to. */
export interface RowResult {
  readonly row: string
  /** Their time by ours, of all rounds together: above 1, ours is faster. */
  readonly ratio: number
  /** Microseconds for one call of ours. */
  readonly microseconds: number
  /** Whether both came to the same sum. */
  readonly agrees: boolean
}

/** The clocks of engines count milliseconds, and some machines tell them rarely: a slice must be much longer. */
const SLICE = 100

/** Measures in rounds; in each, both run once, in an order that changes. */
export function runRows(ours: Classes, theirs: Classes, rounds: number): RowResult[] {
  return Object.entries(ROWS).map(([row, make]) => {
    const our = make(ours)
    const their = make(theirs)
    const agrees = our() === their()
    let calls = 8
    while (timeOf(their, calls) < SLICE) calls *= 2
    let time = 0
    let theirTime = 0
    for (let round = 0; round < rounds; round++) {
      if (round % 2 === 0) time += timeOf(our, calls)
      theirTime += timeOf(their, calls)
      if (round % 2 === 1) time += timeOf(our, calls)
    }
    const microseconds = (time / rounds / calls) * 1_000
    return { row, ratio: theirTime / Math.max(time, 1), microseconds, agrees }
  })
}

function timeOf(run: () => number, calls: number): number {
  const start = Date.now()
  for (let call = 0; call < calls; call++) run()
  return Date.now() - start
}
