import type { Severity } from '@waymark/infra/problem'
import { type LintPresetName, lintPresets } from '@waymark/uri-design'
import { counted } from '../../plural.ts'

const uriCount = (uris: number) => counted('en', uris, { one: 'URI', other: 'URIs' })

/** What the view says that checks resource URIs. */
export const lint = {
  uris: 'Resource URIs, one per line',
  hint: 'Templates are checked too, and so is the JSON of a server’s resource list.',
  preset: 'Preset',
  presets: {
    recommended: lintPresets.recommended.summary,
    strict: lintPresets.strict.summary,
    correctness: lintPresets.correctness.summary,
  } satisfies Record<LintPresetName, string>,
  sets: 'Sets',
  typeUris: 'Type resource URIs',
  noProblems: (uris: number) => `No problems in ${uriCount(uris)}`,
  problems: (tallies: string, uris: number) => `${tallies} in ${uriCount(uris)}`,
  tally: {
    error: (findings) => counted('en', findings, { one: 'error', other: 'errors' }),
    warning: (findings) => counted('en', findings, { one: 'warning', other: 'warnings' }),
    info: (findings) => counted('en', findings, { one: 'hint', other: 'hints' }),
  } satisfies Record<Severity, (findings: number) => string>,
  severities: { error: 'Error', warning: 'Warning', info: 'Hint' } satisfies Record<
    Severity,
    string
  >,
  fixAll: 'Apply all safe fixes',
  fix: 'Fix',
  undo: 'Undo',
  listItself: 'The list itself',
  template: 'template',
  follows: 'Follows the guide.',
  select: 'Select these characters in the text',
  why: 'Why',
  insteadOf: 'instead',
  unsafe: 'Unsafe: the URI then means something else, so it is fixed only here, one by one.',
}

export type LintWords = Readonly<typeof lint>
