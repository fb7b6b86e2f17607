import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Option } from '../src/command-description.ts'
import type { ConfigFile } from '../src/config/config-file.ts'
import { CHOOSING, configuredValues } from '../src/config/config-values.ts'
import { usageFailureOf, verbatim } from '../src/failure.ts'
import { temporaryFolder } from './run-waymark.ts'
import { failureWith } from './sources.ts'

const OPTIONS: readonly Option[] = [
  { name: 'on', summary: '' },
  { name: 'text', value: 'text', summary: '' },
  { name: 'list', value: 'list', listJoiner: '|', summary: '' },
  { name: 'record', value: 'pairs', isRecord: true, summary: '' },
  { name: 'json', value: 'json', summary: '' },
  { name: 'how', value: 'how', choices: ['fast', 'slow'], summary: '' },
  { name: 'jobs', value: 'n', most: 64, summary: '' },
  { name: 'size', value: 'size', least: 1024 ** 2, summary: '' },
  { name: 'url', value: 'url', summary: '' },
  { name: 'file', value: 'file', summary: '' },
  { name: 'files', value: 'file', listJoiner: '\n', summary: '' },
  { name: 'folder', value: 'folder', summary: '' },
  { name: 'fix', risk: verbatim('changes files'), summary: '' },
  { name: 'pattern', value: 'pattern', risk: verbatim('can take forever'), summary: '' },
]

const RULED: readonly Option[] = [
  { name: 'method', value: 'name', summary: '' },
  { name: 'preset', value: 'name', summary: '' },
  { name: 'rule', value: 'rules', summary: '' },
  { name: 'rules', value: 'file', summary: '' },
  { name: 'model', value: 'model', summary: '' },
  { name: 'keep-query', summary: '' },
]

/** A configuration whose faults have the pointer, and whether the name or the value is wrong. */
function configOf(
  value: Readonly<Record<string, unknown>>,
  namedBy: ConfigFile['namedBy'] = '--config',
  folder = '/c',
): ConfigFile {
  return {
    value,
    path: join(folder, 'waymark.config.json'),
    namedBy,
    placeOf: (pointer) => ({ line: pointer.length, column: 1 }),
    fault: ({ text, data }, pointer, at = 'value') =>
      usageFailureOf(text, { ...data, pointer, at }),
  }
}

/** The values of a command `bake`. */
const read = (own: unknown, namedBy?: ConfigFile['namedBy'], folder?: string) =>
  configuredValues(configOf({ bake: own }, namedBy, folder), { name: 'bake', options: OPTIONS })

test.each([
  [{}, {}],
  [{ on: true }, { on: true }],
  [{ on: false }, {}],
  [{ text: 'a' }, { text: 'a' }],
  [{ text: 5 }, { text: '5' }],
  [{ list: 'a' }, { list: 'a' }],
  [{ list: ['a', 'b'] }, { list: 'a|b' }],
  [{ list: [] }, { list: '' }],
  [{ record: { a: '1', b: '2' } }, { record: 'a=1,b=2' }],
  [{ record: 'a=1' }, { record: 'a=1' }],
  [{ json: { a: 1 } }, { json: '{"a":1}' }],
  [{ json: '{}' }, { json: '{}' }],
  [{ how: 'slow' }, { how: 'slow' }],
  [{ jobs: 64 }, { jobs: '64' }],
  [{ size: '1MiB' }, { size: '1MiB' }],
  [{ url: 'http://a/' }, { url: 'http://a/' }],
  [
    { file: 'a/b', folder: '../d' },
    { file: '/c/a/b', folder: '/d' },
  ],
  [
    { file: '-', folder: '-' },
    { file: '-', folder: '-' },
  ],
  [{ files: ['a', '../b', '-'] }, { files: '/c/a\n/b\n-' }],
  [
    { fix: true, pattern: 'x' },
    { fix: true, pattern: 'x' },
  ],
])('the members %j are the options %j', (own, values) => {
  expect(read(own)).toEqual({ values, rules: null, inline: {} })
})

