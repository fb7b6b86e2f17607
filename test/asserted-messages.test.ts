import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { sentences as ofTheProgram } from '../packages/cli/src/speeches/ja.ts'
import { problems } from '../packages/problems/src/index.ts'
import { ja } from '../packages/problems/src/texts/ja.ts'
import { readText, root } from './workspace.ts'

/** Where the words themselves are tested, and why there. */
const OF_WORDS: readonly RegExp[] = [
  // The pages of problems: a message for each example.
  /\/(?:catalogues?|problems)\.test\.ts$/,
  // The sentences of the command line, also in other languages, and examples to copy.
  /^packages\/cli\/test\/(?:commands|failures|languages|option-fault|refused-options|severities)\.test\.ts$/,
  /^examples\//,
  // Whole outputs on a terminal and in a browser, line by line.
  /^packages\/cli\/test\/(?:audit-address|audit-page|html-report|page-folder|summary|[\w-]+-text)\.test\.ts$/,
  // How sentences and errors are put together of what they are given, such as the causes of URL errors.
  /^packages\/(?:infra|problems)\/test\//,
  // The names of characters, as sentences say them.
  /^packages\/explain\/test\/describe-character\.test\.ts$/,
  /^packages\/url\/test\/errors\.test\.ts$/,
  /^packages\/url-pattern\/test\/errors\.test\.ts$/,
  /^packages\/path-guard\/test\/refusal-message\.test\.ts$/,
  /^packages\/i18n\/site\/test\/(?:file-error|site-problem|problem-log)\.test\.ts$/,
  /^packages\/i18n\/sitemap\/test\/sitemap-error\.test\.ts$/,
  // Our scripts.
  /^test\//,
  // A team's own rules have the words that the test gives them.
  /^packages\/uri-design\/test\/custom-rules\.test\.ts$/,
  // The words of React Native, which its programs may look for.
  /^packages\/react-native\/test\/blob-urls\.test\.ts$/,
  // Web IDL knows a TypeError, and no code.
  /\/web-idl\.test\.ts$/,
  /^packages\/urlencoded\/test\/constructor\.test\.ts$/,
]

const TEXTS = /^(?:message|remedy)$/
/** What a test asks of a text instead of comparing it. */
const ASKS = /^(?:endsWith|includes|startsWith)$/
const MATCHERS = /^to(?:Be|Contain|Contain?Equal|Equal|Match|MatchObject|StrictEqual|Throw)$/

const files = execFileSync('git', ['ls-files', '*/test/*.ts', 'test/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

/** The text that an assertion compares with, without what it is filled with; `''` if it is no text. */
function textOf(node: ESTree.Node | undefined): string {
  switch (node?.type) {
    case 'Literal':
      if ('regex' in node) return node.regex.pattern.replaceAll(/\\s|\\/g, ' ')
      return typeof node.value === 'string' ? node.value : ''
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('0')
    case 'NewExpression':
      return textOf(node.arguments[0])
    default:
      return ''
  }
}

/** Whether a text has two words in a row: names, codes and values have none. */
function isProse(text: string): boolean {
  return /[a-z]{2}[^\w\s]* [^\w\s]*[a-z]{2}/i.test(text)
}

/** The name of a member that is read, or of a variable. */
function nameOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'TSNonNullExpression' || node?.type === 'ChainExpression') {
    return nameOf(node.expression)
  }
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return node?.type === 'Identifier' ? node.name : ''
}

/** Whether a list is asked for the texts of each: `problems.map(({ code, message }) => [code, message])`. */
function isListOfTexts(node: ESTree.Node | undefined): boolean {
  if (node?.type !== 'CallExpression' || !/^(?:flatMap|map)$/.test(nameOf(node.callee)))
    return false
  const [each] = node.arguments
  if (each?.type !== 'ArrowFunctionExpression') return false
  const parts = each.body.type === 'ArrayExpression' ? each.body.elements : [each.body]
  return parts.some((part) => part !== null && TEXTS.test(nameOf(part)))
}

/** The name that a chain begins with: `test` for `test.each([])`. */
function rootOf(node: ESTree.Node): string {
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'MemberExpression') return rootOf(node.object)
  return nameOf(node)
}

