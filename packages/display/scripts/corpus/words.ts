import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A word and the kind of list that it is from. */
export interface Word {
  readonly word: string
  readonly source: string
}

/** The packages of the CLDR that the words are read from. */
export const WORD_PACKAGES = [
  'cldr-annotations-full',
  'cldr-dates-full',
  'cldr-localenames-full',
  'cldr-misc-full',
] as const

/**
 * Every single word of a language in the CLDR: names of things, of towns, of countries and of languages. Words with a
 * letter that the CLDR does not list for the language are left out: they are misprints, such as a Latin `a` in a Serbian
 * word, or of another language.
 */
export function wordsOf(folder: string, locale: string): readonly Word[] {
  const read = (path: string): unknown => {
    const file = join(folder, path)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  }
  const lists: readonly (readonly [string, unknown])[] = [
    ['things', read(`cldr-annotations-full/annotations/${locale}/annotations.json`)],
    ['towns', read(`cldr-dates-full/main/${locale}/timeZoneNames.json`)],
    ['territories', read(`cldr-localenames-full/main/${locale}/territories.json`)],
    ['languages', read(`cldr-localenames-full/main/${locale}/languages.json`)],
  ]
  const letters = lettersOf(read(`cldr-misc-full/main/${locale}/characters.json`))
  const isSpelled = (word: string) =>
    [...word.normalize()].every(
      (letter) => letters.has(letter) || [...letter.normalize('NFD')].every((c) => letters.has(c)),
    )
  return lists.flatMap(([name, list]) =>
    [...new Set(name === 'towns' ? towns(list) : texts(list))]
      .filter((text) => /^[\p{L}\p{M}]{2,}$/u.test(text))
      .map((text) => ({ word: text.toLocaleLowerCase(locale), source: `cldr ${name}` }))
      .filter(({ word }) => isSpelled(word)),
  )
}

/** The exemplar characters of a language, main and auxiliary: sets such as `[a-c {dž} \\u200C]`. */
function lettersOf(file: unknown): ReadonlySet<string> {
  const letters = new Set<string>()
  for (const set of setsOf(file)) {
    const characters = [
      ...set
        .normalize()
        .replace(/\\u([0-9A-F]{4})/g, (_, hex: string) =>
          String.fromCodePoint(Number.parseInt(hex, 16)),
        )
        .replace(/[[\]{}\\ ]/g, ''),
    ]
    characters.forEach((character, i) => {
      letters.add(character)
      const [from, to] = [characters[i - 1], characters[i + 1]]
      if (character !== '-' || from === undefined || to === undefined) return
      for (let c = from.codePointAt(0)!; c < to.codePointAt(0)!; c++) {
        letters.add(String.fromCodePoint(c))
      }
    })
  }
  return letters
}

function* setsOf(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const isLetters = key === 'exemplarCharacters' || key === 'auxiliary'
    if (isLetters && typeof each === 'string') yield each
    else yield* setsOf(each)
  }
}

function* texts(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) yield* texts(each)
  }
}

function* towns(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    if (key === 'exemplarCity' && typeof each === 'string') yield each
    else yield* towns(each)
  }
}
