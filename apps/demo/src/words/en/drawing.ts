import type { Category } from '@waymark/normalize/core'
import { counted, number } from '../../plural.ts'
import type { Theme } from '../../theme.ts'

const counts = (value: number) => number('en', value)

/** What is written around the results of every view. */
export const drawing = {
  copy: 'Copy',
  copyAll: 'Copy all',
  copyAs: 'Copy as',
  copyLink: 'Copy link',
  copyUrl: 'Copy URL',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyFailed: 'Copying failed',
  tooLong: 'Too long for a link',
  input: 'Input',
  examples: 'Examples',
  costs: {
    preserves: '= keeps the meaning',
    'usually-preserves': '≈ usually keeps the meaning',
    changes: '≠ changes the meaning',
  } satisfies Record<Category, string>,
  /** Where something is missing; characters are counted from one. */
  beforeCharacter: (at: number) => `before character ${at}`,
  character: (at: number) => `character ${at}`,
  characters: (from: number, to: number) => `characters ${from} to ${to}`,
  otherOrder: 'The field may show characters in another order. In logical order: ',
  before: 'before',
  after: 'after',
  instead: 'What to do: ',
  source: (host: string) => `Source: ${host}`,
  none: 'none',
  /** Between the items of a list. */
  separator: ', ',
  /** Between two sentences. */
  space: ' ',
  empty: 'empty',
  andMore: (more: number) => `and ${counts(more)} more, not shown`,
  leftOut: (more: number) => `… ${counts(more)} more characters, not shown`,
  progress: 'Progress',
  stop: 'Stop',
  stopped: 'Stopped. The results are for earlier input.',
  readAgain: 'Parse it',
  reading: (characters: number) =>
    `Reading ${counted('en', characters, { one: 'character', other: 'characters' })}…`,
  notRead: (why: string) => `The input could not be processed. ${why}`,
  earlierPart: 'Earlier part',
  laterPart: 'Later part',
  partShown: (from: number, to: number, all: number) =>
    `Characters ${counts(from)} to ${counts(to)} of ${counts(all)} are shown. Edits here change the whole input, and the results are for the whole input.`,
  tooMuch: (all: number, most: number) =>
    `That would be ${counts(all)} characters, but this field accepts at most ${counts(most)}, so nothing was changed.`,
  documentation: (name: string) => `Documentation: ${name}`,
  theme: 'Colours',
  themes: { auto: 'of the system', light: 'light', dark: 'dark' } satisfies Record<Theme, string>,
  viewNotLoaded: 'This view could not be loaded. Reload the page to try again.',
}

export type DrawingWords = Readonly<typeof drawing>
