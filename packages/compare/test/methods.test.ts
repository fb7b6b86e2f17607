import { readdirSync, readFileSync } from 'node:fs'
import { compare, keyOf, methods } from '@waymark/compare'
import * as methodExports from '@waymark/compare/methods'
import { PUBLIC_SUFFIX_LIST } from '@waymark/public-suffix'
import { describe, expect, test } from 'vitest'

const FAMILIES = [
  'string',
  'record',
  'ladder',
  'format',
  'address',
  'language',
  'policy',
  'pattern',
]

test('every file of a method is listed, and nothing else is', () => {
  const files = readdirSync(new URL('../src/methods', import.meta.url))
    .filter((file) => file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
  expect(methods.map(({ name }) => name).sort()).toEqual(files.sort())
})

test('`/methods` exports each by itself, described by its summary', () => {
  const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8')
  const inCamelCase = (name: string) =>
    name.replace(/-(.)/g, (_, first: string) => first.toUpperCase())
  const byName = Object.fromEntries(methods.map((method) => [inCamelCase(method.name), method]))
  expect({ ...methodExports }).toEqual(byName)
  for (const [name, { name: file, summary }] of Object.entries(byName)) {
    const docstring = `/** ${summary} */\nexport const ${name}: `
    expect(read(`methods/${file}.ts`)).toContain(docstring)
  }
  const names = read('method-name.ts').match(/(?<=^ {2}\| ').*(?='$)/gm)
  expect(names).toEqual(methods.map(({ name }) => name))
})

test('methods are in the order of their families', () => {
  const places = methods.map(({ family }) => FAMILIES.indexOf(family))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('the keys of these methods are not URLs, those of all others are', () => {
  const others = methods.filter((method) => method.kind === 'symmetric' && !method.keyIsUrl)
  expect(others.map(({ name }) => name).sort()).toEqual([
    'host',
    'ia-surt',
    'ipv4-loose',
    'ipv4-strict',
    'ldap-case-ignore',
    'mozilla-phishing-host',
    'request-target',
    'same-origin',
    'same-site',
    'schemelessly-same-site',
    'ssurt',
    'surt',
  ])
})

describe.each(methods)('$name', (method) => {
  test('says what it is and what a wrong answer would cost', () => {
    expect(method.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    for (const text of [
      method.summary,
      method.explain,
      method.falsePositive,
      method.falseNegative,
    ]) {
      expect(text).toMatch(/^[^a-z].*\.$/)
    }
    expect(method.without).toMatch(/^[^a-z].*\.$/)
    expect(method.source).toMatch(/^https:\/\//)
  })

  test.each(method.examples.map(([a, b, equal, options = {}]) => ({ a, b, equal, options })))(
    '$a and $b: $equal',
    ({ a, b, equal, options }) => {
      const [verdict] = compare(a, b, { methods: [method], options }).verdicts
      expect(verdict?.equal ?? false).toBe(equal)
      expect(verdict?.why).toMatch(/^[A-Z].*\.$/)
      if (method.kind === 'directional' || method.kind === 'pairwise' || a === null) return
      const key = keyOf(a, method, options)
      expect(key !== null && key === keyOf(b, method, options)).toBe(equal)
    },
  )

  test('has an example for each answer', () => {
    expect(new Set(method.examples.map(([, , equal]) => equal))).toEqual(new Set([true, false]))
  })

  test.each(method.options)('its option $name is used in an example', (option) => {
    const used = method.examples.flatMap(([, , , options]) => Object.keys(options ?? {}))
    // Examples are data, and a list of suffixes has functions.
    if (option.type !== PUBLIC_SUFFIX_LIST) expect(used).toContain(option.name)
    expect(option.summary).toMatch(/^[A-Zv].*\.$/)
  })
})

test('the README lists every method with its family', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const table = readme.slice(readme.indexOf('| family '))
  const rows = [...table.matchAll(/^\| ([a-z]+) +\| (`.*`) +\|/gm)]
  const listed = rows.flatMap(([, family, names = '']) =>
    names.split(',').map((name) => [family, name.replaceAll('`', '').trim()]),
  )
  expect(listed).toEqual(methods.map(({ family, name }) => [family, name]))
})
