import { defineTemplate } from '@waymark/uri-template'
import { match } from 'path-to-regexp'
import { parseTemplate } from 'url-template'
import type { Contest } from '../contest.ts'
import type { Group } from '../group.ts'

/** Templates, the same for path-to-regexp, and the values of the n-th item. */
const PATHS = [
  {
    input: 'one name',
    template: '/users/{id}',
    path: '/users/:id',
    data: (n: number) => ({ id: `user-${n}` }),
  },
  {
    input: 'three names',
    template: '/repos/{owner}/{repo}/issues/{number}',
    path: '/repos/:owner/:repo/issues/:number',
    data: (n: number) => ({ owner: `owner-${n % 97}`, repo: `repo-${n % 89}`, number: String(n) }),
  },
  {
    input: 'encoded names',
    template: '/documents/{name}',
    path: '/documents/:name',
    data: (n: number) => ({ name: `année ${n}.md` }),
  },
] as const

const QUERY = {
  input: 'a query',
  template: 'https://api.example/search{?q,lang,page}',
  data: (n: number) => ({ q: `cats ${n}`, lang: 'en', page: String(n % 50) }),
} as const

const data = (items: number, make: (n: number) => object): object[] =>
  Array.from({ length: items }, (_, n) => make(n))

/** Beside programs that do one of both: the first entrant is the peer. */
export const templates: Group = {
  name: 'templates',
  summary: 'URI templates: match beside path-to-regexp, expand beside url-template',
  *contests({ items }): Iterable<Contest> {
    for (const { input, template, path, data: make } of PATHS) {
      const ours = defineTemplate<string>(template)
      yield {
        operation: 'match a template',
        input,
        list: data(items, make).map((values) => ours.expand(values as never)),
        entrants: [
          {
            name: 'path-to-regexp',
            body: 'sum += Object.keys(match(item).params).length',
            scope: { match: match(path) },
          },
          {
            name: 'waymark',
            body: 'sum += Object.keys(template.match(item)).length',
            scope: { template: ours },
            isChecked: true,
          },
        ],
      }
    }
    for (const { input, template, data: make } of [...PATHS, QUERY]) {
      yield {
        operation: 'expand a template',
        input,
        list: data(items, make),
        entrants: [
          {
            name: 'url-template',
            body: 'sum += template.expand(item).length',
            scope: { template: parseTemplate(template) },
          },
          {
            name: 'waymark',
            body: 'sum += template.expand(item).length',
            scope: { template: defineTemplate<string>(template) },
            isChecked: true,
          },
        ],
      }
    }
  },
}
