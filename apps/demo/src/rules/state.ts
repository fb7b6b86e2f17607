import type { Model } from '@waymark/normalize'
import type { Pairs, Values } from '../hash.ts'

/** Everything a visitor can change where rules are switched. */
export interface RulesState {
  readonly input: string
  /** The preset that the switches start from. */
  readonly preset: string
  /** The rules that differ from the preset: switched on, or off. */
  readonly toggled: readonly string[]
  /** `null` is what the preset says. */
  readonly model: Model | null
  /** Options of the rules as they are typed, by name. */
  readonly settings: Readonly<Record<string, string>>
}

export const FIRST_RULES: RulesState = {
  input: '',
  preset: 'usually-safe',
  toggled: [],
  model: null,
  settings: {},
}

const SETTING = 'set-'

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeRulesState(state: RulesState): Pairs {
  const pairs: [string, string][] = [
    ['view', 'rules'],
    ['url', state.input],
    ['preset', state.preset],
  ]
  if (state.toggled.length > 0) pairs.push(['toggled', state.toggled.join(',')])
  if (state.model !== null) pairs.push(['model', state.model])
  for (const [name, value] of Object.entries(state.settings)) pairs.push([SETTING + name, value])
  return pairs
}

/** Reads what `writeRulesState` wrote. */
export function readRulesState(values: Values): RulesState {
  const model = values.get('model')
  const settings = [...values]
    .filter(([name]) => name.startsWith(SETTING))
    .map(([name, value]) => [name.slice(SETTING.length), value] as const)
  return {
    input: values.get('url') ?? '',
    preset: values.get('preset') ?? FIRST_RULES.preset,
    toggled: (values.get('toggled') ?? '').split(',').filter((name) => name !== ''),
    model: model === 'whatwg' || model === 'rfc3986' ? model : null,
    settings: Object.fromEntries(settings),
  }
}
