import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API, type Project } from 'typescript/unstable/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { methods } from '../packages/compare/src/index.ts'
import { presets, rules } from '../packages/normalize/src/index.ts'
import { documentCodes, lintPresets, lintRules } from '../packages/uri-design/src/index.ts'
import { RESOURCE_TEXTS } from '../packages/uri-design/src/resource-problem.ts'
import { TEMPLATE_CODES } from '../packages/uri-template/src/index.ts'
import { formats, ops, urlParts } from '../packages/worker/src/index.ts'
import { makeStrictProject } from './strict-project.ts'

const RULES = rules.map(({ name }) => name)
const PRESETS = Object.keys(presets)
const LINT_RULES = [...new Set(lintRules.flatMap(({ code, groups }) => [code, ...groups]))]
const CAUSES = [...Object.keys(RESOURCE_TEXTS), ...TEMPLATE_CODES]
const METHODS = [...new Set([...methods.map(({ name }) => name), ...PRESETS])]

/** Names of optional members, as editors list them. */
const members = (names: readonly string[]): readonly string[] => names.map((name) => `${name}?`)

const IMPORTS = `import { compare, createComparer, createKeyFunction, equal, equalWith, keyOf, keyWith, ruleMethod } from '@waymark/compare'
import { groupLines } from '@waymark/compare/group'
import { whatwg } from '@waymark/compare/methods'
import { createNormalizer, defineRule, normalize, normalizeWith, presets, rules, selectRules, trace, traceWith } from '@waymark/normalize'
import { createLineCopier } from '@waymark/normalize/bulk/lines'
import { normalizeLines } from '@waymark/normalize/bulk'
import { BulkNormalizer, normalizeFile } from '@waymark/normalize/bulk/node'
import { seo } from '@waymark/normalize/presets'
import { removeFragment } from '@waymark/normalize/rules'
import { readRuleText, writeRuleText } from '@waymark/normalize/rule-file'
import { builtInList, getPublicSuffix, getRegistrableDomain, isSameSite } from '@waymark/public-suffix'
import { createLinter, fixDocument, lint, lintDocument, lintRules, ruleSeverity } from '@waymark/uri-design'
import { createRowWorker } from '@waymark/worker'
declare const chunks: AsyncIterable<Uint8Array>
declare const record: { readonly scheme: string; readonly host: null }
`

/** Lines in which an editor is asked at the caret, and all that it lists. */
const COMPLETIONS: readonly (readonly [line: string, names: readonly string[]])[] = [
  ...[
    "normalize('x', '|')",
    "createNormalizer('|')",
    "trace('x', '|')",
    "selectRules('|')",
    "normalizeLines(chunks, '|')",
    "normalizeFile('a', 'b', '|')",
    "new BulkNormalizer('|')",
    "createLineCopier('|')",
    "readRuleText('sort-query', { preset: '|' })",
    "ruleMethod('|')",
    "createRowWorker({ ops: ['normalize'], preset: '|' })",
    'presets.|;',
  ].map((line) => [line, PRESETS] as const),
  ...[
    "normalize('x', ['|'])",
    "trace('x', [removeFragment, '|'])",
    "keyOf('x', ['|'])",
    "ruleMethod(['sort-query', '|'])",
    "writeRuleText('|')",
  ].map((line) => [line, RULES] as const),
  ...[
    "keyOf('x', '|')",
    "createKeyFunction('|')",
    "equal('x', 'y', '|')",
    "createComparer('|')",
    "compare('x', 'y', { methods: ['whatwg', '|'] })",
    "groupLines([], '|')",
    "keyOf('x', 'soap', { comparison: '|' })",
    "createRowWorker({ ops: ['key'], method: '|' })",
  ].map((line) => [line, METHODS] as const),
  ...[
    "lint('x', { rules: { '|' } })",
    "createLinter({ rules: { 'path-verb': 'off', '|': 'error' } })",
    "lint('x', { paths: { '/legacy/**': { '|' } } })",
    "lintDocument('x', { paths: { '/legacy/**': { '|': 'off' } } })",
  ].map((line) => [line, members(LINT_RULES)] as const),
  ...["lintDocument('x', { rules: { '|': 'off' } })", "fixDocument('x', { rules: { '|' } })"].map(
    (line) => [line, members([...LINT_RULES, ...documentCodes])] as const,
  ),
  ["lint('x', { only: ['|'] })", LINT_RULES],
  ["lint({ text: 'x', ignore: ['|'] })", [...new Set([...LINT_RULES, ...CAUSES, '*'])]],
  ["lint('x')[0]!.code === '|'", lintRules.map(({ code }) => code)],
  ["lint('x', { preset: '|' })", Object.keys(lintPresets)],
  ["createRowWorker({ ops: ['|'] })", ops.map(({ name }) => name)],
  ["createRowWorker({ ops: ['part'], part: '|' })", urlParts.map(({ name }) => name)],
  ["createRowWorker({ ops: ['valid'], format: '|' })", formats.map(({ name }) => name)],
  ["normalize('x', 'seo', { trailingSlash: '|' })", ['never', 'always', 'preserve']],
  ["getPublicSuffix('x', { | })", ['icannOnly?']],
  ["getRegistrableDomain('x', { | })", ['icannOnly?', 'includeSelf?']],
  ["builtInList.getRegistrableDomain('x', { | })", ['icannOnly?', 'includeSelf?']],
  ["isSameSite('x', 'y', { | })", ['schemelessly?']],
]

