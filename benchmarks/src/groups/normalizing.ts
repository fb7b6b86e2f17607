import { normalizeURL } from '@waymark/i18n-validation'
import { normalize } from '@waymark/normalize'
import type { Contest, Entrant } from '../contest.ts'
import type { Group } from '../group.ts'

export const normalizing: Group = {
  name: 'normalizing',
  summary: 'normalizeURL and the presets; the engine only parses and writes, which is less',
  *contests({ corpora, context }): Iterable<Contest> {
    const library = context['normalize-url']
    for (const { name, flat } of corpora.absolute) {
      const list = flat.filter((url) => /^https?:/.test(url) && isAcceptable(url))
      if (list.length < flat.length / 2) continue
      const entrants: Entrant[] = [
        { name: 'engine', body: 'sum += new URL(item).href.length', scope: { URL } },
        { name: 'waymark', body: 'sum += normalizeURL(item).length', scope: { normalizeURL } },
        preset('standard'),
        preset('seo'),
      ]
      if (library !== undefined) {
        entrants.push({
          name: 'normalize-url',
          body: 'sum += library(item).length',
          scope: { library },
        })
      }
      yield { operation: 'normalizeURL', input: name, list, entrants }
    }
  },
}

function preset(name: string): Entrant {
  return {
    name: `normalize, ${name}`,
    body: 'sum += normalize(item, preset).length',
    scope: { normalize, preset: name },
  }
}

/** Stricter than the URL Standard: such lines would measure exceptions. */
function isAcceptable(url: string): boolean {
  try {
    normalizeURL(url as never)
    return true
  } catch {
    return false
  }
}
