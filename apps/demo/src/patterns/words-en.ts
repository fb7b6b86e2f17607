import type { Severity } from '@waymark/infra/problem'
import { counted, number } from '../plural.ts'

/** All texts of the view in one language. */
export const en = {
  input: 'Input',
  pattern: 'URLPattern',
  template: 'URI template',
  urls: 'URLs, one per line',
  ignoreCase: 'Ignore case in path, query and fragment (URLPattern)',
  copyLink: 'Copy link',
  sets: 'Pairs',
  /** The names of the examples, in their order. */
  exampleNames: ['A shop', 'Query', 'Encoded slash', 'Slow expression', 'Mistakes'],
  reading: 'Matching…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Match again',
  stopped: 'Stopped.',
  tooSlow:
    'Stopped after three seconds: the regular expression takes too long for one of the URLs. A server with this pattern would stand still.',
  failed: (why: string) => `Matching failed. ${why}`,
  empty: 'Type a pattern or a template.',
  /** Of the pattern or of the template. */
  sideMatches: (side: string, matched: number, urls: number) =>
    `${side} matches ${matched === 0 ? 'none' : number('en', matched)} of ${counted('en', urls, { one: 'URL', other: 'URLs' })}.`,
  differ: (urls: number) =>
    urls === 0
      ? 'Both match the same URLs.'
      : `Only one of the two matches ${counted('en', urls, { one: 'URL', other: 'URLs' })}.`,
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' } satisfies Record<Severity, string>,
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
  more: (urls: number) =>
    `and ${counted('en', urls, { one: 'more URL', other: 'more URLs' })}, not shown`,
}

export type Words = Readonly<typeof en>
