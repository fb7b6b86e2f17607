import type { Contest, Entrant } from '../../contest.ts'
import type { Group, Setting } from '../../group.ts'
import { FLATTENED, BASE as LIST_BASE } from '../../groups/relative.ts'
import { LISTS } from '../budgets.ts'
import { type Kind, makeKinds, setOf } from '../kinds.ts'

const CAN_PARSE = 'if (URL.canParse(item, base)) sum++'

export const resolving: Group = {
  name: 'resolve',
  summary: 'href and canParse of each kind of reference, with a string or a URL object as its base',
  *contests(setting): Iterable<Contest> {
    const kinds = makeKinds().filter(({ isRelative }) => isRelative)
    const parsed = kinds.filter(({ isRefused }) => !isRefused)
    for (const kind of parsed) {
      yield contestOf('href, string base', kind, entrantsOf(FLATTENED, kind.bases, setting))
    }
    for (const kind of parsed) {
      const entrants = entrantsOf(FLATTENED, kind.bases, setting, 'as objects')
      yield contestOf('href, URL base', kind, entrants)
    }
    for (const kind of kinds) {
      yield contestOf('canParse, string base', kind, entrantsOf(CAN_PARSE, kind.bases, setting))
    }
    yield {
      operation: 'href, URL base',
      input: 'list of references',
      set: LISTS,
      list: setting.corpora.references,
      entrants: entrantsOf(FLATTENED, [LIST_BASE], setting, 'as objects'),
    }
  },
}

function contestOf(operation: string, kind: Kind, entrants: readonly Entrant[]): Contest {
  return { operation, input: kind.name, set: setOf(kind), list: kind.list, entrants }
}

function entrantsOf(
  body: string,
  bases: readonly string[],
  { implementations }: Setting,
  form: 'as strings' | 'as objects' = 'as strings',
): Entrant[] {
  return implementations.map(({ name, URL }) => {
    const own = form === 'as strings' ? bases : bases.map((base) => new URL(base))
    return {
      name,
      body: own.length === 1 ? body : `const base = bases[index]; ${body}`,
      scope: own.length === 1 ? { URL, base: own[0] } : { URL, bases: own },
      isChecked: name === 'waymark',
    }
  })
}
