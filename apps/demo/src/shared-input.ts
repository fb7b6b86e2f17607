import type { Pairs } from './hash.ts'
import { isForMany, kindOf } from './many/kind.ts'
import { TAB_OF, type ViewName } from './page-view.ts'

/** The states of the views, as links have them. */
export type States = ReadonlyMap<ViewName, Pairs>

/** Carries what is typed in one tab to the others. */
export interface SharedInput {
  /** What a view had before a reload is not replaced. */
  remember(view: ViewName, states: States): void
  /**
   * Call this when a visitor has changed a view.
   *
   * @param view - The view, whose state is among `states`.
   * @param normal - What the parser makes of the one URL; it stands for a second URL that nobody typed.
   * @returns The states of other views that change with it.
   */
  share(view: ViewName, states: States, normal?: string): States
}

/** Longer text is in no link, and stays where it was typed. */
const LONGEST = 48_000

const isLong = (text: string): boolean => text.length > LONGEST

/** Which values of a state hold which text. */
const FIELDS = {
  first: [
    ['read', 'url'],
    ['hosts', 'url'],
    ['rules', 'url'],
    ['stepper', 'url'],
    ['compare', 'a'],
  ],
  second: [['compare', 'b']],
  lines: [
    ['list', 'urls'],
    ['lint', 'uris'],
  ],
} as const satisfies Record<string, readonly (readonly [ViewName, string])[]>

/**
 * The URL of the first tab is the first of two, and both are the lines of a list that nobody has typed; the lines of a list
 * that was typed are the URLs of the others, until these are typed. Lines that are pasted into the first tab are a list for the
 * others, and a sitemap or a table is for the check of a site only. What was typed is never replaced, except the one URL, which is
 * the same in all views that show it.
 */
export function createSharedInput(): SharedInput {
  /** What a visitor typed; what was only carried to a field is not here. */
  const typed = { first: '', second: '', lines: '', uris: '' }
  /** What was carried to the fields that are not in `typed`. */
  const given = { second: '', lines: '', uris: '', site: '' }

  function note(view: ViewName, value: (name: string) => string): void {
    const [, name = ''] = FIELDS.first.find(([each]) => each === view) ?? []
    if (name !== '') typed.first = value(name)
    const others = [
      ['compare', 'b', 'second'],
      ['list', 'urls', 'lines'],
      ['lint', 'uris', 'uris'],
    ] as const
    for (const [owner, field, key] of others) {
      if (owner !== view) continue
      const text = value(field)
      typed[key] = text === given[key] ? '' : text
    }
  }

  return {
    remember(view, states) {
      const { first } = typed
      note(view, valuesOf(states.get(view)))
      // Another view may have an example.
      if (view !== 'read') typed.first = first
    },
    share(view, states, normal = '') {
      note(view, valuesOf(states.get(view)))
      const pasted = isForMany(typed.first) ? kindOf(typed.first) : null
      const isList = pasted === 'list'
      const one = pasted === null ? typed.first : ''
      const [line = '', next = ''] = firstLines(isList ? typed.first : typed.lines)
      const first = one || line
      const second = typed.second || next || (pasted === null ? normal : '') || first
      const lines =
        typed.lines ||
        (isList ? typed.first : [one, typed.second].filter((text) => text !== '').join('\n'))
      const texts = { first, second, lines }
      if (typed.second === '') given.second = second
      if (typed.lines === '') given.lines = lines
      if (typed.uris === '') given.uris = lines
      const isOwn = { first: false, second: typed.second !== '', lines: typed.lines !== '' }
      const changed = new Map<ViewName, Pairs>()
      for (const kind of ['first', 'second', 'lines'] as const) {
        const text = texts[kind]
        if (text === '' || isLong(text)) continue
        for (const [target, name] of FIELDS[kind]) {
          const keeps = target === 'lint' ? typed.uris !== '' : isOwn[kind]
          // The drawers of the first tab read its field.
          const hasPasted = pasted !== null && TAB_OF[target] === 'url'
          if (target === view || keeps || hasPasted) continue
          const pairs = changed.get(target) ?? states.get(target) ?? FIRST_PAIRS[target]
          if (pairs === undefined) continue
          const isOnlyThere = TAB_OF[target] !== TAB_OF[view] && isLong(valuesOf(pairs)(name))
          if (!isOnlyThere) changed.set(target, withValue(pairs, name, text))
        }
      }
      const site = valuesOf(states.get('site'))('text')
      const isFree = TAB_OF[view] === 'url' && (site === '' || site === given.site)
      if (pasted === 'site' && isFree && !isLong(typed.first)) {
        given.site = typed.first
        changed.set('site', [
          ['view', 'site'],
          ['text', typed.first],
        ])
      }
      return changed
    },
  }
}

/** What leads to a view that has no state yet; a drawer takes the URL when it is opened. */
const FIRST_PAIRS: Readonly<Partial<Record<ViewName, Pairs>>> = {
  read: [],
  compare: [['view', 'compare']],
  list: [['view', 'list']],
  lint: [['view', 'lint']],
}

const valuesOf =
  (pairs: Pairs | undefined) =>
  (name: string): string =>
    pairs?.find(([each]) => each === name)?.[1] ?? ''

function withValue(pairs: Pairs, name: string, value: string): Pairs {
  return pairs.some(([each]) => each === name)
    ? pairs.map((pair) => (pair[0] === name ? [name, value] : pair))
    : [...pairs, [name, value]]
}

/** The first two lines that have something. */
function firstLines(text: string): readonly string[] {
  return text
    .slice(0, LONGEST)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
}
