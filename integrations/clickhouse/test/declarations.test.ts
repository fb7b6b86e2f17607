import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dictionariesXml, functionsXml, sqlFunctions } from '@waymark/clickhouse'
import { createRowWorker, ops } from '@waymark/worker'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
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

test('a function has the name of its op, without -by where no other op has that name', () => {
  expect(
    sqlFunctions.map(({ name, args, type, op }) => `${name}(${args.join(', ')}) ${type} ${op}`),
  ).toEqual([
    'waymarkNormalize(url) String normalize',
    'waymarkNormalizeBy(url, preset) String normalize-by',
    'waymarkKey(url, method) String key-by',
    'waymarkEqual(url, other, method) UInt8 equal-by',
    'waymarkPart(url, part) String part-by',
    'waymarkDomain(url) String domain',
    'waymarkSuffix(url) String suffix',
    'waymarkSite(url) String site',
    'waymarkValid(url) UInt8 valid',
    'waymarkDisplay(url) String display',
    'waymarkLanguage(tag) String language',
    'waymarkHreflang(tag) UInt8 hreflang',
  ])
  expect(sqlFunctions.map(({ summary }) => summary)).toEqual(
    sqlFunctions.map(({ op }) => ops.find(({ name }) => name === op)!.summary),
  )
})

test('the declaration of a function', () => {
  expect(functionsXml({ functions: ['waymarkEqual'] })).toBe(`<functions>
  <!-- Whether two URLs are equal by the method, or preset, that a column names. -->
  <function>
    <type>executable_pool</type>
    <name>waymarkEqual</name>
    <return_type>Nullable(UInt8)</return_type>
    <argument><type>Nullable(String)</type><name>url</name></argument>
    <argument><type>Nullable(String)</type><name>other</name></argument>
    <argument><type>Nullable(String)</type><name>method</name></argument>
    <format>TabSeparated</format>
    <command>worker.cjs --op equal-by --format tsv --chunk-header</command>
    <execute_direct>1</execute_direct>
    <send_chunk_header>1</send_chunk_header>
    <pool_size>2</pool_size>
    <stderr_reaction>throw</stderr_reaction>
    <check_exit_code>true</check_exit_code>
  </function>
</functions>
`)
})

test('the declaration of a dictionary', () => {
  expect(dictionariesXml({ functions: ['waymarkKey'], command: '/opt/worker.cjs' })).toBe(`<yandex>
  <!-- The key of a URL by the method, or preset, that a column names. -->
  <dictionary>
    <name>waymarkKey</name>
    <source>
      <executable>
        <command>/opt/worker.cjs --op key-by --format tsv --echo --null ''</command>
        <format>TabSeparated</format>
      </executable>
    </source>
    <lifetime>0</lifetime>
    <layout><complex_key_cache><size_in_cells>1048576</size_in_cells></complex_key_cache></layout>
    <structure>
      <key>
        <attribute><name>url</name><type>String</type></attribute>
        <attribute><name>method</name><type>String</type></attribute>
      </key>
      <attribute><name>answer</name><type>String</type><null_value></null_value></attribute>
    </structure>
  </dictionary>
</yandex>
`)
})

test('the answer yes or no of a dictionary is 0 where there is none', () => {
  const xml = dictionariesXml({ functions: ['waymarkValid'] })
  expect(textsOf(xml, 'null_value')).toEqual(['0'])
  expect(textsOf(xml, 'size_in_cells')).toEqual(['1048576'])
})

test('all functions are declared by default, and none if none is chosen', () => {
  const names = sqlFunctions.map(({ name }) => name)
  const named = (xml: string) => textsOf(xml, 'name').filter((name) => name.startsWith('waymark'))
  expect(named(functionsXml())).toEqual(names)
  expect(named(dictionariesXml())).toEqual(names)
  expect(functionsXml({ functions: [] })).toBe('<functions>\n</functions>\n')
  expect(dictionariesXml({ functions: [] })).toBe('<yandex>\n</yandex>\n')
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

const WRONG_COMMAND = { option: 'command', code: 'option-wrong' }

describe('refuses', () => {
  test.each<[object, object]>([
    [{ command: 'a < b' }, WRONG_COMMAND],
    [{ command: '/a<b' }, WRONG_COMMAND],
    [{ command: '/a&b' }, WRONG_COMMAND],
    [{ command: '&a' }, WRONG_COMMAND],
    [{ command: '/a\nb' }, WRONG_COMMAND],
    [{ command: '/a\n' }, WRONG_COMMAND],
    [{ command: '\n' }, WRONG_COMMAND],
    [{ command: '' }, WRONG_COMMAND],
    [{ command: 5 }, WRONG_COMMAND],
    [{ command: 'node worker.cjs' }, WRONG_COMMAND],
    [
      { functions: ['waymarkNormalise'] },
      { option: 'functions', code: 'option-wrong', data: { near: 'waymarkNormalize' } },
    ],
    [{ functions: 'waymarkKey' }, { option: 'functions', code: 'option-wrong' }],
    [{ function: ['waymarkKey'] }, { option: 'function', code: 'option-unknown' }],
  ])('%j, for functions and for dictionaries', (options, error) => {
    expect(() => functionsXml(options)).toThrow(errorWith(error))
    expect(() => dictionariesXml(options)).toThrow(errorWith(error))
  })

  test.each<[object, object]>([
    [{ poolSize: 0 }, { option: 'poolSize', code: 'option-wrong', data: { got: '0' } }],
    [{ poolSize: 1.5 }, { option: 'poolSize', code: 'option-wrong', data: { got: '1.5' } }],
    [{ poolSize: '2' }, { option: 'poolSize', code: 'option-wrong', data: { got: "'2'" } }],
    [{ poolsize: 3 }, { option: 'poolsize', code: 'option-unknown', data: { near: 'poolSize' } }],
  ])('%j, for functions', (options, error) => {
    expect(() => functionsXml(options)).toThrow(errorWith(error))
  })
})

test.each([
  ['w', 1],
  ['worker.cjs', 1],
  ['/', 0],
  ['/opt/node -e \'x\' "y" %=>?~;!', 0],
  ['/données/été worker', 0],
])('the command %j is taken', (command, direct) => {
  const xml = functionsXml({ command, poolSize: 1, functions: ['waymarkDomain'] })
  expect(xml).toContain(`<command>${command} --op domain --format tsv --chunk-header</command>`)
  expect(textsOf(xml, 'execute_direct')).toEqual([String(direct)])
  expect(textsOf(xml, 'pool_size')).toEqual(['1'])
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
    statement: "SELECT waymarkNormalize('https://Example.com/%7Eme/../shop/?id=7')",
    rows: 'https://example.com/shop/?id=7',
  })
})
