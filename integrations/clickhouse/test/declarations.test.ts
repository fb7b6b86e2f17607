import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dictionariesXml, functionsXml, sqlFunctions } from '@waymark/clickhouse'
import { createRowWorker, ops } from '@waymark/worker'
import { expect, test } from 'vitest'
import { withFunctionTable } from '../scripts/function-table.ts'
import { readRecipes } from '../scripts/recipes.ts'

const readme = readFileSync(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8')

/** The texts of all elements of a name. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text!)
}

/** Whether every element that begins ends, and in the right order. */
function isBalanced(xml: string): boolean {
  const open: string[] = []
  for (const [, slash, name] of xml.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(\/?)([a-z_]+)>/g)) {
    if (slash === '') open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

test('there is one function for each op that needs no option, and no name twice', () => {
  const answerable = ops.filter(({ needs = [] }) => needs.length === 0)
  expect(sqlFunctions.map(({ op }) => op)).toEqual(answerable.map(({ name }) => name))
  const names = sqlFunctions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const known = ['waymarkNormalize', 'waymarkNormalizeBy', 'waymarkKey', 'waymarkDomain']
  expect(names).toEqual(expect.arrayContaining(known))
})

test('the commands are those of a worker that starts, and reads the arguments that are declared', () => {
  const xml = functionsXml()
  expect(isBalanced(xml)).toBe(true)
  expect(textsOf(xml, 'command')).toEqual(
    sqlFunctions.map(({ op }) => `worker.cjs --op ${op} --format tsv --chunk-header`),
  )
  for (const { op, args } of sqlFunctions) {
    const worker = createRowWorker({ ops: [op], format: 'tsv', chunkHeader: true })
    expect(worker.columns).toEqual(args)
  }
  const arity = sqlFunctions.reduce((sum, { args }) => sum + args.length, 0)
  expect(xml.match(/<argument>/g)).toHaveLength(arity)
})

test('a name is looked for among the scripts of the server, and a path is run by a shell', () => {
  expect(textsOf(functionsXml(), 'execute_direct')).toEqual(sqlFunctions.map(() => '1'))
  const xml = functionsXml({ command: '/opt/node /opt/worker.cjs', poolSize: 7 })
  expect(new Set(textsOf(xml, 'execute_direct'))).toEqual(new Set(['0']))
  expect(new Set(textsOf(xml, 'pool_size'))).toEqual(new Set(['7']))
})

test('only the chosen functions are declared', () => {
  const functions = ['waymarkKey', 'waymarkDomain']
  expect(textsOf(functionsXml({ functions }), 'name')).toEqual([
    ...['waymarkKey', 'url', 'method'],
    ...['waymarkDomain', 'url'],
  ])
  expect(textsOf(dictionariesXml({ functions }), 'name')).toEqual([
    ...['waymarkKey', 'url', 'method', 'answer'],
    ...['waymarkDomain', 'url', 'answer'],
  ])
})

test('dictionaries repeat their keys, and have an answer of the right type', () => {
  const xml = dictionariesXml({ functions: ['waymarkValid', 'waymarkPart'] })
  expect(isBalanced(xml)).toBe(true)
  expect(textsOf(xml, 'command')).toEqual([
    "/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs --op part-by --format tsv --echo --null ''",
    "/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs --op valid --format tsv --echo --null '0'",
  ])
  expect(textsOf(xml, 'type')).toEqual(['String', 'String', 'String', 'String', 'UInt8'])
})

test.each([
  [{ command: 'a < b' }, 'without < and &'],
  [{ command: '/a\nb' }, 'begins with /'],
  [{ command: 'node worker.cjs' }, 'begins with /'],
  [{ poolSize: 0 }, 'from 1'],
  [{ functions: ['waymarkNormalise'] }, 'waymarkNormalize'],
  [{ poolsize: 3 }, 'poolSize'],
])('%j is refused', (options, message) => {
  expect(() => functionsXml(options as object)).toThrow(message)
})

test('a size of a pool is refused for dictionaries, which have none', () => {
  expect(() => dictionariesXml({ poolSize: 3 } as object)).toThrow('poolSize')
})

test('the README lists the functions', () => {
  expect(withFunctionTable(readme)).toBe(readme)
})

test('the README has statements with their rows', () => {
  const recipes = readRecipes(readme)
  expect(recipes.filter(({ rows }) => rows !== null).length).toBeGreaterThan(7)
  expect(recipes[0]).toEqual({
    statement: "SELECT waymarkNormalize('https://Example.com/shop/?utm_source=mail#top')",
    rows: 'https://example.com/shop',
  })
})
