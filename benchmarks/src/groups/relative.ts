import type { Contest } from '../contest.ts'
import type { Group } from '../group.ts'
import { flatten } from '../inputs/corpora.ts'

export const BASE = 'https://docs.example.com/guide/start/installation.html?lang=en'

/** Reading the last unit makes an engine join what it kept as parts. */
export const FLATTENED =
  'const { href } = new URL(item, base); sum += href.charCodeAt(href.length - 1)'
const AS_IT_IS = 'sum += new URL(item, base).href.length'

export const relative: Group = {
  name: 'relative',
  summary: 'references against a URL object and against a string that is the same each time',
  *contests({ corpora, implementations }): Iterable<Contest> {
    const makeKind = (make: (i: number) => string): readonly string[] =>
      corpora.references.map((_, i) => flatten(make(i)))
    const inputs: Readonly<Record<string, readonly string[]>> = {
      'real references': corpora.references,
      'path-absolute': makeKind((i) => `/reference/section-${i}/page.html`),
      'path-relative': makeKind((i) => `section-${i}/page.html`),
      '../x': makeKind((i) => `../section-${i}/page.html`),
      '?query': makeKind((i) => `?page=${i}&sort=name`),
      '#fragment': makeKind((i) => `#section-${i}`),
    }
    const bodies = { flattened: FLATTENED, 'as it is': AS_IT_IS }
    for (const [form, body] of Object.entries(bodies)) {
      for (const kind of ['object', 'string']) {
        for (const [input, list] of Object.entries(inputs)) {
          const entrants = implementations.map(({ name, URL }) => ({
            name,
            body,
            scope: { URL, base: kind === 'object' ? new URL(BASE) : BASE },
            isChecked: name === 'waymark',
          }))
          yield { operation: `resolve, ${kind} base, ${form}`, input, list, entrants }
        }
      }
    }
  },
}
