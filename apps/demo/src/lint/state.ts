import type { LintPresetName } from '@waymark/uri-design'
import { readPairs, writePairs } from '../hash.ts'
import { LINT_EXAMPLES } from './examples.ts'

/** Everything a visitor can change where resource URIs are checked. */
export interface LintState {
  /** One URI or template on each line, or the JSON of a server's resource list. */
  readonly text: string
  readonly preset: LintPresetName
}

export const FIRST_LINT: LintState = { text: LINT_EXAMPLES[0]!.text, preset: 'recommended' }

/** Writes the state as a URL fragment, without `#`; defaults are left out. */
export function writeLintHash({ text, preset }: LintState): string {
  const pairs: [string, string][] = [
    ['view', 'lint'],
    ['uris', text],
  ]
  if (preset !== 'recommended') pairs.push(['preset', preset])
  return writePairs(pairs)
}

/** Reads what `writeLintHash` wrote; `null` when it holds no text. */
export function readLintHash(hash: string): LintState | null {
  const values = readPairs(hash)
  const text = values.get('uris')
  return text === undefined ? null : { text, preset: presetNamed(values.get('preset') ?? '') }
}

export function presetNamed(name: string): LintPresetName {
  return name === 'strict' || name === 'correctness' ? name : 'recommended'
}
