import { describe, expect, test } from 'vitest'
import { methods } from '../packages/compare/src/index.ts'
import { ja as methodsJa } from '../packages/compare/src/texts/ja.ts'
import { ru as methodsRu } from '../packages/compare/src/texts/ru.ts'
import type { ProblemEntry } from '../packages/infra/src/problem.ts'
import { type Preset, presets, rules } from '../packages/normalize/src/index.ts'
import { ja as rulesJa } from '../packages/normalize/src/texts/ja.ts'
import { ru as rulesRu } from '../packages/normalize/src/texts/ru.ts'
import { entryIn, problems } from '../packages/problems/src/index.ts'
import { ja as problemsJa } from '../packages/problems/src/texts/ja.ts'
import { ru as problemsRu } from '../packages/problems/src/texts/ru.ts'

/** Strings by member, in any depth: what is shown of an entry. */
type Shown = Readonly<Record<string, string>>

interface Told {
  readonly name: string
  readonly english: Shown
  readonly translated: Shown
}

interface Entry extends Told {
  /** What the language has for it: exactly the members that English has. */
  readonly given: Shown
}

interface Described {
  readonly options: readonly { readonly name: string; readonly summary: string }[]
}

const RULE = ['summary', 'explain'] as const
const PRESET = [...RULE, 'caution'] as const
const METHOD = [...RULE, 'falsePositive', 'falseNegative', 'without'] as const

function shownOf<Member extends string>(
  entry: Described & Readonly<Record<Member, string>>,
  members: readonly Member[],
): Shown {
  return Object.fromEntries([
    ...members.map((member) => [member, entry[member]]),
    ...entry.options.map(({ name, summary }) => [`options.${name}`, summary]),
  ])
}

/** A preset whose texts must be there; its options are those of its rules. */
function described({ summary, explain = '', caution = '' }: Preset) {
  return { summary, explain, caution, options: [] }
}

function givenOf(text: object): Shown {
  const { options = {}, ...own } = text as { options?: Record<string, string> }
  return {
    ...(own as Shown),
    ...Object.fromEntries(Object.entries(options).map(([name, to]) => [`options.${name}`, to])),
  }
}

const PROBLEM = ['summary', 'explanation', 'remedy', 'fixed', 'notFixed'] as const

/** What is said of a problem, without the members that it does not have. */
function toldOf(problem: ProblemEntry): Shown {
  return Object.fromEntries(
    PROBLEM.flatMap((member) => {
      const text = problem[member]
      return text === undefined ? [] : [[member, text]]
    }),
  )
}

const languages = [
  { language: 'ja', ofRules: rulesJa, ofMethods: methodsJa, ofProblems: problemsJa },
  { language: 'ru', ofRules: rulesRu, ofMethods: methodsRu, ofProblems: problemsRu },
].map(({ language, ofRules, ofMethods, ofProblems }) => {
  const entries: readonly Entry[] = [
    ...rules.map((rule) => ({
      name: rule.name,
      english: shownOf(rule, RULE),
      translated: shownOf(entryIn(rule, ofRules.rules), RULE),
      given: givenOf(ofRules.rules[rule.name] ?? {}),
    })),
    ...Object.values(presets).map((preset) => ({
      name: preset.name,
      english: shownOf(described(preset), PRESET),
      translated: shownOf(described(entryIn(preset, ofRules.presets)), PRESET),
      given: givenOf(ofRules.presets[preset.name] ?? {}),
    })),
    ...methods.map((method) => ({
      name: method.name,
      english: shownOf(method, METHOD),
      translated: shownOf(entryIn(method, ofMethods.methods), METHOD),
      given: givenOf(ofMethods.methods[method.name] ?? {}),
    })),
  ]
  // Their own package tests that none is missing.
  const ofCodes = problems.map((problem) => ({
    name: problem.code,
    english: toldOf(problem),
    translated: toldOf(entryIn(problem, ofProblems.entries)),
  }))
  return { language, ofRules, ofMethods, entries, told: [...entries, ...ofCodes] }
})

/** Each text that breaks a rule, with the place where it is. */
function offenders(entries: readonly Told[], isWrong: (text: string, english: string) => boolean) {
  return entries.flatMap(({ name, english, translated }) =>
    Object.entries(translated)
      .filter(([member, text]) => isWrong(text, english[member]!))
      .map(([member, text]) => `${name} ${member}: ${text}`),
  )
}

const CODE = /`[^`]+`/g

function codeOf(text: string): string {
  return [...new Set(text.match(CODE))].sort().join(' ')
}

function withoutCode(text: string): string {
  return text.replaceAll(CODE, '`')
}

describe.each(languages)('$language', ({ language, ofRules, ofMethods, entries, told }) => {
  test('has a text for everything that English has one for, and for nothing else', () => {
    for (const { name, english, given } of entries) {
      expect({ name, has: Object.keys(given).sort() }).toEqual({
        name,
        has: Object.keys(english).sort(),
      })
    }
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
    expect(Object.keys(ofRules.rules).sort()).toEqual(names(rules).sort())
    expect(Object.keys(ofRules.presets).sort()).toEqual(Object.keys(presets).sort())
    expect(Object.keys(ofMethods.methods).sort()).toEqual(names(methods).sort())
    expect([ofRules.language, ofMethods.language]).toEqual([language, language])
  })

  test('has a word for every category and family', () => {
    for (const { category } of rules) expect(ofRules.categories[category]).toMatch(/./)
    for (const { family } of methods) expect(ofMethods.families[family]).toMatch(/./)
  })

  test('says every text in its own letters', () => {
    const own = language === 'ja' ? /\p{Script=Hiragana}/u : /\p{Script=Cyrillic}/u
    expect(offenders(told, (text) => !own.test(text))).toEqual([])
  })

  test('leaves no English words but names', () => {
    const english = /\b(?:the|an|of|and|or|is|are|by|with|without|as|in|not|it|URLs)\b/
    const isEnglish = (text: string) =>
      english.test(withoutCode(text).replaceAll(/https:\S+|CSV on the Web/g, ''))
    expect(offenders(told, isEnglish)).toEqual([])
  })

  test('keeps what is code, and every number of two digits or more', () => {
    const numbersOf = (text: string) => withoutCode(text).match(/\d[\d.]*\d/g) ?? []
    expect(offenders(told, (text, english) => codeOf(text) !== codeOf(english))).toEqual([])
    expect(
      offenders(told, (text, english) => numbersOf(english).some((n) => !text.includes(n))),
    ).toEqual([])
  })

  test('has no stray spaces, and ends every sentence', () => {
    const end = language === 'ja' ? '。' : '.'
    const isWrong = (text: string) =>
      text.trim() !== text || / {2}|\n/.test(text) || !text.endsWith(end)
    expect(offenders(told, isWrong)).toEqual([])
  })
})

describe('Japanese', () => {
  const { told } = languages[0]!
  test('is polite throughout: every sentence ends in です or ます', () => {
    const isPolite = (sentence: string) =>
      /(?:です|でした|ます|ました|ません|ください)$/.test(sentence)
    const isWrong = (text: string) =>
      withoutCode(text)
        .replace(/。$/, '')
        .replaceAll(/[（「][^（）「」]*[）」]/g, '')
        .split('。')
        .some((sentence) => !isPolite(sentence))
    expect(offenders(told, isWrong)).toEqual([])
  })
})

describe('Russian', () => {
  const { told } = languages[1]!

  test('begins every text with a capital letter or with code', () => {
    expect(offenders(told, (text) => !/^[\p{Lu}`]|^v4/u.test(text))).toEqual([])
  })
})
