import { urlFunctions } from '@waymark/worker/functions'
import { parse } from 'acorn'
import { describe, expect, test } from 'vitest'
import { readBuiltCode } from '../../../test/built-code.ts'
import { type BundleName, GLOBALS } from '../src/function.ts'
import { full, lite, runBare } from './bundles.ts'

/** The globals of ECMAScript 2020 that the scripts may use. */
const ALLOWED = `
  Array Boolean Error Float32Array Infinity Int32Array Int8Array JSON Map Math NaN Number Object RangeError Reflect RegExp Set
  String Symbol SyntaxError TypeError Uint16Array Uint32Array Uint8Array WeakMap WeakSet
  arguments decodeURIComponent encodeURIComponent globalThis
`.split(/\s+/)

const NEWER = ['at', 'replaceAll', 'hasOwn', 'findLast', 'findLastIndex', 'toSorted', 'toReversed']

describe.each<[BundleName, string, number]>([
  ['lite', lite, 99_500],
  ['full', full, 900_000],
])('the script %s', (name, script, limit) => {
  test('is a classic script of ECMAScript 2020 that declares one variable', () => {
    const { body } = parse(script, { ecmaVersion: 2020, sourceType: 'script' })
    expect(body).toMatchObject([
      { type: 'VariableDeclaration', kind: 'var', declarations: [{ id: { name: GLOBALS[name] } }] },
    ])
  })

  test('takes from its host only what ECMAScript 2020 has', () => {
    const { globals, globalMembers, members, imports } = readBuiltCode(script)
    expect([...globals].filter((global) => !ALLOWED.includes(global))).toEqual([])
    expect([...globalMembers, ...imports.keys()]).toEqual([])
    expect(NEWER.filter((member) => members.has(member))).toEqual([])
  })

  test('adds nothing else to the global object', () => {
    const keys = 'Object.getOwnPropertyNames(globalThis).join()'
    const before = String(runBare(keys)).split(',')
    const after = String(runBare(script, keys)).split(',')
    expect(after.filter((key) => !before.includes(key))).toEqual([GLOBALS[name]])
  })

  test('is small enough for the hosted engines', () => {
    expect(Buffer.byteLength(script)).toBeLessThan(limit)
  })

  test('may be in a statement: it is ASCII and does not end a body', () => {
    expect(script.match(/[^\n -~]|\$\$|"""/g)).toBeNull()
  })

  test('begins with its version and the licences of what is in it', () => {
    const banner = script.slice(0, script.indexOf('*/'))
    expect(banner).toMatch(/^\/\*! @waymark\/udf \d+\.\d+\.\d+\S* (?:lite|full): defines \w+\n/)
    expect(banner).toContain('SPDX-License-Identifier: Unicode-3.0. Unicode ')
    expect(banner.includes('SPDX-License-Identifier: MPL-2.0. Public Suffix List ')).toBe(
      name === 'full',
    )
  })

  test('has the functions of the table and no others', () => {
    const names = runBare(script, `Object.keys(${GLOBALS[name]}).sort()`)
    const table = urlFunctions.filter(({ isSmall }) => name === 'full' || isSmall === true)
    expect(names).toEqual(table.map((one) => one.name).sort())
  })

  test('says which data it has', () => {
    const version = runBare(script, `${GLOBALS[name]}.version()`)
    expect(version).toMatch(/^waymark(?:-lite)? \d+\.\d+\.\d+\S*, Unicode \d+\.0\.0/)
    expect(String(version).includes('Public Suffix List 20')).toBe(name === 'full')
  })
})

test.each([
  ["part('https://a.example', 'hots')", '"host"'],
  ["key('https://a.example', 'same-sit')", '"same-site"'],
  ["key('https://a.example', 'sip-uri')", '"sip-uri"'],
  ["normalize('https://a.example', 'www,sort-quer')", '"sort-query"'],
  ["matches('https://a.example', '/relative')", '"/relative"'],
])('%s throws an error that names %s', (call, named) => {
  expect(() => runBare(full, `waymark.${call}`)).toThrow(named)
})

test('what is not a string has no answer, and throws nothing', () => {
  for (const { name, arguments: all } of urlFunctions) {
    if (all.length === 0) continue
    const call = `[null, 7, {}, [], true].map((x) => waymark.${name}(x, x, x))`
    expect(runBare(full, call), name).toEqual([null, null, null, null, null])
  }
})
