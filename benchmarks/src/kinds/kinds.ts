import { flatten } from '../inputs/corpora.ts'
import { ABSOLUTE } from './absolute.ts'
import { FURTHER_KINDS, KINDS } from './budgets.ts'
import { FURTHER_ABSOLUTE, FURTHER_RELATIVE, REFUSED, REFUSED_RELATIVE } from './further.ts'
import { createIngredients } from './ingredients.ts'
import type { Recipe, StringForm } from './recipe.ts'
import { RELATIVE } from './relative.ts'

/** URLs or references of one kind. */
export interface Kind {
  readonly name: string
  readonly isRelative: boolean
  /** Whether it is one of the kinds that the budgets name. */
  readonly isListed: boolean
  /** Whether none of it parses. */
  readonly isRefused: boolean
  /** What comes before each item; empty unless the strings are joined at the moment of use. */
  readonly start: string
  readonly list: readonly string[]
  /** One for all items or one for each; empty for absolute URLs. */
  readonly bases: readonly string[]
}

const ITEMS = 500
const JOINED_START = 'https://'

/** The same in every run: the seed of a kind is its name. */
export function makeKinds(): readonly Kind[] {
  const absolute = { isRelative: false, isListed: false, isRefused: false }
  const relative = { ...absolute, isRelative: true }
  return [
    ...ABSOLUTE.map((recipe) => makeKind(recipe, { ...absolute, isListed: true })),
    ...FURTHER_ABSOLUTE.map((recipe) => makeKind(recipe, absolute)),
    ...REFUSED.map((recipe) => makeKind(recipe, { ...absolute, isRefused: true })),
    ...RELATIVE.map((recipe) => makeKind(recipe, { ...relative, isListed: true })),
    ...FURTHER_RELATIVE.map((recipe) => makeKind(recipe, relative)),
    ...REFUSED_RELATIVE.map((recipe) => makeKind(recipe, { ...relative, isRefused: true })),
  ]
}

export function setOf({ isListed }: Kind): string {
  return isListed ? KINDS : FURTHER_KINDS
}

type Traits = Pick<Kind, 'isRelative' | 'isListed' | 'isRefused'>

function makeKind([name, make, { base, form = 'flat' } = {}]: Recipe, traits: Traits): Kind {
  const ingredients = createIngredients(name)
  const texts = Array.from({ length: ITEMS }, () => make(ingredients))
  const bases =
    base === undefined
      ? []
      : typeof base === 'string'
        ? [base]
        : texts.map(() => flatten(base(ingredients)))
  return {
    name,
    ...traits,
    start: form === 'joined' ? JOINED_START : '',
    list: bringInto(form, texts),
    bases,
  }
}

function bringInto(form: StringForm, texts: readonly string[]): readonly string[] {
  switch (form) {
    case 'flat':
      return texts.map(flatten)
    case 'joined':
      return texts.map((text) => flatten(text.slice(JOINED_START.length)))
    case 'sliced':
      return flatten(texts.join('\n')).split('\n')
    case 'two-byte':
      return flatten([...texts, '\u4e00'].join('\n'))
        .split('\n')
        .slice(0, -1)
  }
}