interface Sentences {
  /** Written in the assertion. */
  readonly direct: string[]
  /** The values of a variable of the assertion, or of a parameter of it in `test.each`. */
  readonly named: string[]
  /** Everything that is written in quotes, but the titles of tests. */
  readonly quoted: string[]
}

/** Sentences with which a test compares the words of an error or a problem. */
function sentencesIn(source: string): Sentences {
  const asserted: ESTree.Node[] = []
  const look = (node: ESTree.Node | null | undefined) => node != null && asserted.push(node)
  /** A list of texts, or of rows of texts and facts. */
  const lookWithin = (node: ESTree.Node | null | undefined): void => {
    if (node?.type === 'ArrayExpression') for (const each of node.elements) lookWithin(each)
    else look(node)
  }
  const values = new Map<string, (ESTree.Node | null | undefined)[]>()
  const setValue = (node: ESTree.Node, value: ESTree.Node | null | undefined) => {
    const known = values.get(nameOf(node))
    if (known === undefined) values.set(nameOf(node), [value])
    else known.push(value)
  }
  const expected: ESTree.CallExpression[] = []
  const members: ESTree.Node[] = []
  const titles = new Set<ESTree.Node | undefined>()
  const quoted: string[] = []
  new Visitor({
    Literal(node) {
      if (!titles.has(node)) quoted.push(textOf(node))
    },
    TemplateLiteral(node) {
      if (!titles.has(node)) quoted.push(...node.quasis.map(({ value }) => value.cooked ?? ''))
    },
    VariableDeclarator({ id, init }) {
      setValue(id, init)
    },
    CallExpression(call) {
      const { callee, arguments: given } = call
      if (/^(?:describe|test)$/.test(rootOf(callee))) titles.add(given[0])
      if (callee.type === 'CallExpression' && nameOf(callee.callee) === 'each') {
        const [table] = callee.arguments
        const rows = table?.type === 'ArrayExpression' ? table.elements : []
        const run = given.find((each) => each.type === 'ArrowFunctionExpression')
        for (const [at, parameter] of (run?.params ?? []).entries()) {
          for (const row of rows) {
            setValue(parameter, row?.type === 'ArrayExpression' ? row.elements[at] : row)
          }
        }
      }
      if (callee.type !== 'MemberExpression') return
      const { object } = callee
      if (ASKS.test(nameOf(callee)) && TEXTS.test(nameOf(object))) look(given[0])
      if (!MATCHERS.test(nameOf(callee))) return
      if (nameOf(callee) === 'toThrow') look(given[0])
      else expected.push(call)
      if (object.type !== 'CallExpression') return
      if (TEXTS.test(nameOf(object.arguments[0]))) look(given[0])
      else if (isListOfTexts(object.arguments[0])) lookWithin(given[0])
    },
    Property(member) {
      if (TEXTS.test(nameOf(member.key))) members.push(member)
    },
  }).visit(parseSync('a.test.ts', source).program)
  for (const member of members) {
    const { start, end } = member
    const isExpected = expected.some(({ arguments: [object] }) => {
      return object !== undefined && object.start <= start && end <= object.end
    })
    if (isExpected && 'value' in member) look(member.value as ESTree.Node)
  }
  const textsOf = (nodes: readonly (ESTree.Node | null | undefined)[]) =>
    nodes.map((node) => textOf(node ?? undefined)).filter(isProse)
  return {
    quoted: quoted.filter(isProse),
    direct: textsOf(asserted),
    named: textsOf(
      asserted.flatMap((node) => (nameOf(node) === '' ? [] : (values.get(nameOf(node)) ?? []))),
    ),
  }
}

const everywhere = files.map((path) => ({ path, ...sentencesIn(readText(path)) }))
const all = everywhere.filter(({ path }) => !OF_WORDS.some((words) => words.test(path)))

test('tests compare codes and facts, not the words of a message', () => {
  expect(all.length).toBeGreaterThan(500)
  expect(all.flatMap(({ path, direct }) => direct.map((text) => `${path}: ${text}`))).toEqual([])
})

test('nor the words of a variable or a table', () => {
  expect(all.flatMap(({ path, named }) => named.map((text) => `${path}: ${text}`))).toEqual([])
})

