import { type LintItem, lint } from '@waymark/uri-design'
import type { Contest } from '../contest.ts'
import type { Group } from '../group.ts'

const URIS: readonly string[] = [
  'db://postgres/mydb/users/123',
  'memory://session/context',
  'file:///home/user/document.md',
  'wiki://pages/home',
  'https://api.example.com/users?page=2&per_page=20',
  'https://api.example.com/user_groups?pg=2',
]

const TEMPLATES: readonly string[] = [
  'wiki://pages/{id}',
  'shop://orders/{order_id}/items/{item_id}',
  'https://api.example.com/users{?page,per_page}',
  'notes://{name}',
  'shop://user/{userId}',
]

/** What the linter takes beside the engine's parser: it must be fast enough for each save in an editor. */
export const linting: Group = {
  name: 'linting',
  summary: 'lint of resource URIs and templates; the first is the engine\u2019s new URL(u).href',
  *contests(): Iterable<Contest> {
    yield contest('URIs', 'uri', URIS)
    yield contest('templates', 'template', TEMPLATES)
  },
}

function contest(input: string, kind: 'uri' | 'template', texts: readonly string[]): Contest {
  return {
    operation: 'lint',
    input,
    list: texts.map((text): LintItem => ({ text, kind })),
    entrants: [
      { name: 'engine', body: 'sum += new URL(item.text).href.length', scope: { URL } },
      { name: 'waymark', body: 'sum += lint(item).length', scope: { lint } },
    ],
  }
}
