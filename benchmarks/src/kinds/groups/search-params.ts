import type { Contest } from '../../contest.ts'
import type { Group, Setting } from '../../group.ts'
import { OPERATIONS as COMMON } from '../../groups/search-params.ts'
import { makeQueries } from '../../inputs/queries.ts'
import { FURTHER_ROWS, ROWS } from '../budgets.ts'

/** What the budgets name. */
const NAMED: Readonly<Record<string, string>> = {
  ...COMMON,
  'parse and has': "if (!new URLSearchParams(item).has('absent')) sum++",
  'parse and set': `const params = new URLSearchParams(item)
    params.set(known, 'new')
    sum += params.size`,
}

/** What else programs do, so that nothing is put off to where no row would see it. */
const FURTHER: Readonly<Record<string, string>> = {
  'parse and getAll': 'sum += new URLSearchParams(item).getAll(known).length',
  'parse and delete': `const params = new URLSearchParams(item)
    params.delete(known)
    sum += params.size`,
  'parse, append, toString': `const params = new URLSearchParams(item)
    params.append('page', '2')
    const text = params.toString()
    sum += text.charCodeAt(text.length - 1)`,
  'parse, set, toString': `const params = new URLSearchParams(item)
    params.set(known, 'new')
    const text = params.toString()
    sum += text.charCodeAt(text.length - 1)`,
  'URL, get':
    "sum += (new URL('https://example.org/?' + item).searchParams.get(known) ?? '').length",
  'URL, set, href': `const url = new URL('https://example.org/?' + item)
    url.searchParams.set(known, 'new')
    const { href } = url
    sum += href.charCodeAt(href.length - 1)`,
}

/** On an object that is there already. */
const KEPT: Readonly<Record<string, string>> = {
  'kept, get': "sum += (item.get(known) ?? '').length",
  'kept, has': "if (!item.has('absent')) sum++",
  'kept, iterate': 'for (const [name, value] of item) sum += name.length + value.length',
}

/** Parameters of one query, and how many such queries there are. */
const SIZES: readonly (readonly [parameters: number, queries: number])[] = [
  [1, 500],
  [10, 100],
  [1_000, 4],
  [100_000, 1],
]

interface QueryList {
  readonly name: string
  readonly list: readonly string[]
  /** The name of a parameter, decoded. */
  readonly known: string
}

export const searchParams: Group = {
  name: 'searchParams',
  summary:
    'URLSearchParams by the number of parameters, plain or encoded, and of the queries of lists',
  *contests(setting): Iterable<Contest> {
    for (const input of inputsOf(setting)) {
      yield* rowsOf(NAMED, ROWS, input, setting)
      yield* rowsOf(FURTHER, FURTHER_ROWS, input, setting)
      yield* rowsOf(KEPT, FURTHER_ROWS, input, setting)
    }
  },
}

function* rowsOf(
  bodies: Readonly<Record<string, string>>,
  set: string,
  { name: input, list, known }: QueryList,
  { implementations }: Setting,
): Iterable<Contest> {
  for (const [operation, body] of Object.entries(bodies)) {
    const entrants = implementations.map(({ name, URL, URLSearchParams }) => ({
      name,
      body,
      scope: { URL, URLSearchParams, known },
      isChecked: name === 'waymark',
      makeList: () => (bodies === KEPT ? list.map((query) => new URLSearchParams(query)) : list),
    }))
    yield { operation, input, set, list, entrants }
  }
}

function inputsOf({ corpora, items }: Setting): QueryList[] {
  const made = SIZES.flatMap(([parameters, queries]): QueryList[] => {
    const middle = parameters >> 1
    const size = parameters.toLocaleString('en-US')
    return [
      {
        name: `${size} plain`,
        list: makeList(queries, parameters, (i, k) => `name${i}=value${k}`),
        known: `name${middle}`,
      },
      {
        name: `${size} encoded`,
        list: makeList(queries, parameters, (i, k) => `the+n%C3%A2me${i}=${k}+caf%C3%A9s%2Fbars`),
        known: `the n\u00e2me${middle}`,
      },
    ]
  })
  const real = makeQueries(corpora, items).map(({ name, list }) => ({ name, list, known: 'id' }))
  return [...made, ...real]
}

/** An array's `join` gives a flat string at any length. */
function makeList(
  queries: number,
  parameters: number,
  make: (parameter: number, serial: number) => string,
): string[] {
  return Array.from({ length: queries }, (_, query) =>
    Array.from({ length: parameters }, (_, i) => make(i, query * parameters + i)).join('&'),
  )
}
