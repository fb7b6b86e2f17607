import { ENGLISH, fill } from '@waymark/infra/internal'
import type { ProblemEntry } from '@waymark/infra/problem'
import { catalogues, entryIn, problems } from '@waymark/problems'
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
        (member) => quoted(fill(told[member], {}, ENGLISH)).join() !== quoted(entry[member]).join(),
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

  test('a code is told in it', () => {
    const entry = problems[0]!
    const told = entryIn(entry, texts.entries)
    expect(told.summary).toMatch(script)
    expect(told).toMatchObject({ code: entry.code, source: entry.source })
  })

  test('an entry of your own stays as it is', () => {
    for (const code of ['my-code', 'toString']) {
      const own: ProblemEntry = { ...problems[0]!, code }
      expect(entryIn(own, texts.entries)).toBe(own)
    }
  })
})

describe('an entry in another language', () => {
  const entry = {
    name: 'trim',
    summary: 'Trims.',
    category: 'safe',
    options: [
      { name: 'start', summary: 'At the start.' },
      { name: 'end', summary: 'At the end.' },
    ],
    examples: [['a ', 'a']],
  }

  test('has its texts, and the summaries of its options', () => {
    const trim = { summary: 'Обрезает.', options: { end: 'В\u00a0конце.' } }
    expect(entryIn(entry, { trim })).toEqual({
      ...entry,
      summary: 'Обрезает.',
      options: [
        { name: 'start', summary: 'At the start.' },
        { name: 'end', summary: 'В\u00a0конце.' },
      ],
    })
  })

  test('has the words of its examples, without no-break spaces', () => {
    const described = { ...entry, examples: [{ wrong: '5 rows', given: 'in words', base: null }] }
    const trim = { summary: 'Обрезает.', given: { '5 rows': '5\u00a0строк' } }
    expect(entryIn(described, { trim }).examples).toEqual([
      { wrong: '5 строк', given: 'in words', base: null },
    ])
  })

  test('calls an option by its name', () => {
    const trim = { summary: 'Обрезает до {maxLength:option}.' }
    expect(entryIn(entry, { trim }).summary).toBe('Обрезает до `maxLength`.')
  })
})
