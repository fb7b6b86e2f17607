import type { LintPresetName } from '@waymark/uri-design'
import type { Pairs, Values } from '../hash.ts'
import { LINT_EXAMPLES } from './examples.ts'

/** Everything a visitor can change where resource URIs are checked. */
export interface LintState {
  /** One URI or template on each line, or the JSON of a server's resource list. */
  readonly text: string
  readonly preset: LintPresetName
}

export const FIRST_LINT: LintState = { text: LINT_EXAMPLES[0]!.text, preset: 'recommended' }

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeLintState({ text, preset }: LintState): Pairs {
  const pairs: [string, string][] = [
    ['view', 'lint'],
    ['uris', text],
  ]
  if (preset !== 'recommended') pairs.push(['preset', preset])
  return pairs
}

/** Reads what `writeLintState` wrote; `null` if it has no URIs. */
export function readLintState(values: Values): LintState | null {
  const text = values.get('uris')
  return text === undefined ? null : { text, preset: presetNamed(values.get('preset') ?? '') }
}

export function presetNamed(name: string): LintPresetName {
  return name === 'strict' || name === 'correctness' ? name : 'recommended'
}
