import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaFile, writeConfigSchema } from '../scripts/write-schema.ts'
import { CONFIGURABLE_NAMES } from '../src/command-names.ts'
import { loadCommands } from '../src/commands/load-command.ts'
import { main } from '../src/main.ts'
import { runProcess, runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const INPUT = 'https://www.shop.example/a/?x=1&id=7#f\nhttps://b.example/a/?x=1&id=7#f\n'

const CONFIG = `{
  "rules": {
    "preset": "crawler",
    "hosts": [{ "host": "*.shop.example", "rules": { "keep-params": { "keep": ["id"] } } }]
  },
  "normalize": { "on-error": "fail", "jobs": 2 },
  "lint": { "preset": "strict", "max-depth": 2 },
  "compare": { "options": { "base": "https://a.example/" } }
}`

function folderWith(text: string, name = 'waymark.config.json'): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, name), text)
  return folder
}

/** Runs a command line with a configuration. */
const waymark = (text: string, args: readonly string[], input = INPUT) =>
  runWaymark([...args, '--config', 'waymark.config.json'], { input, cwd: folderWith(text) })

test('the nearest configuration in the project holds for every command', async () => {
  const folder = folderWith(CONFIG)
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), '')
  const cwd = join(folder, 'a', 'b')
  mkdirSync(cwd, { recursive: true })
  const { stdout } = await runWaymark(['normalize'], { input: INPUT, cwd })
  expect(stdout).toBe('https://www.shop.example/a/?id=7\nhttps://b.example/a/?id=7&x=1\n')
  const without = await runWaymark(['normalize', '--no-config'], { input: INPUT, cwd })
  expect(without.stdout).toBe(INPUT)
  writeFileSync(join(cwd, 'waymark.config.json'), '{ "rules": { "preset": "seo" } }')
  const nearer = await runWaymark(['normalize'], { input: INPUT, cwd })
  const seo = 'https://www.shop.example/a\nhttps://b.example/a\n'
  expect(nearer.stdout).toBe(seo)
  writeFileSync(join(cwd, 'waymark.config.mjs'), 'export default {}')
  const both = await runWaymark(['normalize'], { input: INPUT, cwd })
  const named = expect.stringContaining('waymark.config.mjs: a program runs only if it is named')
  expect([both.stdout, both.stderr]).toEqual([seo, named])
})

test.skipIf(!process.features.typescript)('a configuration can be TypeScript', async () => {
  const text = "const preset: string = 'standard'\nexport default { rules: { preset } }\n"
  const cwd = folderWith(text, 'waymark.config.ts')
  const args = ['normalize', '--config', 'waymark.config.ts']
  const { stdout } = await runProcess(args, { input: INPUT, cwd })
  expect(stdout).toBe(INPUT)
  writeFileSync(join(cwd, 'waymark.config.ts'), "export default { rules: { preset: 'se' } }")
  const wrong = await runProcess(args, { input: INPUT, cwd })
  expect(wrong.stderr).toContain("waymark.config.ts: /rules/preset: there is no preset 'se'")
  writeFileSync(join(cwd, 'waymark.config.ts'), 'export default {')
  const broken = await runProcess(args, { input: INPUT, cwd })
  expect([broken.status, broken.stderr]).toEqual([2, expect.stringContaining('cannot be imported')])
})

test('options on the command line win', async () => {
  const seo = await waymark(CONFIG, ['normalize', '--preset', 'seo'])
  expect(seo.stdout).toBe('https://www.shop.example/a\nhttps://b.example/a\n')
  const rule = await waymark(CONFIG, ['normalize', '--rule', 'remove-fragment'])
  expect(rule.stdout).toBe(INPUT.replaceAll('#f', ''))
  const skip = await waymark(CONFIG, ['normalize', '--on-error', 'skip'], `no\n${INPUT}`)
  expect(skip.stdout.split('\n')).toHaveLength(3)
  const fail = await waymark(CONFIG, ['normalize'], `no\n${INPUT}`)
  expect([fail.status, fail.stdout]).toEqual([1, ''])
})

