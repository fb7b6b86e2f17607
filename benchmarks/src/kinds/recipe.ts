import type { Ingredients } from './ingredients.ts'

/** How the items of a kind are made, and what is unusual about it. */
export type Recipe = readonly [
  name: string,
  make: (ingredients: Ingredients) => string,
  options?: RecipeOptions,
]

export interface RecipeOptions {
  /** The base URL of a reference. */
  readonly base?: string | ((ingredients: Ingredients) => string)
  /** How the engine holds the strings; flat, and with one byte for each unit where that is enough, unless told. */
  readonly form?: StringForm
}

/**
 * - `sliced`: part of one long string
 * - `two-byte`: part of one long string that has another character somewhere, and so two bytes for each unit
 * - `joined`: put together from two strings at the moment of use
 */
export type StringForm = 'flat' | 'sliced' | 'two-byte' | 'joined'
