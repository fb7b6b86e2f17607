import { number } from '../plural.ts'
import type { PeerClassName } from './known-to-differ.ts'

/** What a parser answered to invented URLs. */
interface Figures {
  readonly version: string
  readonly asked: number
  readonly differ: number
  readonly foreseen: number
}

/** All texts about Node and whatwg-url in one language. */
export const en = {
  title: 'Node and whatwg-url',
  same: 'no known difference here',
  differ: (names: string) => `${names} is known to differ here`,
  difference: 'Known difference',
  example: 'Example',
  here: 'This URL',
  yes: 'differs',
  no: 'not concerned',
  /** Of a class of setters or of `URLSearchParams`. */
  notParsing: 'not about parsing',
  measured: ({ version, asked, differ, foreseen }: Figures, day: string) =>
    `${version}, ${day}: other answers than the standard’s to ${number('en', differ)} of ${number('en', asked)} invented URLs; this table foresaw ${number('en', foreseen)}.`,
}

export interface PeerWords extends Readonly<typeof en> {
  /** What decides, by class; in English, the table says it. */
  readonly decides?: Readonly<Record<PeerClassName, string>>
}
