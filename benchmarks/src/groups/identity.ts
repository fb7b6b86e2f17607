import { keyOf } from '@waymark/compare'
import { normalize } from '@waymark/normalize'
import { URL as WaymarkUrl } from '@waymark/url'
import type { Contest, Entrant } from '../contest.ts'
import type { Group } from '../group.ts'

const PRESETS: readonly string[] = ['standard', 'seo', 'crawler', 'usually-safe', 'aggressive']

/** What presets and keys take beside our own parser, which they cannot do without. */
export const identity: Group = {
  name: 'identity',
  summary: 'presets and keys by name; the first is our own new URL(u).href',
  *contests({ corpora }): Iterable<Contest> {
    for (const { name, flat } of corpora.absolute) {
      const list = flat.filter((url) => /^https?:/.test(url) && WaymarkUrl.canParse(url))
      if (list.length < flat.length / 2) continue
      const entrants: Entrant[] = [
        { name: 'href', body: 'sum += new URL(item).href.length', scope: { URL: WaymarkUrl } },
        ...PRESETS.map(normalizing),
        {
          name: 'keyOf, whatwg',
          body: "sum += keyOf(item, 'whatwg').length",
          scope: { keyOf },
          isChecked: true,
        },
      ]
      yield { operation: 'identity', input: name, list, entrants }
    }
  },
}

function normalizing(preset: string): Entrant {
  return {
    name: `normalize, ${preset}`,
    body: 'sum += normalize(item, preset).length',
    scope: { normalize, preset },
    isChecked: preset === 'standard',
  }
}
