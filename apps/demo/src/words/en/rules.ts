import type { Category } from '@waymark/normalize'
import { counted } from '../../plural.ts'

/** What the view says in which rules are switched. */
export const rules = {
  preset: 'Preset',
  reset: 'Reset to the preset',
  applyTo: 'Apply rules to the URL',
  asParsed: 'as parsed',
  asWritten: 'as written',
  wholePreset: 'It is a single procedure, so there are no rules to switch.',
  rules: 'Edit rules',
  rulesOn: (on: number, all: number) => `${on} of ${all} on`,
  order: 'The rules run in this order, whatever the order in which you turn them on.',
  stepByStep: 'Step by step',
  urls: 'URLs',
  typeUrl: 'Type or paste a URL, or pick an example.',
  noResult: 'No result',
  noForm: 'This canonicaliser has no form for this input.',
  notAbsolute:
    'This is not an absolute URL, so no rule runs. Rules can still be applied to the URL as written.',
  unchanged: 'The active rules do not change it',
  becomes: 'Becomes',
  totals: {
    preserves: 'By the standards alone, both identify the same resource.',
    'usually-preserves':
      'On nearly every server both are the same page, but no standard guarantees it.',
    changes: 'It may be another page: some of these rules are only for sites that you know.',
  } satisfies Record<Category, string>,
  noChange: 'No change.',
  stepCount: (steps: number, url: string) =>
    `${counted('en', steps, { one: 'step', other: 'steps' })}: ${url}`,
  nothingChanged: 'No rule changed anything.',
  noRuleRan: 'No rule ran.',
  whereChanged: 'Where the steps changed the input:',
  steps: 'Steps, in order',
  byParser: 'by the URL parser',
  inSteps: (steps: string) => `step ${steps}`,
  namesExample: 'name, …',
  pairsExample: 'name=value, …',
  onlyInCode: 'only in code',
  builtIn: 'the built-in list',
}

export type RulesWords = Readonly<typeof rules>
