import type { Category } from '@waymark/normalize/core'
import { counted, number } from '../plural.ts'
import { translation } from './translation.ts'

/** What is written around the results of every view. */
export interface DrawingWords {
  readonly copy: string
  readonly copyAll: string
  readonly copyAs: string
  readonly copyLink: string
  readonly copyUrl: string
  readonly copied: string
  readonly linkCopied: string
  readonly copyFailed: string
  readonly tooLong: string
  readonly input: string
  readonly examples: string
  readonly costs: Readonly<Record<Category, string>>
  /** Where something is missing; characters are counted from one. */
  readonly beforeCharacter: (at: number) => string
  readonly character: (at: number) => string
  readonly characters: (from: number, to: number) => string
  readonly otherOrder: string
  readonly before: string
  readonly after: string
  readonly instead: string
  readonly source: (host: string) => string
  readonly none: string
  /** Between the items of a list. */
  readonly separator: string
  readonly empty: string
  readonly andMore: (more: number) => string
  readonly leftOut: (more: number) => string
  readonly progress: string
  readonly stop: string
  readonly stopped: string
  readonly readAgain: string
  readonly reading: (characters: number) => string
  readonly notRead: (why: string) => string
  readonly earlierPart: string
  readonly laterPart: string
  readonly partShown: (from: number, to: number, all: number) => string
  readonly tooMuch: (all: number, most: number) => string
  readonly viewNotLoaded: string
}

const counts = (value: number) => number('en', value)

export const english: DrawingWords = {
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
  },
  beforeCharacter: (at) => `before character ${at}`,
  character: (at) => `character ${at}`,
  characters: (from, to) => `characters ${from} to ${to}`,
  otherOrder: 'The field may show characters in another order. In logical order: ',
  before: 'before',
  after: 'after',
  instead: 'Instead: ',
  source: (host) => `Source: ${host}`,
  none: 'none',
  separator: ', ',
  empty: 'empty',
  andMore: (more) => `and ${counts(more)} more, not shown`,
  leftOut: (more) => `… ${counts(more)} more characters, not shown`,
  progress: 'Progress',
  stop: 'Stop',
  stopped: 'Stopped. The results are for earlier input.',
  readAgain: 'Parse it',
  reading: (characters) =>
    `Reading ${counted('en', characters, { one: 'character', other: 'characters' })}…`,
  notRead: (why) => `The input could not be processed. ${why}`,
  earlierPart: 'Earlier part',
  laterPart: 'Later part',
  partShown: (from, to, all) =>
    `Characters ${counts(from)} to ${counts(to)} of ${counts(all)} are shown. Edits here change the whole input, and the results are for the whole input.`,
  tooMuch: (all, most) =>
    `That would be ${counts(all)} characters, but this field accepts at most ${counts(most)}, so nothing was changed.`,
  viewNotLoaded: 'This view could not be loaded. Reload the page to try again.',
}

export function drawingWords(): DrawingWords {
  return translation()?.drawing ?? english
}
