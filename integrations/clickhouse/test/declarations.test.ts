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

test('there is one function for each form of the table, with the op of the same name', () => {
  expect(sqlFunctions.map(({ op }) => op)).toEqual(ops.map(({ name }) => name))
  expect(sqlFunctions.map(({ name, args, type }) => `${name}(${args.join(', ')}) ${type}`)).toEqual(
    [
      'waymarkNormalize(url) String',
      'waymarkNormalizeBy(url, preset) String',
      'waymarkKey(url) String',
      'waymarkKeyBy(url, method) String',
      'waymarkEqual(url, other) UInt8',
      'waymarkEqualBy(url, other, method) UInt8',
      'waymarkPart(url, part) String',
      'waymarkHost(url) String',
      'waymarkParam(url, name) String',
      'waymarkParams(url) String',
      'waymarkResolve(reference, base) String',
      'waymarkDomain(url) String',
      'waymarkDomainBy(url, section) String',
      'waymarkSuffix(url) String',
      'waymarkSite(url) String',
      'waymarkSubdomain(url) String',
      'waymarkValid(url) UInt8',
      'waymarkDisplay(url) String',
      'waymarkWarnings(url) String',
      'waymarkMatches(url, pattern) UInt8',
      'waymarkLanguage(tag) String',
      'waymarkHreflang(tag) UInt8',
      'waymarkHreflangProblem(tag) String',
      'waymarkHreflangSuggestion(tag) String',
      'waymarkPageUrl(url) String',
      'waymarkIsPageUrl(url) UInt8',
      'waymarkPageUrlProblem(url) String',
      'waymarkVersion(any) String',
    ],
  )
})

test('the declaration of a function', () => {
  expect(functionsXml({ functions: ['waymarkEqualBy'] })).toBe(`<functions>
  <!-- Whether two URLs are equal by a method; for a method with patterns, whether the first matches the second. -->
  <function>
    <type>executable_pool</type>
    <name>waymarkEqualBy</name>
    <return_type>Nullable(UInt8)</return_type>
    <argument><type>Nullable(String)</type><name>url</name></argument>
    <argument><type>Nullable(String)</type><name>other</name></argument>
    <argument><type>Nullable(String)</type><name>method</name></argument>
    <format>TabSeparated</format>
    <command>worker.cjs --op equal-by --format tsv --chunk-header</command>
    <execute_direct>1</execute_direct>
    <send_chunk_header>1</send_chunk_header>
    <pool_size>2</pool_size>
    <command_read_timeout>60000</command_read_timeout>
    <stderr_reaction>throw</stderr_reaction>
    <check_exit_code>true</check_exit_code>
  </function>
</functions>
`)
})

test('the declaration of a dictionary', () => {
  expect(
    dictionariesXml({ functions: ['waymarkKeyBy'], command: '/opt/worker.cjs' }),
  ).toBe(`<yandex>
  <!-- The key of a URL by a method of comparison: two URLs are equal if they have the same key. -->
  <dictionary>
    <name>waymarkKeyBy</name>
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
    expect(worker.columns).toEqual(op === 'version' ? [] : args)
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
  const functions = ['waymarkKeyBy', 'waymarkDomain']
  expect(textsOf(functionsXml({ functions }), 'name')).toEqual([
    ...['waymarkKeyBy', 'url', 'method'],
    ...['waymarkDomain', 'url'],
  ])
  expect(textsOf(dictionariesXml({ functions }), 'name')).toEqual([
    ...['waymarkKeyBy', 'url', 'method', 'answer'],
    ...['waymarkDomain', 'url', 'answer'],
  ])
})

test('dictionaries repeat their keys, and have an answer of the right type', () => {
  const xml = dictionariesXml({ functions: ['waymarkValid', 'waymarkPart'] })
  expect(isBalanced(xml)).toBe(true)
  expect(textsOf(xml, 'command')).toEqual([
    "/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs --op part --format tsv --echo --null ''",
    "/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs --op valid --format tsv --echo --null '0'",
  ])
  expect(textsOf(xml, 'type')).toEqual(['String', 'String', 'String', 'String', 'UInt8'])
})

const WRONG_COMMAND = { option: 'command', code: 'option-wrong' }

test('a list, a scheme and a rule for unknown names go to the workers that read them', () => {
  const options = { suffixList: '/opt/psl.dat', assumeScheme: 'https', unknown: 'null' } as const
  const commands = textsOf(functionsXml(options), 'command')
  const of = (op: string) => commands.find((command) => command.includes(`--op ${op} `))
  expect(of('domain')).toBe(
    'worker.cjs --op domain --format tsv --suffix-list /opt/psl.dat --assume-scheme https --chunk-header',
  )
  expect(of('key')).toBe('worker.cjs --op key --format tsv --assume-scheme https --chunk-header')
  expect(of('key-by')).toBe(
    'worker.cjs --op key-by --format tsv --suffix-list /opt/psl.dat --assume-scheme https --unknown null --chunk-header',
  )
  expect(of('language')).toBe('worker.cjs --op language --format tsv --chunk-header')
  expect(of('version')).toBe(
    'worker.cjs --op version --format tsv --suffix-list /opt/psl.dat --chunk-header',
  )
  const { suffixList } = options
  for (const [at, { op, form }] of sqlFunctions.entries()) {
    const { options: read } = ops.find(({ name }) => name === op)!
    // Their default method reads no list.
    const isKey = op === 'key' || op === 'equal'
    expect([op, commands[at]!.includes('--suffix-list')]).toEqual([
      op,
      read.includes('publicSuffixList') && !isKey,
    ])
    expect(commands[at]!.includes('--assume-scheme')).toBe(read.includes('assumeScheme'))
    const isNamed = form.arguments.some(({ kind }) => kind === 'name' || kind === 'pattern')
    expect(commands[at]!.includes('--unknown')).toBe(isNamed)
  }
  expect(textsOf(dictionariesXml({ suffixList, functions: ['waymarkSite'] }), 'command')).toEqual([
    "/usr/bin/node /var/lib/clickhouse/user_scripts/worker.cjs --op site --format tsv --suffix-list /opt/psl.dat --echo --null ''",
  ])
})

test('the time that a server waits can be chosen', () => {
  const xml = functionsXml({ readTimeout: 5000, functions: ['waymarkHost'] })
  expect(textsOf(xml, 'command_read_timeout')).toEqual(['5000'])
})

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
    [{ suffixList: 'list.dat' }, { option: 'suffixList', code: 'option-wrong' }],
    [{ suffixList: '/a b' }, { option: 'suffixList', code: 'option-wrong' }],
    [{ suffixList: '/a;b' }, { option: 'suffixList', code: 'option-wrong' }],
    [{ assumeScheme: 'ftp' }, { option: 'assumeScheme', code: 'option-wrong' }],
    [{ unknown: 'NULL' }, { option: 'unknown', code: 'option-wrong' }],
  ])('%j, for functions and for dictionaries', (options, error) => {
    expect(() => functionsXml(options)).toThrow(errorWith(error))
    expect(() => dictionariesXml(options)).toThrow(errorWith(error))
  })

  test.each<[object, object]>([
    [{ readTimeout: 0 }, { option: 'readTimeout', code: 'option-wrong' }],
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