test('a command can have rules of its own, also from a file beside the configuration', async () => {
  const own =
    '{ "rules": { "preset": "crawler" }, "normalize": { "preset": "seo", "keep-query": true } }'
  const { stdout } = await waymark(own, ['normalize'])
  expect(stdout).toBe('https://www.shop.example/a?x=1&id=7\nhttps://b.example/a?x=1&id=7\n')
  const folder = folderWith('{ "rules": "url-rules.json" }')
  writeFileSync(join(folder, 'package.json'), '{}')
  writeFileSync(join(folder, 'url-rules.json'), '{ "rules": { "remove-query": true } }')
  const cwd = join(folder, 'below')
  mkdirSync(cwd)
  const run = await runWaymark(['normalize'], { input: INPUT, cwd })
  expect(run.stdout).toBe('https://www.shop.example/a/#f\nhttps://b.example/a/#f\n')
})

test('dedupe and compare use its rules, unless the command line chooses', async () => {
  const RULES = `{ "rules": ${JSON.stringify(JSON.parse(CONFIG).rules)} }`
  const args = ['https://www.shop.example/?id=7&a=1', 'https://www.shop.example/?a=2&id=7']
  const compared = await waymark(RULES, ['compare', ...args])
  expect(compared.status).toBe(0)
  const lines = `${args.join('\n')}\n`
  for (const choice of [
    ['--method', 'whatwg'],
    ['--preset', 'crawler'],
  ]) {
    const run = await waymark(RULES, ['dedupe', '--keep', 'first', ...choice], lines)
    expect([run.status, run.stdout, run.stderr]).toEqual([0, lines, ''])
    expect((await waymark(RULES, ['compare', ...args, ...choice])).status).toBe(1)
  }
  const { stdout } = await waymark(RULES, ['dedupe', '--keep', 'first'], lines)
  expect(stdout).toBe(`${args[0]}\n`)
  const byMethod = '{ "rules": { "preset": "crawler" }, "dedupe": { "method": "whatwg" } }'
  const whole = await waymark(byMethod, ['dedupe', '--keep', 'first'], lines)
  expect(whole.stdout).toBe(lines)
})

test('lint and compare take their options from it', async () => {
  const lint = await waymark(CONFIG, ['lint', '-', '--format', 'json'], 'db://a/b/c/d\n')
  expect(lint.stdout).toContain('path-too-deep')
  const compare = ['compare', '--method', 'string-after-resolution', '/a', 'https://a.example/a']
  expect((await waymark(CONFIG, compare)).status).toBe(0)
})

test.each([
  ['{ "normalise": {} }', 'line 1, column 3: unknown member "normalise": did you mean normalize?'],
  [
    '{ "normalize": { "job": 2 } }',
    'column 18: waymark normalize has no option "job": did you mean jobs?',
  ],
  ['{ "normalize": { "on-error": "fial" } }', 'on-error is "fial": did you mean fail?'],
  ['{ "normalize": { "trace": "yes" } }', 'trace must be true or false'],
  ['{ "normalize": { "jobs": true } }', 'jobs must be a string or a number'],
  ['{ "normalize": { "jobs": -1 } }', 'line 1, column 26: jobs is "-1": give a whole number'],
  ['{ "normalize": { "base": "/a" } }', 'base is "/a": give an absolute URL'],
  ['{ "normalize": [] }', 'normalize is an object with the options of the command'],
  [
    '{\n  "rules": {\n    "preset": "se" } }',
    "line 3, column 15: there is no preset 'se': did you mean seo?",
  ],
  ['{ "normalize": { "jobs": 65 } }', 'column 26: jobs is "65": give at most 64'],
  ['[]', 'a configuration is an object'],
  ['{', 'Invalid JSON: the file ends too early.'],
])('%s is refused at its place', async (text, message) => {
  for (const command of ['normalize', 'config']) {
    const { status, stdout, stderr } = await waymark(text, [command])
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining(message)])
    expect(stderr).toContain('waymark.config.json: ')
  }
})

test('a folder is not a configuration, and the message names a file', async () => {
  const { io, stderr } = memoryIo('')
  const folder = folderWith('{}')
  expect(await main(['config', '--config', folder], io)).toBe(2)
  expect(stderr()).toContain('is a folder: name the file in it: --config ')
  expect(stderr()).toContain(join(folder, 'waymark.config.json'))
  const empty = memoryIo('')
  expect(await main(['config', '--config', temporaryFolder()], empty.io)).toBe(2)
  expect(empty.stderr()).toContain('is a folder: name a file, for example: --config ')
})

