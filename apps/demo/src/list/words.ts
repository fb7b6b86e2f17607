import type { Category } from '@waymark/normalize'
import { counted } from '../plural.ts'
import { viewTranslation } from '../words/translation.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly urls: string
  readonly preset: string
  readonly copyLink: string
  readonly example: string
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly again: string
  readonly stopped: string
  failed(why: string): string
  readonly empty: string
  summary(lines: number, spellings: number, forms: number): string
  refused(lines: number): string
  took(seconds: string): string
  readonly saveForms: string
  readonly saveTable: string
  readonly rules: string
  readonly rulesAbout: string
  readonly rule: string
  readonly changed: string
  readonly merged: string
  readonly costs: Readonly<Record<Category, string>>
  readonly groups: string
  readonly noGroups: string
  group(spellings: number, lines: number): string
  lines(count: number): string
  readonly by: string
  moreSpellings(count: number): string
  moreGroups(count: number): string
  readonly refusedTitle: string
}

export const english: Words = {
  input: 'Input',
  urls: 'URLs, one per line',
  preset: 'Preset',
  copyLink: 'Copy link',
  example: 'Try a crawl',
  reading: 'Normalising…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Normalise again',
  stopped: 'Stopped.',
  failed: (why) => `The list could not be normalised. ${why}`,
  empty: 'Paste URLs, one on each line.',
  summary: (lines, spellings, forms) =>
    `${counted('en', lines, { one: 'line', other: 'lines' })} with ${counted('en', spellings, { one: 'spelling', other: 'spellings' })} of ${counted('en', forms, { one: 'URL', other: 'URLs' })}.`,
  refused: (lines) =>
    `${counted('en', lines, { one: 'line has', other: 'lines have' })} no normal form.`,
  took: (seconds) => `Normalised in ${seconds} s.`,
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
  },
  groups: 'URLs with several spellings',
  noGroups: 'None: every URL has one spelling.',
  group: (spellings, lines) =>
    `${counted('en', spellings, { one: 'spelling', other: 'spellings' })} on ${counted('en', lines, { one: 'line', other: 'lines' })}`,
  lines: (count) => `on ${counted('en', count, { one: 'line', other: 'lines' })}`,
  by: 'Changed by',
  moreSpellings: (count) =>
    `and ${counted('en', count, { one: 'more spelling', other: 'more spellings' })}`,
  moreGroups: (count) =>
    `and ${counted('en', count, { one: 'more URL', other: 'more URLs' })}, not shown; the saved files have all`,
  refusedTitle: 'Lines without a normal form',
}

export function listWords(): Words {
  return viewTranslation()?.list ?? english
}
