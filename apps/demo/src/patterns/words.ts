import type { Severity } from '@waymark/infra/problem'
import { counted, number } from '../plural.ts'
import { viewTranslation } from '../words/translation.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly pattern: string
  readonly template: string
  readonly urls: string
  readonly ignoreCase: string
  readonly copyLink: string
  readonly examples: string
  readonly sets: string
  /** The names of the examples, in their order. */
  readonly exampleNames: readonly string[]
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly again: string
  readonly stopped: string
  readonly tooSlow: string
  failed(why: string): string
  readonly empty: string
  matches(matched: number, urls: number): string
  differ(urls: number): string
  readonly severity: Readonly<Record<Severity, string>>
  readonly documentation: string
  readonly select: string
  readonly parts: string
  readonly variables: string
  readonly results: string
  readonly url: string
  readonly match: string
  readonly no: string
  readonly notUrl: string
  readonly absent: string
  readonly emptyPattern: string
  more(urls: number): string
}

export const english: Words = {
  input: 'Input',
  pattern: 'URLPattern',
  template: 'URI template',
  urls: 'URLs, one per line',
  ignoreCase: 'Ignore case in path, query and fragment (URLPattern)',
  copyLink: 'Copy link',
  examples: 'Examples',
  sets: 'Pairs',
  exampleNames: ['A shop', 'Query', 'Encoded slash', 'Slow expression', 'Mistakes'],
  reading: 'Matching…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Match again',
  stopped: 'Stopped.',
  tooSlow:
    'Stopped after three seconds: the regular expression takes too long for one of the URLs. A server with this pattern would stand still.',
  failed: (why) => `Matching failed. ${why}`,
  empty: 'Type a pattern or a template.',
  matches: (matched, urls) =>
    matched === 0
      ? `matches none of ${counted('en', urls, { one: 'URL', other: 'URLs' })}`
      : `matches ${number('en', matched)} of ${counted('en', urls, { one: 'URL', other: 'URLs' })}`,
  differ: (urls) =>
    urls === 0
      ? 'Both match the same URLs.'
      : `Only one of the two matches ${counted('en', urls, { one: 'URL', other: 'URLs' })}.`,
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
  documentation: 'Documentation',
  select: 'Select these characters in the field',
  parts: 'The pattern of each part',
  variables: 'Variables',
  results: 'URLs',
  url: 'URL',
  match: 'matches',
  no: 'does not match',
  notUrl: 'not a URL',
  absent: '(absent)',
  emptyPattern: '(empty)',
  more: (urls) => `and ${counted('en', urls, { one: 'more URL', other: 'more URLs' })}, not shown`,
}

export function patternWords(): Words {
  return viewTranslation()?.patterns ?? english
}
