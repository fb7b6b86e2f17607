import { readFileSync } from 'node:fs'
import { presets, traceWith } from '@waymark/normalize'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { BROWSER_DIFFERENCES } from '../src/browser-differences.ts'
import { compareView } from '../src/compare/model.ts'
import { NO_CHOICES } from '../src/compare/state.ts'
import { EXAMPLE_GROUPS } from '../src/examples.ts'
import { LANGUAGES, readLanguage } from '../src/language.ts'
import { ja as japaneseTexts } from '../src/texts/ja.ts'
import { compare } from '../src/words/en/compare.ts'
import { drawing } from '../src/words/en/drawing.ts'
import { lint } from '../src/words/en/lint.ts'
import { read } from '../src/words/en/read.ts'
import { rules } from '../src/words/en/rules.ts'
import { page as jaPage } from '../src/words/ja/page.ts'
import { ja } from '../src/words/ja.ts'
import { page as ruPage } from '../src/words/ru/page.ts'
import { ru } from '../src/words/ru.ts'
import { translate, translatePackages } from '../src/words/translation.ts'

// Other files have the page in English.
afterAll(() => {
  vi.resetModules()
})

const HTML = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

/** What the page's HTML has for each key: the words before any tag, or the label. */
const inHtml = new Map(
  [
    ...HTML.matchAll(/data-words="(\w+)"[^>]*>([^<]*)/g),
    ...HTML.matchAll(/aria-label="([^"]*)" data-label="(\w+)"/g),
  ].map(([matched, a = '', b = '']) => (matched.startsWith('data') ? [a, b] : [b, a])),
)

/** What the examples are called in English is their key. */
const exampleNames = Object.fromEntries(Object.keys(ja.examples).map((name) => [name, name]))

const en = {
  page: Object.fromEntries(inHtml),
  examples: exampleNames,
  drawing,
  read,
  differences: Object.fromEntries(BROWSER_DIFFERENCES.map(({ name, words }) => [name, words])),
  compare,
  rules,
  lint,
}

/** Numbers that need different forms in Russian. */
const NUMBERS = [1, 2, 5, 21] as const

/** The texts of all words, by path; those that take something are called with numbers. */
function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words === 'function') {
    return NUMBERS.map((n) => [
      `${path}(${n})`,
      String(Reflect.apply(words, null, [n, n + 1, n + 2])),
    ])
  }
  return Object.entries(words as object).flatMap(([name, each]) => textsOf(each, `${path}.${name}`))
}

/** The same on purpose: names, signs, and what is empty. */
const ALIKE = [
  /^\.examples\.(mailto:|urn:|IPv6|IDN|日本語|العربية|URL Pattern|resources\/list)$/,
  /^\.read\.levels\.clear$/,
  /^\.page\.firstAfter$/,
  /^\.rules\.urls$/,
]
const ALIKE_IN_RUSSIAN = [
  ...ALIKE,
  /^\.drawing\.(?:separator|space)$/,
  /^\.compare\.parts\.authority$/,
]

describe('the words of the page', () => {
  test('are in the HTML for each key of a translation, and for no other', () => {
    expect([...inHtml.keys()].sort()).toEqual(Object.keys(jaPage).sort())
    expect([...inHtml.values()].filter((text) => text.trim() === '')).toEqual([])
  })

  test.each([
    ['Japanese', { ...ja, page: jaPage }, ALIKE],
    ['Russian', { ...ru, page: ruPage }, ALIKE_IN_RUSSIAN],
  ] as const)('are in %s all others than in English', (_, { page, examples, ...words }, alike) => {
    const { drawing, read, differences, compare, rules, lint } = words
    const own = { page, examples, drawing, read, differences, compare, rules, lint }
    const texts = textsOf(own, '')
    const english = new Map(textsOf(en, ''))
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort())
    const same = texts.filter(([path, text]) => english.get(path) === text).map(([path]) => path)
    expect(same.filter((path) => !alike.some((pattern) => pattern.test(path)))).toEqual([])
  })

  test('are in Japanese and Russian not the same, and in the letters of each', () => {
    const own = ({ language: _, ...words }: typeof ja) => new Map(textsOf(words, ''))
    const [japanese, russian] = [own(ja), own(ru)]
    const same = [...japanese].filter(([path, text]) => russian.get(path) === text)
    expect(same.filter(([path]) => !ALIKE.some((pattern) => pattern.test(path)))).toEqual([])
    const cyrillic = [...japanese].filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))
    expect(cyrillic).toEqual([])
    const kana = [...russian].filter(([, text]) =>
      /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text),
    )
    expect(kana).toEqual([])
  })

  test('count in Russian', () => {
    const steps = [1, 3, 11, 22, 25].map((number) => ru.rules.stepCount(number, 'x'))
    expect(steps.map((step) => step.replace('\u00a0', '_'))).toEqual([
      '1_шаг: x',
      '3_шага: x',
      '11_шагов: x',
      '22_шага: x',
      '25_шагов: x',
    ])
    expect([1, 22, 5_000, 12_345].map(ru.drawing.leftOut)).toEqual([
      '… ещё 1\u00a0символ не показан',
      '… ещё 22\u00a0символа не показаны',
      '… ещё 5000\u00a0символов не показано',
      '… ещё 12\u00a0345\u00a0символов не показано',
    ])
  })
})

describe('what the URL parser does', () => {
  const TEXTS = [
    ...EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ input }) => input)),
    'https://a.example:/',
    'https://a.example:0080',
    'http:a b@h\u{d800}/é?é#é é',
    'https:/a\ud83d\tb',
    'foo://h\u{7f}é/',
    'HTTP://[::0001]',
  ]

  test('is translated in every trace, so that nothing of it is quoted in English', () => {
    translate(ja)
    translatePackages(japaneseTexts)
    const steps = TEXTS.flatMap((text) => traceWith(text, presets.standard).steps)
    expect(steps.length).toBeGreaterThan(30)
    const unsaid = steps.filter(({ reason, data }) => japaneseTexts.say(reason, data) === null)
    expect(unsaid.map(({ reason }) => reason)).toEqual([])
  })
})

test('a reason has the text of its method in the language of the page', () => {
  translate(ja)
  translatePackages(japaneseTexts)
  const state = { a: 'mailto:a@b.example', b: 'https://a.example/', ...NO_CHOICES }
  const rungs = compareView(state).families.flatMap((family) => family.rungs)
  expect(rungs.find(({ method }) => method === 'same-origin')?.why).toBe(
    '1つ目にキーがありません。キーのない URL は、ほかのどの URL とも等しくなりません。キーがないもの: 解析できない文字列と、オリジンが不透明な URL です。',
  )
})

describe('the language', () => {
  test('is in the query, and English if it is not there', () => {
    expect(['?lang=ja', '?a=b&lang=ru', '?lang=xx', ''].map(readLanguage)).toEqual([
      'ja',
      'ru',
      'en',
      'en',
    ])
  })

  test('has a link in its own name for each', () => {
    const links = [
      ...HTML.matchAll(/id="in-(\w+)" href="\?lang=(\w+)" hreflang="(\w+)" lang="(\w+)"/g),
    ]
    expect(links.map(([, ...codes]) => new Set(codes))).toEqual(
      LANGUAGES.map((language) => new Set([language])),
    )
  })
})
