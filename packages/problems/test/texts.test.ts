import type { ProblemEntry } from '@waymark/infra/problem'
import { catalogues, localizeCatalogue, localizeProblem, problems } from '@waymark/problems'
import { ja } from '@waymark/problems/texts/ja'
import { ru } from '@waymark/problems/texts/ru'
import { describe, expect, test } from 'vitest'

/** The words in backticks, which are the same in every language. */
const quoted = (text: string | undefined): string[] =>
  [...(text ?? '').matchAll(/`[^`]+`/g)].map(([match]) => match).sort()

const SCRIPTS = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ru: /\p{Script=Cyrillic}/u,
}

describe.each([ja, ru])('$language', (texts) => {
  const script = SCRIPTS[texts.language as keyof typeof SCRIPTS]
  const isTranslated = (text: string | undefined, english: string | undefined): boolean =>
    english === undefined ? text === undefined : text !== undefined && script.test(text)

  test('has every catalogue, and no other', () => {
    expect(Object.keys(texts.catalogues).sort()).toEqual(
      catalogues.map(({ title }) => title).sort(),
    )
  })

  test.each(catalogues)('has every text of "$title"', (catalogue) => {
    const text = texts.catalogues[catalogue.title]!
    expect(text.title).toMatch(script)
    expect(Object.keys(text.entries)).toEqual(catalogue.entries.map(({ code }) => code))
    const untranslated = catalogue.entries.filter((entry) => {
      const { given = {}, ...told } = text.entries[entry.code]!
      const members = ['summary', 'explanation', 'remedy', 'fixed', 'notFixed'] as const
      const english = [...new Set(entry.examples.flatMap((example) => example.given ?? []))]
      return (
        members.some((member) => !isTranslated(told[member], entry[member])) ||
        english.join('\n') !== Object.keys(given).join('\n')
      )
    })
    expect(untranslated.map(({ code }) => code)).toEqual([])
  })

  test.each(catalogues)('quotes what the English of "$title" quotes', (catalogue) => {
    const wrong = catalogue.entries.filter((entry) => {
      const told = texts.catalogues[catalogue.title]!.entries[entry.code]!
      return (['summary', 'explanation', 'remedy'] as const).some(
        (member) => quoted(told[member]).join() !== quoted(entry[member]).join(),
      )
    })
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  test.each(catalogues)(
    'says in it what the examples of "$title" describe in words',
    (catalogue) => {
      const described = catalogue.entries
        .flatMap(({ examples }) => examples)
        .filter(({ given }) => given === 'described in words')
        .flatMap(({ wrong, right }) => (right === undefined ? [wrong] : [wrong, right]))
      const translations = texts.catalogues[catalogue.title]!.described ?? {}
      // The others are files, commands and code, which are the same in every language.
      const isProse = (text: string) =>
        /^(?:an?|one|two|the|values|writing|\d[\d,]*|\(a) |, (?:converted|where) | in | with /.test(
          text,
        )
      expect(Object.keys(translations).sort()).toEqual(
        [...new Set(described.filter(isProse))].sort(),
      )
    },
  )

  test('a code and its catalogue are told in it', () => {
    const entry = problems[0]!
    const localized = localizeProblem(entry, texts)
    expect(localized.summary).toMatch(script)
    expect(localized).toMatchObject({ code: entry.code, source: entry.source })
    expect(localizeCatalogue(catalogues[0]!, texts).entries[0]).toEqual(localized)
  })

  test('a code of your own stays as it is', () => {
    const own: ProblemEntry = { ...problems[0]!, code: 'my-code' }
    expect(localizeProblem(own, texts)).toBe(own)
  })
})

test('the texts of a language are an object, not its name', () => {
  expect(() => localizeProblem(problems[0]!, 'jaa' as never)).toThrow(
    "option `texts` must be an object of texts, such as `ja` of @waymark/problems/texts/ja; got 'jaa'; did you mean 'ja'?",
  )
})