test.each([
  [[], { pointer: '/bake', at: 'value', detail: 'command-type', command: 'bake' }],
  ['x', { pointer: '/bake', at: 'value', detail: 'command-type', command: 'bake' }],
  [{ onn: true }, { pointer: '/bake/onn', at: 'name', detail: 'unknown-option', near: 'on' }],
  [
    { zzzzzz: 1 },
    {
      ...{ pointer: '/bake/zzzzzz', at: 'name', detail: 'unknown-option', member: 'zzzzzz' },
      names: OPTIONS.map(({ name }) => name),
    },
  ],
  [{ 'a/b': 1 }, { pointer: '/bake/a~1b', at: 'name', member: 'a/b' }],
  [{ on: 'true' }, { pointer: '/bake/on', at: 'value', detail: 'switch-type', option: 'on' }],
  [{ text: true }, { pointer: '/bake/text', detail: 'value-type' }],
  [{ text: null }, { pointer: '/bake/text', detail: 'value-type' }],
  [{ text: ['a'] }, { pointer: '/bake/text', detail: 'value-type' }],
  [{ text: {} }, { pointer: '/bake/text', detail: 'value-type' }],
  [{ list: [1] }, { pointer: '/bake/list', detail: 'list-type' }],
  [{ list: {} }, { pointer: '/bake/list', detail: 'list-type' }],
  [{ record: { a: 1 } }, { pointer: '/bake/record', detail: 'object-type' }],
  [{ record: ['a'] }, { pointer: '/bake/record', detail: 'object-type' }],
  [{ json: [] }, { pointer: '/bake/json', detail: 'value-type' }],
  [{ how: 'fasst' }, { pointer: '/bake/how', value: 'fasst', near: 'fast' }],
  [{ how: 'xyzzy' }, { pointer: '/bake/how', value: 'xyzzy', known: ['fast', 'slow'] }],
  [{ jobs: 65 }, { pointer: '/bake/jobs', value: '65', most: 64 }],
  [{ jobs: 0 }, { pointer: '/bake/jobs', value: '0', least: 1 }],
  [{ size: '1B' }, { pointer: '/bake/size', value: '1B', least: '1MiB' }],
  [{ url: '/a' }, { pointer: '/bake/url', value: '/a', detail: 'absolute-url' }],
])('%j is refused: %j', (own, facts) => {
  expect(() => read(own)).toThrow(failureWith(facts))
})

test('what may harm others must be asked for, but not to leave it out', () => {
  for (const own of [{ fix: true }, { pattern: 'x' }]) {
    const option = Object.keys(own)[0]!
    expect(() => read(own, null)).toThrow(
      failureWith({ pointer: `/bake/${option}`, at: 'value', detail: 'risk', option }),
    )
  }
  expect(read({ fix: false }, null).values).toEqual({})
  expect(read({ fix: true }, 'WAYMARK_CONFIG').values).toEqual({ fix: true })
})

test('the command line wins, and what it has is checked nevertheless', () => {
  const command = { name: 'bake', options: OPTIONS }
  const config = configOf({ bake: { text: 'a', list: 'b' } })
  expect(configuredValues(config, command, ['text']).values).toEqual({ list: 'b' })
  expect(configuredValues(configOf({}), command).values).toEqual({})
  expect(() => configuredValues(configOf({ bake: { text: [] } }), command, ['text'])).toThrow(
    failureWith({ detail: 'value-type', option: 'text' }),
  )
})

