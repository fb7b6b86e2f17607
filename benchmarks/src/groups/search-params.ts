import type { Contest } from '../contest.ts'
import type { Group } from '../group.ts'
import { makeQueries } from '../inputs/queries.ts'

/** They may use `known`, the name of a parameter. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  parse: 'sum += new URLSearchParams(item).size',
  'parse and iterate':
    'for (const [name, value] of new URLSearchParams(item)) sum += name.length + value.length',
  'parse and get': "sum += (new URLSearchParams(item).get(known) ?? '').length",
  'parse and append': `const params = new URLSearchParams(item)
    params.append('page', '2')
    sum += params.size`,
  'parse and sort': `const params = new URLSearchParams(item)
    params.sort()
    sum += params.size`,
  'parse and toString': 'sum += new URLSearchParams(item).toString().length',
}

export const searchParams: Group = {
  name: 'search-params',
  summary: 'URLSearchParams of real queries, of forms and of names that are not ASCII',
  *contests({ corpora, implementations, items }): Iterable<Contest> {
    for (const { name: input, list } of makeQueries(corpora, items)) {
      for (const [operation, body] of Object.entries(OPERATIONS)) {
        const entrants = implementations.map(({ name, URLSearchParams }) => ({
          name,
          body,
          scope: { URLSearchParams, known: 'id' },
          isChecked: name === 'waymark',
        }))
        yield { operation, input, list, entrants }
      }
    }
  },
}
