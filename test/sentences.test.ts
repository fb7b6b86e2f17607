import { execFileSync } from 'node:child_process'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { sentences as programJa } from '../packages/cli/src/speeches/ja.ts'
import { sentences as programRu } from '../packages/cli/src/speeches/ru.ts'
import { factNames } from '../packages/infra/src/internal.ts'
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
      `\\b${name}\\b[^;]*? from '(?:@waymark/infra/internal|\\.[./]*/(?:speech|failure)\\.ts)'`,
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

/** The facts that a template writes; a number that only chooses a word is not written. */
function written(template: string): string {
  return [...new Set(factNames(template.replaceAll(/\{\w+\|[^{}]*\}/g, '')))].sort().join()
}

test('templates are written where they are said', () => {
  expect(templates.size).toBeGreaterThan(10)
  expect(hidden).toEqual([])
})

test('every place of a template has a known style', () => {
  const wrong = [...templates.keys()].filter((template) =>
    /[{}]/.test(
      template
        .replaceAll(
          /\{\w+(?::(?:quote|code|name|phrase)\d*)?(?:,(?:and|or|list|clauses))?\}|\{\w+:digits\}/g,
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
    ...Object.values(texts.catalogues).flatMap(({ sentences = {} }) => Object.entries(sentences)),
    ...Object.entries(program),
  ]

  test('says something for each', () => {
    const silent = translations.filter(([, translation]) => translation.trim() === '')
    expect(silent).toEqual([])
  })

  test('says every sentence', () => {
    const known = new Set(translations.map(([template]) => template))
    const missing = [...templates].filter(([template]) => !known.has(template))
    expect(missing).toEqual([])
  })

  test('says nothing that is not said in English, and nothing twice', () => {
    const names = translations.map(([template]) => template)
    expect(names.filter((template) => !templates.has(template))).toEqual([])
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