/** As much of a sentence as cannot be there by chance. */
const LEAST = 20
/** The fixed parts of all sentences, by their first characters. */
const pieces = new Map<string, string[]>()
for (const text of [
  ...ja.sentences.map(({ template }) => template),
  ...Object.keys(ofTheProgram),
  ...problems.flatMap(({ summary, remedy }) => [summary, remedy]),
]) {
  for (const part of text.split(/\{[^{}]*\}/)) {
    const piece = part.trim().replace(/\.$/, '')
    if (piece.length < LEAST || !isProse(piece)) continue
    const start = piece.slice(0, LEAST)
    const known = pieces.get(start)
    if (known === undefined) pieces.set(start, [piece])
    else known.push(piece)
  }
}

/** The fixed parts of sentences that are in a text. */
function piecesIn(text: string): string[] {
  const found: string[] = []
  for (let at = 0; at + LEAST <= text.length; at++) {
    for (const piece of pieces.get(text.slice(at, at + LEAST)) ?? []) {
      if (text.startsWith(piece, at)) found.push(piece)
    }
  }
  return found
}

const found = all.flatMap(({ path, quoted }) =>
  quoted.flatMap((text) => piecesIn(text).map((piece) => `${path}: ${piece}`)),
)

test('nor a part of a sentence in a line that a helper makes', () => {
  expect(pieces.size).toBeGreaterThan(2_000)
  expect(found).toEqual([])
})

test('and where the words are tested, there are some', () => {
  const ofWords = everywhere.filter(
    ({ direct, named, quoted }) =>
      direct.length > 0 || named.length > 0 || quoted.some((text) => piecesIn(text).length > 0),
  )
  expect(OF_WORDS.filter((words) => !ofWords.some(({ path }) => words.test(path)))).toEqual([])
})

test.each([
  [
    "expect(lines).toEqual(['1:2 The URL contains a backslash.'])",
    ['The URL contains a backslash'],
  ],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  ['const line = `${place}: The URL contains a backslash`', ['The URL contains a backslash']],
  ["test('The URL contains a backslash', () => {})", []],
  ["test.each([])('The URL contains a backslash', () => {})", []],
  ["expect(code).toBe('loc-relative') // The URL contains a backslash", []],
])('%s has these parts', (source, parts) => {
  expect(sentencesIn(source).quoted.flatMap(piecesIn)).toEqual(parts)
})

test.each([
  ["expect(f).toThrow('no such thing')", 1],
  ['expect(f).toThrow(/no such/)', 1],
  ["expect(f).rejects.toThrow(new TypeError('no such thing'))", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text.
  ['expect(f).toThrow(`the name ${name} is unknown`)', 1],
  ["expect(error.message).toBe('no such thing')", 1],
  ["expect(problems[0]!.remedy).toContain('write it')", 1],
  ["expect(message).toMatch('no such thing')", 1],
  ["expect(a).toEqual([{ code: 'a', message: 'no such thing' }])", 1],
  ["const why = 'no such thing'; expect(f).toThrow(why)", 1],
  ["test.each([[1, 'no such'], [2, 'a b']])('%s', (a, message) => expect(f).toThrow(message))", 1],
  ["test.each(['no such', 'ab'])('%s', (message) => expect(f).toThrow(message))", 1],
  ["expect(fault?.message).toContain('no such thing')", 1],
  ["expect(error.message.startsWith('no such thing')).toBe(true)", 1],
  ["expect(error!.message?.includes('no such thing'), 'said').toBe(true)", 1],
  ["expect(all.map(({ message }) => message)).toEqual(['no such thing'])", 1],
  ["expect(all.map((each) => [each.code, each.message])).toEqual([['a', 'no such thing']])", 1],
  ["const texts = ['no such']; expect(all.map(({ message }) => message)).toEqual(texts)", 0],
  ["expect(all.map(({ code }) => code)).toEqual(['a b c'])", 0],
  ["expect(f).toThrow('such-a-thing')", 0],
  ["expect(f).toThrow(errorWith({ code: 'a', data: { got: 'a list' } }))", 0],
  ["expect(say({ message: 'no such thing' })).toBe('no such thing')", 0],
])('%s has %i', (source, sentences) => {
  const { direct, named } = sentencesIn(source)
  expect([...direct, ...named]).toHaveLength(sentences)
})
