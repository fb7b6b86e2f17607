import { type Corpora, evenlySpaced, flatten } from './corpora.ts'

export interface QueryInput {
  readonly name: 'real' | 'form' | 'UTF-8'
  readonly list: readonly string[]
}

const NAMES = ['name', 'street', 'city', 'mail', 'phone', 'note']
const FORM = [
  'Ada+Lovelace',
  '12+St.+James%27s+Square',
  'ada%40example.org',
  '%2B44+20+1234',
  'yes',
]
const UTF_8 = [
  '%E6%9D%B1%E4%BA%AC%E9%83%BD',
  'Jos%C3%A9',
  '%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
  'caf%C3%A9+cr%C3%A8me',
  '%F0%9F%9A%80',
]

/** Queries of the lists' own URLs; as a form sends them; and with names and values that are not ASCII. */
export function makeQueries({ absolute }: Corpora, count: number): readonly QueryInput[] {
  const real = absolute
    .filter(({ name }) => !name.includes('module') && !name.includes('file'))
    .flatMap(({ whole }) => whole)
    .flatMap((url) => {
      const start = url.indexOf('?')
      if (start === -1) return []
      const end = url.indexOf('#', start)
      return [flatten(url.slice(start + 1, end === -1 ? url.length : end))]
    })
    .filter((query) => query !== '' && hasReliableAnswer(query))
  return [
    { name: 'real', list: evenlySpaced(real, count) },
    { name: 'form', list: makeList(count, FORM) },
    { name: 'UTF-8', list: makeList(count, UTF_8) },
  ]
}

/** Node decodes non-ASCII text wrongly next to an ill-formed percent-encoded byte. */
function hasReliableAnswer(query: string): boolean {
  return /^[ -~]*$/.test(query)
}

function makeList(count: number, values: readonly string[]): string[] {
  return Array.from({ length: count }, (_, i) => {
    const pairs = Array.from({ length: 3 + (i % 3) }, (_, k) => {
      return `${NAMES[(i + k) % NAMES.length]}=${values[(i + 2 * k) % values.length]}`
    })
    return flatten(`${pairs.join('&')}&id=${i}`)
  })
}
