import { execFileSync } from 'node:child_process'
import { parseSync, Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { factNames } from '../packages/infra/src/internal.ts'
import { ja } from '../packages/problems/src/texts/ja.ts'
import type { ProblemTexts } from '../packages/problems/src/texts/problem-texts.ts'
import { ru } from '../packages/problems/src/texts/ru.ts'
import { FAILURES } from '../packages/url-parser/src/internal.ts'
import { readText, root } from './workspace.ts'

/** All templates of the packages, with the file in which they are said. */
const templates = new Map<string, string>()
/** Calls whose template is not written there. */
const hidden: string[] = []

const sources = execFileSync('git', ['ls-files', 'packages/*/src/*.ts', 'apps/*/src/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && path !== 'packages/infra/src/sentence.ts')

for (const path of sources) {
  const text = readText(path)
  if (!/\bsentence\b[^;]*? from '@waymark\/infra\/internal'/.test(text)) continue
  new Visitor({
    CallExpression({ callee, arguments: [template], start }) {
      if (!('name' in callee) || callee.name !== 'sentence') return
      if (template?.type === 'Literal') templates.set(String(template.value), path)
      else if (template?.type === 'TemplateLiteral' && template.quasis.length === 1) {
        templates.set(template.quasis[0]!.value.cooked!, path)
      } else hidden.push(`${path}, at ${start}`)
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
          /\{\w+(?::(?:quote|code|phrase)\d*)?(?:,(?:and|or|list|clauses))?\}|\{\w+:digits\}/g,
          '',
        )
        .replaceAll(/\{\w+\|[^{}|]+\|[^{}|]+\}/g, ''),
    ),
  )
  expect(wrong).toEqual([])
})

describe.each([ja, ru])('$language', (texts: ProblemTexts) => {
  const translations = Object.values(texts.catalogues).flatMap(({ sentences = {} }) =>
    Object.entries(sentences),
  )

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
    const forms = texts.language === 'ru' ? 3 : 1
    const wrong = translations.flatMap(([, translation]) =>
      [...translation.matchAll(/\{\w+\|([^{}]*)\}/g)]
        .filter(([, words]) => words!.split('|').length !== forms)
        .map(([place]) => place),
    )
    expect(wrong).toEqual([])
  })
})
