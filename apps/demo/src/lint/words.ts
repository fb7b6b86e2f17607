import type { Severity } from '@waymark/infra/problem'
import { type LintPresetName, lintPresets } from '@waymark/uri-design'
import { counted } from '../plural.ts'
import { translation } from '../words/translation.ts'

/** What the view says that checks resource URIs. */
export interface LintWords {
  readonly uris: string
  readonly hint: string
  readonly preset: string
  readonly presets: Readonly<Record<LintPresetName, string>>
  readonly sets: string
  readonly typeUris: string
  /** What is after it is the parser's own message. */
  readonly notJson: string
  readonly noProblems: (uris: number) => string
  readonly found: (tallies: string, uris: number) => string
  readonly tally: Readonly<Record<Severity, (findings: number) => string>>
  readonly severities: Readonly<Record<Severity, string>>
  readonly fixAll: string
  readonly fix: string
  readonly undo: string
  readonly listItself: string
  readonly template: string
  readonly follows: string
  readonly select: string
  readonly why: string
  readonly insteadOf: string
}

const uriCount = (uris: number) => counted('en', uris, { one: 'URI', other: 'URIs' })

export const english: LintWords = {
  uris: 'Resource URIs, one per line',
  hint: 'Templates are checked too, and so is the JSON of a server’s resource list.',
  preset: 'Preset',
  presets: {
    recommended: lintPresets.recommended.summary,
    strict: lintPresets.strict.summary,
    correctness: lintPresets.correctness.summary,
  },
  sets: 'Sets',
  typeUris: 'Type resource URIs',
  notJson: 'It begins like JSON but is not valid JSON',
  noProblems: (uris) => `No problems in ${uriCount(uris)}`,
  found: (tallies, uris) => `${tallies} in ${uriCount(uris)}`,
  tally: {
    error: (findings) => counted('en', findings, { one: 'error', other: 'errors' }),
    warning: (findings) => counted('en', findings, { one: 'warning', other: 'warnings' }),
    info: (findings) => counted('en', findings, { one: 'hint', other: 'hints' }),
  },
  severities: { error: 'Error', warning: 'Warning', info: 'Hint' },
  fixAll: 'Apply all safe fixes',
  fix: 'Fix',
  undo: 'Undo',
  listItself: 'The list itself',
  template: 'template',
  follows: 'Follows the guide.',
  select: 'Select these characters in the text',
  why: 'Why',
  insteadOf: 'instead',
}

export function lintWords(): LintWords {
  return translation()?.lint ?? english
}
