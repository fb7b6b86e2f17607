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
] as const

/** Every single word of a language in the CLDR: names of things, of towns, of countries and of languages. */
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
  return lists.flatMap(([name, list]) =>
    [...new Set(name === 'towns' ? towns(list) : texts(list))]
      .filter((text) => /^[\p{L}\p{M}]{2,}$/u.test(text))
      .map((text) => ({ word: text.toLocaleLowerCase(locale), source: `cldr ${name}` })),
  )
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
