import { readdirSync, readFileSync } from 'node:fs'
import { normalize, presets, rules, trace } from '@waymark/normalize'
import * as presetExports from '@waymark/normalize/presets'
import { readRuleFile } from '@waymark/normalize/rule-file'
import * as ruleExports from '@waymark/normalize/rules'
import { describe, expect, test } from 'vitest'

const files = readdirSync(new URL('../src/rules', import.meta.url))
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace(/\.ts$/, ''))

test('every file of a rule is listed, and nothing else is', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(files.sort())
})

test('every file of a preset is listed under its own name', () => {
  const presetFiles = readdirSync(new URL('../src/presets', import.meta.url))
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
  expect(Object.keys(presets).sort()).toEqual(presetFiles.sort())
  for (const [key, preset] of Object.entries(presets)) expect(preset.name).toBe(key)
})

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')

test.each([
  ['rules', ruleExports, rules],
  ['presets', presetExports, Object.values(presets)],
] as const)('`/%s` exports each by itself, described by its summary', (folder, exported, all) => {
  const inCamelCase = (name: string) =>
    name.replace(/-(.)/g, (_, first: string) => first.toUpperCase())
  const byName = Object.fromEntries(all.map((one) => [inCamelCase(one.name), one]))
  expect({ ...exported }).toEqual(byName)
  for (const [name, { name: file, summary }] of Object.entries(byName)) {
    const source = read(`${folder}/${file}.ts`)
    const docstrings = [`/** ${summary} */\nexport const ${name}: `, `/**\n * ${summary}\n *`]
    expect([file, docstrings.some((text) => source.includes(text))]).toEqual([file, true])
  }
})

test('the types have the names of all rules and presets, with their summaries', () => {
  const names = read('names.ts')
  expect(names.match(/(?<=^ {2}\| ').*(?='$)/gm)).toEqual(rules.map(({ name }) => name))
  const members = Object.values(presets).map(({ name, summary }) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  /** ${summary} */\n  readonly ${key}: Value\n`
  })
  expect(names).toContain(`{\n${members.join('')}}`)
})

test.each(Object.values(presets))(
  'the preset $name says what it is for, and when not to use it',
  (preset) => {
    expect(preset.summary).toMatch(/^[A-Z`].*\.$/)
    const sentences = preset.explain?.match(/[.](?: |$)/g) ?? []
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.length).toBeLessThan(5)
    expect(preset.caution).toMatch(/^[A-Z`].*\.$/)
  },
)

test('a preset that a choice changes is not explained as the preset is', () => {
  expect(readRuleFile({ preset: 'seo' }).caution).toBe(presets.seo.caution)
  const changed = readRuleFile({ preset: 'seo', rules: { 'remove-query': false } })
  expect([changed.explain, changed.caution]).toEqual([undefined, undefined])
})

test('presets run their rules in the order of the catalogue', () => {
  for (const preset of Object.values(presets)) {
    expect(preset.rules.length > 0 || preset.canonicalizer !== undefined).toBe(
      preset.name !== 'standard',
    )
    const places = preset.rules.map((rule) => rules.indexOf(rule))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  }
})

describe.each(rules)('$name', (rule) => {
  test('says what it is', () => {
    expect(rule.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(rule.summary).toMatch(/^[A-Z].*\.$/)
    expect(rule.explain).toMatch(/\.$/)
    expect(rule.source).toMatch(/^https:\/\//)
    expect(['preserves', 'usually-preserves', 'changes']).toContain(rule.category)
    expect(rule.examples.length).toBeGreaterThan(1)
  })

  test.each(rule.examples.map(([input, output, options]) => ({ input, output, options })))(
    '$input -> $output',
    ({ input, output, options }) => {
      expect(normalize(input, [rule], options)).toBe(output)
      expect(trace(input, [rule], options).output).toBe(output)
    },
  )

  test.each(rule.options)('its option $name is used in an example', (option) => {
    const used = rule.examples.flatMap(([, , given]) => Object.keys(given ?? {}))
    expect(used).toContain(option.name)
    if (option.type.words !== undefined) expect(option.type.words).toContain(option.default)
  })
})

test('the README lists every rule with its category and options, in running order', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z0-9-]+)` +\| `([a-z-]+)` +\| (.*?) *\|$/gm)]
  expect(
    rows.map(([, name, category, options]) => [name, category, options]),
    'the table in packages/normalize/README.md',
  ).toEqual(
    rules.map(({ name, category, options }) => [
      name,
      category,
      options.map((option) => `\`${option.name}\``).join(', '),
    ]),
  )
})