/** Lines that a compiler refuses. */
const REFUSED: readonly string[] = [
  "normalize('x', 'seoo')",
  "normalize('x', ['trailing'])",
  "normalize('x', 'sort-query')",
  "createNormalizer('seoo')",
  "trace('x', ['sort-queries'])",
  "selectRules('seoo')",
  "normalizeWith('x', 'seo')",
  "normalizeWith('x', ['remove-fragment'])",
  "traceWith('x', 'seo')",
  "normalizeLines(chunks, 'seoo')",
  "readRuleText('sort-query', { preset: 'seoo' })",
  "writeRuleText('sort')",
  "keyOf('x', 'whatwgg')",
  "keyOf('x', ['sort'])",
  "keyOf('x', 'soap', { comparison: 'whatwgg' })",
  "keyWith('x', 'whatwg')",
  "equalWith('x', 'y', 'whatwg')",
  "equal('x', 'y', 'seoo')",
  "createComparer('seoo')",
  "createKeyFunction('whatwgg')",
  "compare('x', 'y', { methods: ['seoo'] })",
  "groupLines([], 'whatwgg')",
  "createRowWorker({ ops: ['key'], method: 'whatwgg' })",
  "createRowWorker({ ops: ['nomalize'] })",
  "createRowWorker({ ops: ['part'], part: 'hostname' })",
  "lint('x', { only: ['path-verbs'] })",
  "lint('x', { rules: { 'path-verbs': 'off' } })",
  "lint('x', { rules: { 'path-verb': 'warn' } })",
  "lint('x', { rules: { 'ignore-unused': 'off' } })",
  "lint('x', { paths: { '/**': { 'path-verbs': 'off' } } })",
  "lint({ text: 'x', ignore: ['path-verbs'] })",
  "lintDocument('x', { rules: { 'ignores-unused': 'off' } })",
  "lintDocument('x', { only: ['ignore-unused'] })",
  'getRegistrableDomain(5)',
  "getRegistrableDomain('x', { icann: true })",
  "getPublicSuffix('x', { includeSelf: true })",
  "isSameSite('x', null)",
  "isSameSite('x', 'y', { schemeless: true })",
]

/** Lines that it takes. */
const TAKEN: readonly string[] = [
  "normalize('x', { ...presets.seo, name: 'my-own' })",
  "normalize('x', [defineRule({ name: 'my-own', category: 'changes', summary: '', explain: '', source: '', apply: (url) => url })])",
  "normalize('x', rules.filter(({ category }) => category === 'preserves'))",
  "lintDocument('x', { rules: { 'ignore-unused': 'off', 'path-naming': 'error' } })",
  "lint('x', { only: lintRules.flatMap(({ groups }) => groups) })",
  "lint('x', { rules: Object.fromEntries(lintRules.map(({ code }) => [code, 'off'] as const)) })",
  'ruleSeverity(lintRules[0]!, {})',
  "normalizeWith('x', [removeFragment])",
  "normalizeWith('x', seo, { trailingSlash: 'always' })",
  "keyOf('x', { ...whatwg, name: 'my-own' })",
  "keyOf('x', (url) => url)",
  "keyWith('x', whatwg, { base: 'https://a.example/' })",
  "equalWith('x', 'y', whatwg)",
  'getRegistrableDomain(new URL(document.baseURI), { icannOnly: true })',
  'getPublicSuffix(location)',
  "isSameSite(document.createElement('a'), record)",
  "isSameSite('x', new URL('y'), { schemelessly: true })",
]

let folder: string
let api: API
let project: Project

const asked = COMPLETIONS.map(([line]) => line.replace('|', ''))

beforeAll(() => {
  folder = makeStrictProject()
  const files = { asked, refused: REFUSED, taken: TAKEN }
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.ts`), `${IMPORTS}${lines.join('\n')}\n`)
  }
  api = new API({ cwd: folder })
  const snapshot = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] })
  project = snapshot.getProjects()[0]!
})
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The lines of a file that have an error, each with its messages. */
function errorsIn(file: string, lines: readonly string[]): Record<string, string> {
  const text = `${IMPORTS}${lines.join('\n')}\n`
  const found = project.program.getSemanticDiagnostics(join(folder, file))
  return Object.fromEntries(
    found.map(({ pos, text: message }) => [
      text.slice(text.lastIndexOf('\n', pos - 1) + 1, text.indexOf('\n', pos)),
      message,
    ]),
  )
}

describe('an editor completes the names that an argument can have', () => {
  test.each(COMPLETIONS)('%s', (line, names) => {
    const before = IMPORTS + asked.slice(0, asked.indexOf(line.replace('|', ''))).join('\n')
    const place = `${before === IMPORTS ? before : `${before}\n`}${line.slice(0, line.indexOf('|'))}`
    const { entries } = project.checker.getCompletionsAtPosition(
      join(folder, 'asked.ts'),
      place.length,
    )!
    expect(entries.map(({ name }) => name).sort()).toEqual([...names].sort())
  })
})

test('a compiler refuses names that do not exist', () => {
  expect(Object.keys(errorsIn('refused.ts', REFUSED))).toEqual(REFUSED)
})

test('it takes presets, rules and methods of one’s own as objects', () => {
  expect(errorsIn('taken.ts', TAKEN)).toEqual({})
})
