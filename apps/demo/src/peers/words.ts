import { number } from '../plural.ts'
import { viewTranslation } from '../words/translation.ts'
import type { PeerClassName } from './known-to-differ.ts'

/** What a parser answered to invented URLs. */
interface Figures {
  readonly version: string
  readonly asked: number
  readonly differ: number
  readonly foreseen: number
}

/** All texts about Node and whatwg-url in one language. */
export interface PeerWords {
  readonly title: string
  readonly same: string
  differ(names: string): string
  readonly difference: string
  readonly example: string
  readonly here: string
  readonly yes: string
  readonly no: string
  /** Of a class of setters or of `URLSearchParams`. */
  readonly notParsing: string
  measured(figures: Figures, day: string): string
  /** What decides, by class; those in English are in the table. */
  readonly decides: Readonly<Record<PeerClassName, string>> | null
}

export const english: PeerWords = {
  title: 'Node and whatwg-url',
  same: 'no known difference here',
  differ: (names) => `${names} is known to differ here`,
  difference: 'Known difference',
  example: 'Example',
  here: 'This URL',
  yes: 'differs',
  no: 'not concerned',
  notParsing: 'not about parsing',
  measured: ({ version, asked, differ, foreseen }, day) =>
    `${version}, ${day}: other answers than the standard’s to ${number('en', differ)} of ${number('en', asked)} invented URLs; this table foresaw ${number('en', foreseen)}.`,
  decides: null,
}

export function peerWords(): PeerWords {
  return viewTranslation()?.peers ?? english
}
