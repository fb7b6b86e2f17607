import { execFileSync } from 'node:child_process'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { NAMING_OPTIONS } from '../packages/cli/src/speeches/en.ts'
import { sentences as programJa } from '../packages/cli/src/speeches/ja.ts'
import { sentences as programRu } from '../packages/cli/src/speeches/ru.ts'
import { methods } from '../packages/compare/src/index.ts'
import { ENGLISH, fill, wordings } from '../packages/infra/src/internal.ts'
import { rules } from '../packages/normalize/src/index.ts'
import { problems } from '../packages/problems/src/index.ts'
import { ja } from '../packages/problems/src/texts/ja.ts'
import { ru } from '../packages/problems/src/texts/ru.ts'
import { FAILURES } from '../packages/url-parser/src/internal.ts'
import { readText, root } from './workspace.ts'

/** All templates of the packages, with the file in which they are said. */
const templates = new Map<string, string>()
/** Calls whose template is not written there. */
const hidden: string[] = []

/** Has a function that takes a template and hands it on. */
const HANDS_ON = /\/cli\/src\/failure\.ts$/

const sources = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'apps/*/src/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/\/(?:infra\/src\/sentence|cli\/src\/speech)\.ts$/.test(path))

for (const path of sources) {
  const text = readText(path)
  const names = ['sentence', 'say', 'usageFailure'].filter((name) =>
    new RegExp(
      `\\b${name}\\b[^;]*? from '(?:@waymark/infra/internal|\\.[./]*/(?:speech|failure|sentence)\\.ts)'`,
    ).test(text),
  )
  if (names.length === 0) continue
  new Visitor({
    CallExpression({ callee, arguments: [template], start }) {
      if (!('name' in callee) || !names.some((name) => name === callee.name)) return
      if (template?.type === 'Literal') templates.set(String(template.value), path)
      else if (template?.type === 'TemplateLiteral' && template.quasis.length === 1) {
        templates.set(template.quasis[0]!.value.cooked!, path)
      } else if (!HANDS_ON.test(path)) hidden.push(`${path}, at ${start}`)
    },
  }).visit(parseSync(path, text).program)
}

// They are said within other sentences.
for (const text of Object.values(FAILURES))
  templates.set(text, 'packages/url-parser/src/failures.ts')

/** Phrases without facts, which the command line puts into other sentences: what the options of rules and methods must be. */
const phrases = new Set([
  ...[...rules, ...methods].flatMap(({ options }) =>
    options.filter(({ type }) => type.words === undefined).map(({ type }) => type.expected),
  ),
  ...methods.flatMap(({ noBase }) => noBase ?? []),
])

/** What is said of a code in general is translated with the code. */
const general = new Set(problems.flatMap(({ summary, remedy }) => [summary, remedy]))

const OPTION_PLACE = /\{\w+:option\}/g

const factNames = (template: string): readonly string[] => wordings({ [template]: '' })[0]!.names

/** The facts that a template writes; a number that only chooses a word is not written. */
function written(template: string): string {
  const options = template.match(OPTION_PLACE) ?? []
  const facts = factNames(template.replaceAll(/\{\w+\|[^{}]*\}/g, ''))
  return [...new Set([...facts, ...options])].sort().join()
}

test('templates are written where they are said', () => {
  expect(templates.size).toBeGreaterThan(10)
  expect(hidden).toEqual([])
})

test('the command line knows each sentence that names an option', () => {
  const naming = [...templates.keys()].filter((template) => template.match(OPTION_PLACE) !== null)
  expect([...NAMING_OPTIONS].sort()).toEqual(naming.sort())
})

test('every place of a template has a known style', () => {
  const wrong = [...templates.keys()].filter((template) =>
    /[{}]/.test(
      template
        .replaceAll(
          /\{\w+(?::(?:quote|code|name|phrase|verbatim)\d*)?(?:,(?:and|or|list|clauses))?\}|\{\w+:(?:digits|option)\}/g,
          '',
        )
        .replaceAll(/\{\w+\|[^{}|]+\|[^{}|]+\}/g, ''),
    ),
  )
  expect(wrong).toEqual([])
})

describe.each([
  { language: 'ja', forms: 1, texts: ja, program: programJa },
  { language: 'ru', forms: 3, texts: ru, program: programRu },
])('$language', ({ forms, texts, program }) => {
  const translations = [
    ...texts.sentences.map(({ template, other }) => [template, other] as const),
    ...Object.entries(program),
  ]

  test('says something for each', () => {
    const silent = translations.filter(([, translation]) => translation.trim() === '')
    expect(silent).toEqual([])
  })

  test('says every sentence', () => {
    const known = new Set(translations.map(([template]) => template))
    const missing = [...templates].filter(
      ([template]) => !known.has(template) && !general.has(fill(template, {}, ENGLISH)),
    )
    expect([...phrases].filter((phrase) => !known.has(phrase))).toEqual([])
    expect(missing).toEqual([])
  })

  test('says nothing that is not said in English, and nothing twice', () => {
    const names = translations.map(([template]) => template)
    expect(names.filter((template) => !templates.has(template) && !phrases.has(template))).toEqual(
      [],
    )
    expect(names.filter((template, at) => names.indexOf(template) < at)).toEqual([])
  })

  test('names the same facts', () => {
    const others = translations.filter(
      ([template, translation]) =>
        written(template) !== written(translation) ||
        factNames(translation).some((name) => !factNames(template).includes(name)),
    )
    expect(others).toEqual([])
  })

  test('has the forms of a word that its numbers need', () => {
    const wrong = translations.flatMap(([, translation]) =>
      [...translation.matchAll(/\{\w+\|([^{}]*)\}/g)]
        .filter(([, words]) => words!.split('|').length !== forms)
        .map(([place]) => place),
    )
    expect(wrong).toEqual([])
  })
})