describe('rules', () => {
  const ruled = (value: Readonly<Record<string, unknown>>, ...given: string[]) =>
    configuredValues(configOf(value), { name: 'bake', options: RULED }, given)

  test('a choice on the command line takes the place of all that are configured', () => {
    const bake = { method: 'm', preset: 'p', rule: 'r', rules: 'f', model: 'w', 'keep-query': true }
    for (const choice of CHOOSING) {
      expect(ruled({ bake, rules: {} }, choice)).toEqual({
        values: { 'keep-query': true },
        rules: null,
        inline: {},
      })
    }
    expect(CHOOSING).toEqual(['method', 'preset', 'rule', 'rules'])
    expect(ruled({ bake }, 'keep-query', 'model').values).toEqual({
      method: 'm',
      preset: 'p',
      rule: 'r',
      rules: '/c/f',
    })
  })

  test('a command without rules of its own has those that all commands share', () => {
    const rules = { preset: 'p' }
    const shared = ruled({ rules, bake: { 'keep-query': true, model: 'w' } })
    expect(shared.values).toEqual({ 'keep-query': true, model: 'w' })
    expect(shared.rules?.value).toBe(rules)
    expect(shared.rules?.placeOf('/x')).toEqual({ line: '/rules/x'.length, column: 1 })
    const faultAt = (pointer: string, at?: 'name') =>
      shared.rules?.fault(verbatim('m'), pointer, at).said
    expect(faultAt('/x')).toEqual({ text: 'm', data: { pointer: '/rules/x', at: 'value' } })
    expect(faultAt('', 'name')).toEqual({ text: 'm', data: { pointer: '/rules', at: 'name' } })
    for (const own of CHOOSING) {
      const { values, rules: left } = ruled({ rules, bake: { [own]: 'x' } })
      expect([Object.keys(values), left]).toEqual([[own], null])
    }
    expect(ruled({ rules: 'r.json' })).toEqual({
      values: { rules: '/c/r.json' },
      rules: null,
      inline: {},
    })
    expect(ruled({})).toEqual({ values: {}, rules: null, inline: {} })
    const plain = { name: 'bake', options: OPTIONS }
    expect(configuredValues(configOf({ rules }), plain)).toEqual({
      values: {},
      rules: null,
      inline: {},
    })
    expect(configuredValues(configOf({ rules }), plain, ['preset']).rules).toBeNull()
  })

  test('rules in a file stay in the folder of a configuration that was found', () => {
    const config = configOf({ rules: '../r.json' }, null)
    expect(() => configuredValues(config, { name: 'bake', options: RULED })).toThrow(
      failureWith({
        ...{ pointer: '/rules', at: 'value', detail: 'outside' },
        ...{ path: '/r.json', configuration: '/c/waymark.config.json' },
      }),
    )
  })
})

const OUTSIDE = failureWith({ detail: 'outside' })

test.skipIf(process.platform === 'win32')(
  'paths of a configuration that was found do not lead out of its folder',
  () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'in'))
    mkdirSync(join(folder, 'linked'))
    writeFileSync(join(folder, 'in', 'plain.html'), '')
    symlinkSync('/tmp/elsewhere', join(folder, 'in', 'Report.json'))
    symlinkSync('/tmp/elsewhere', join(folder, 'linked', 'x'))
    symlinkSync('plain.html', join(folder, 'in', 'inner.html'))
    const found = (own: object) => read(own, null, folder).values
    expect(found({ file: 'in/plain.html' })).toEqual({ file: join(folder, 'in', 'plain.html') })
    expect(found({ file: 'in/inner.json' })).toEqual({ file: join(folder, 'in', 'inner.json') })
    expect(found({ file: 'none/x', folder: 'none' })).toEqual({
      file: join(folder, 'none', 'x'),
      folder: join(folder, 'none'),
    })
    // The JSON report is beside the HTML report.
    for (const file of ['in/report.html', 'in/REPORT.txt', 'in/rep', '../x', '/etc/x']) {
      expect(() => found({ file }), file).toThrow(OUTSIDE)
      expect(() => found({ files: ['-', file] }), file).toThrow(OUTSIDE)
      expect(read({ file }, '--config', folder).values).toEqual({
        file: file.startsWith('/') ? file : join(folder, file),
      })
    }
    expect(found({ folder: 'in/plain' })).toEqual({ folder: join(folder, 'in', 'plain') })
    expect(() => found({ folder: 'linked' })).toThrow(
      failureWith({ detail: 'outside', path: join(folder, 'linked', 'x') }),
    )
    expect(() => found({ folder: 'in' })).toThrow(OUTSIDE)
  },
)
