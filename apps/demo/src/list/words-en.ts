import type { Category } from '@waymark/normalize'
import { counted, number } from '../plural.ts'

/** All texts of the view in one language. */
export const en = {
  preset: 'Preset',
  reading: 'Normalising…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Normalise again',
  stopped: 'Stopped.',
  failed: (why: string) => `The list could not be normalised. ${why}`,
  empty: 'Paste URLs, one on each line.',
  summary: (lines: number, spellings: number, forms: number) =>
    `${counted('en', lines, { one: 'line', other: 'lines' })}: ${counted('en', forms, { one: 'URL', other: 'URLs' })}, written in ${counted('en', spellings, { one: 'way', other: 'ways' })}.`,
  notUrls: (lines: number) =>
    `${counted('en', lines, { one: 'line is not a URL', other: 'lines are not URLs' })}.`,
  refused: (lines: number) =>
    `The preset does not take ${counted('en', lines, { one: 'line', other: 'lines' })}.`,
  took: (seconds: string) => `Normalised in ${seconds} s.`,
  saveForms: 'Save the normal forms',
  saveTable: 'Save lines with their forms (NDJSON)',
  rules: 'What each rule merged',
  rulesAbout:
    'In running order: how many lines a rule changed, and how many spellings its step made the same as an earlier line.',
  rule: 'Rule',
  changed: 'Changed lines',
  merged: 'Merged spellings',
  costs: {
    preserves: 'keeps the meaning',
    'usually-preserves': 'usually keeps the meaning',
    changes: 'changes the meaning',
  } satisfies Record<Category, string>,
  groups: 'URLs with several spellings',
  noGroups: 'None: every URL has one spelling.',
  group: (spellings: number, lines: number) =>
    `${counted('en', spellings, { one: 'spelling', other: 'spellings' })} on ${counted('en', lines, { one: 'line', other: 'lines' })}`,
  lines: (count: number) => `on ${counted('en', count, { one: 'line', other: 'lines' })}`,
  by: 'Changed by',
  moreSpellings: (count: number) =>
    `and ${counted('en', count, { one: 'more spelling', other: 'more spellings' })}`,
  moreGroups: (count: number) =>
    `and ${counted('en', count, { one: 'more URL', other: 'more URLs' })}, not shown; the saved files have all`,
  refusedTitle: 'Lines that were left out',
  line: (at: number) => `line ${number('en', at)}`,
  notTaken: 'It is a URL, but not one that this preset takes.',
}

export type Words = Readonly<typeof en>