test('config checks every command, and prints what is in force with its place', async () => {
  expect((await waymark(CONFIG, ['config'])).stdout).toMatch(
    /waymark\.config\.json \(named by --config\): it can be used\.\n$/,
  )
  const wrong = await waymark('{ "dedupe": { "keep": "last" } }', ['config'])
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('keep is "last"')])
  for (const [text, message] of [
    ['{ "dedupe": { "method": "whatwgg" } }', 'line 1, column 25: unknown method "whatwgg"'],
    ['{ "inspect": { "rule": "sort" } }', 'line 1, column 24: --rule, column 1: there is no rule'],
    ['{ "dedupe": { "memory": "1GB" } }', null],
    ['{ "dedupe": { "memory": 256 } }', 'column 25: memory is "256": give a size with its unit'],
    ['{ "dedupe": { "memory": "2kB" } }', 'memory is "2kB": give 1MiB or more'],
    ['{ "sitemap": { "memory": "1MiB" } }', 'memory is "1MiB": give 4MiB or more'],
    [
      '{ "compare": { "options": { "prots": {} } } }',
      'column 29: unknown option `prots`; did you mean `ports`?',
    ],
    [
      '{ "compare": { "options": { "ports": { "coap": "x" } } } }',
      'column 38: option `ports` must be an object of whole numbers',
    ],
    ['{ "dedupe": { "method": "whatwg", "options": { "base": "http://a/" } } }', null],
    ['{ "dedupe": { "options": { "profile": "v5" } } }', null],
    ['{ "compare": { "method": "whatwg", "options": { "ports": { "coap": 5683 } } } }', null],
    [
      '{ "dedupe": { "method": "csp-source" } }',
      'column 25: Method "csp-source" matches a pattern and has no keys: the methods with keys are',
    ],
    ['{ "dedupe": { "method": "whatwg,urn" } }', 'column 25: unknown method "whatwg,urn"'],
    [
      '{ "dedupe": { "preset": "seo", "method": "whatwg" } }',
      'column 42: --method whatwg compares without rules',
    ],
    ['{ "dedupe": { "keep-query": true } }', null],
    ['{ "compare": { "method": "csp-source" } }', null],
    ['{ "inspect": { "known": ["a.example", "x y"] } }', 'column 25: --known must be a list'],
    ['{ "lint": { "severity": { "x": "off" } } }', 'column 25: --severity: there is no rule "x"'],
    ['{ "lint": { "verbs": ["a b"] } }', 'column 22: --verbs: "a b" is not a word'],
    ['{ "lint": { "paths": { "x": 5 } } }', 'column 22: --paths must be an object'],
    [
      '{ "lint": { "severity": "path-too-deep=off", "max-depth": 3 } }',
      'column 59: --max-depth is for the rule path-too-deep, which is off',
    ],
    [
      '{ "dedupe": { "method": "urn", "options": { "base": "http://a/" } } }',
      'column 53: option `base` would have no effect: urn compares URNs',
    ],
    [
      '{ "dedupe": { "method": "urn", "base": "http://a/" } }',
      'column 40: option `base` would have no effect: urn compares URNs',
    ],
  ] as const) {
    const { status, stderr } = await waymark(text, ['config'])
    if (message === null) {
      expect([status, stderr], text).toEqual([0, ''])
      continue
    }
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
  }
  const { stdout } = await waymark(CONFIG, ['config', '--print'])
  expect(stdout).toMatch(/^normalize --on-error +fail {2}line 6$/m)
  expect(stdout).toMatch(/^normalize --format +text {2}default$/m)
  expect(stdout).toMatch(/^lint --preset +strict {2}line 7$/m)
  expect(stdout).toMatch(/^inspect --rules +\{"preset":"crawler",.* {2}line 2$/m)
  const json = await waymark(CONFIG, ['config', '--print', '--format', 'json'])
  expect(JSON.parse(json.stdout).options).toContainEqual({
    command: 'normalize',
    name: 'jobs',
    value: '2',
    from: 'configuration',
    line: 6,
  })
})

test('without a configuration, all values are defaults', async () => {
  const { io, stdout } = memoryIo()
  expect(await main(['config', '--print', '--no-config'], io)).toBe(0)
  expect(stdout()).toContain('There is no configuration: all values are defaults.')
})

test('the commands that can be configured are known without loading them', async () => {
  const all = await loadCommands()
  const configurable = all.filter(
    ({ isConfigurable, name }) => isConfigurable !== false && name !== 'config',
  )
  expect(configurable.map(({ name }) => name)).toEqual(CONFIGURABLE_NAMES)
})

test('config.schema.json says what the commands say', async () => {
  expect(readFileSync(schemaFile, 'utf8'), 'run: pnpm write-docs').toBe(await writeConfigSchema())
})
