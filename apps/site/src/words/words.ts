import type { Language } from '../languages.ts'
import { en, type Words } from './en.ts'
import { ja } from './ja.ts'
import { ru } from './ru.ts'

/**
 * What the field of the home page says, with sentences of catalogues by code; `null` in English, where the packages have
 * better ones for the input.
 */
export type LiveText = Words['home']['live'] & {
  readonly remedies: Readonly<Record<string, string>> | null
  readonly warnings: Readonly<Record<string, string>> | null
}

/** What the field above the codes says, and the kinds of codes that can be chosen, by the class of their badge. */
export type FilterText = Words['filter'] & {
  readonly kinds: readonly { readonly kind: string; readonly name: string }[]
}

/** The words of each language. */
export const wordsIn: Readonly<Record<Language, Words>> = { en, ja, ru }
