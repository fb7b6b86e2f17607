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
  const named = expect.stringMatching(/--config \S*waymark\.config\.mjs\n$/)
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
  expect(wrong.stderr).toContain('waymark.config.ts: /rules/preset: ')
  writeFileSync(join(cwd, 'waymark.config.ts'), 'export default {')
  const broken = await runProcess(args, { input: INPUT, cwd })
  expect([broken.status, broken.stderr]).toEqual([
    2,
    expect.stringMatching(/waymark\.config\.ts: /),
  ])
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
  ['{ "normalise": {} }', { detail: 'unknown-member', near: 'normalize', atLine: 1, atColumn: 3 }],
  ['{ "normalize": { "job": 2 } }', { detail: 'unknown-option', near: 'jobs', atColumn: 18 }],
  ['{ "normalize": { "on-error": "fial" } }', { option: 'on-error', near: 'fail' }],
  ['{ "normalize": { "trace": "yes" } }', { detail: 'switch-type', option: 'trace' }],
  ['{ "normalize": { "jobs": true } }', { detail: 'value-type', option: 'jobs' }],
  ['{ "normalize": { "jobs": -1 } }', { value: '-1', least: 1, atLine: 1, atColumn: 26 }],
  ['{ "normalize": { "base": "/a" } }', { detail: 'absolute-url', option: 'base', value: '/a' }],
  ['{ "normalize": [] }', { detail: 'command-type', command: 'normalize' }],
  [
    '{\n  "rules": {\n    "preset": "se" } }',
    { detail: 'no-preset', name: "'se'", near: 'seo', atLine: 3, atColumn: 15 },
  ],
  ['{ "normalize": { "jobs": 65 } }', { value: '65', most: 64, atColumn: 26 }],
  ['[]', { detail: 'config-type' }],
])('%s is refused at its place', async (text, facts) => {
  for (const command of ['normalize', 'config']) {
    const { status, stdout, failures } = await waymark(text, [command])
    const settings = expect.stringMatching(/waymark\.config\.json$/)
    expect([status, stdout, failures]).toMatchObject([2, '', [{ settings, ...facts }]])
  }
})

test('a configuration that is not JSON is refused at its place', async () => {
  const { status, failures } = await waymark('{', ['normalize'])
  expect([status, failures]).toMatchObject([2, [{ code: 'json-invalid', line: 1, column: 2 }]])
})

test('a folder is not a configuration, and the message names a file', async () => {
  const folder = folderWith('{}')
  const filled = await runWaymark(['config', '--config', folder])
  const file = join(folder, 'waymark.config.json')
  expect([filled.status, filled.failures]).toMatchObject([
    2,
    [{ detail: 'config-in-folder', file }],
  ])
  const empty = await runWaymark(['config', '--config', temporaryFolder()])
  expect([empty.status, empty.failures]).toMatchObject([2, [{ detail: 'config-folder' }]])
})

test('config checks every command, and prints what is in force with its place', async () => {
  expect((await waymark(CONFIG, ['config'])).stdout).toMatch(
    /waymark\.config\.json \(named by --config\): it can be used\.\n$/,
  )
  const wrong = await waymark('{ "dedupe": { "keep": "last" } }', ['config'])
  expect([wrong.status, wrong.failures]).toMatchObject([2, [{ option: 'keep', value: 'last' }]])
  for (const [text, facts] of [
    ['{ "dedupe": { "method": "whatwgg" } }', { detail: 'unknown-method', atColumn: 25 }],
    ['{ "inspect": { "rule": "sort" } }', { detail: 'no-rule', column: 1, atColumn: 24 }],
    ['{ "dedupe": { "memory": "1GB" } }', null],
    ['{ "dedupe": { "memory": 256 } }', { detail: 'size', value: '256', atColumn: 25 }],
    ['{ "dedupe": { "memory": "2kB" } }', { value: '2kB', least: '1MiB' }],
    ['{ "sitemap": { "memory": "1MiB" } }', { value: '1MiB', least: '4MiB' }],
    [
      '{ "compare": { "options": { "prots": {} } } }',
      { code: 'option-unknown', named: 'prots', near: 'ports', atColumn: 29 },
    ],
    [
      '{ "compare": { "options": { "ports": { "coap": "x" } } } }',
      { code: 'option-wrong', named: 'ports', atColumn: 38 },
    ],
    ['{ "dedupe": { "method": "whatwg", "options": { "base": "http://a/" } } }', null],
    ['{ "dedupe": { "options": { "profile": "v5" } } }', null],
    ['{ "compare": { "method": "whatwg", "options": { "ports": { "coap": 5683 } } } }', null],
    ['{ "dedupe": { "method": "csp-source" } }', { detail: 'no-keys', atColumn: 25 }],
    [
      '{ "dedupe": { "method": "whatwg,urn" } }',
      { detail: 'unknown-method', name: 'whatwg,urn', atColumn: 25 },
    ],
    [
      '{ "dedupe": { "preset": "seo", "method": "whatwg" } }',
      { detail: 'method-without-rules', method: 'whatwg', atColumn: 42 },
    ],
    ['{ "dedupe": { "keep-query": true } }', null],
    ['{ "compare": { "method": "csp-source" } }', null],
    [
      '{ "inspect": { "known": ["a.example", "x y"] } }',
      { code: 'option-wrong', option: 'known', atColumn: 25 },
    ],
    [
      '{ "lint": { "severity": { "x": "off" } } }',
      { detail: 'unknown-rule', option: 'severity', name: 'x', atColumn: 25 },
    ],
    ['{ "lint": { "verbs": ["a b"] } }', { detail: 'not-a-word', word: 'a b', atColumn: 22 }],
    [
      '{ "lint": { "paths": { "x": 5 } } }',
      { code: 'option-wrong', option: 'paths', atColumn: 22 },
    ],
    [
      '{ "lint": { "severity": "path-too-deep=off", "max-depth": 3 } }',
      { detail: 'rule-off', option: 'max-depth', rule: 'path-too-deep', atColumn: 59 },
    ],
    [
      '{ "dedupe": { "method": "urn", "options": { "base": "http://a/" } } }',
      { code: 'option-unread', named: 'base', method: 'urn', atColumn: 53 },
    ],
    [
      '{ "dedupe": { "method": "urn", "base": "http://a/" } }',
      { code: 'option-unread', named: 'base', method: 'urn', atColumn: 40 },
    ],
  ] as const) {
    const { status, stderr, failures } = await waymark(text, ['config'])
    if (facts === null) expect([status, stderr], text).toEqual([0, ''])
    else expect([status, failures]).toMatchObject([2, [facts]])
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
  expect(stdout()).not.toMatch(/ line \d+$/m)
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
