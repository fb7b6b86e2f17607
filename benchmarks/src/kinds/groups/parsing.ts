import type { Contest, Entrant } from '../../contest.ts'
import type { Group, Setting } from '../../group.ts'
import { ALL_GETTERS } from '../../groups/parsing.ts'
import { LISTS, MESSY } from '../budgets.ts'
import { type Kind, makeKinds, setOf } from '../kinds.ts'

/** Reading the last unit makes an engine join what it kept as parts. */
const HREF = 'const { href } = new URL(TEXT); sum += href.charCodeAt(href.length - 1)'
const CAN_PARSE = 'if (URL.canParse(TEXT)) sum++'
const GETTERS = `const url = new URL(TEXT); ${ALL_GETTERS}`

export const href: Group = {
  name: 'href',
  summary: 'new URL(x).href of each kind of absolute URL, and of the lists',
  *contests(setting): Iterable<Contest> {
    yield* ofKinds('href', HREF, setting)
    const entrants = entrantsOf(HREF, '', setting)
    const { absolute, messy } = setting.corpora
    for (const { name, flat } of absolute) {
      yield { operation: 'href', input: `list ${name}`, set: LISTS, list: flat, entrants }
    }
    const input = `list ${messy.name}`
    yield { operation: 'href', input, set: MESSY, list: messy.flat, entrants }
  },
}

export const canParse: Group = {
  name: 'canParse',
  summary: 'URL.canParse of each kind of absolute URL, and of what is not one',
  *contests(setting): Iterable<Contest> {
    yield* ofKinds('canParse', CAN_PARSE, setting)
    yield* ofKinds('canParse', CAN_PARSE, setting, { isRefused: true })
  },
}

export const getters: Group = {
  name: 'getters',
  summary: 'new URL(x) and the ten getters other than href, of each kind of absolute URL',
  contests: (setting) => ofKinds('getters', GETTERS, setting),
}

function* ofKinds(
  operation: string,
  body: string,
  setting: Setting,
  { isRefused } = { isRefused: false },
): Iterable<Contest> {
  for (const kind of makeKinds()) {
    if (kind.isRelative || kind.isRefused !== isRefused) continue
    const entrants = entrantsOf(body, kind.start, setting)
    yield { operation, input: kind.name, set: setOf(kind), list: kind.list, entrants }
  }
}

function entrantsOf(body: string, start: Kind['start'], { implementations }: Setting): Entrant[] {
  const text = start === '' ? 'item' : 'start + item'
  return implementations.map(({ name, URL }) => ({
    name,
    body: body.replace('TEXT', text),
    scope: { URL, start },
    isChecked: name === 'waymark',
  }))
}
