import { traceWith } from '@waymark/normalize'
import { describe, expect, test } from 'vitest'
import { FIRST_LIST, readListState, writeListState } from '../src/list/state.ts'
import { groupLines, LIST_PRESETS, presetNamed } from '../src/list-groups/group-lines.ts'

const group = (lines: readonly string[], preset = 'usually-safe') =>
  groupLines({ text: lines.join('\n'), preset }, () => {})

test('lines with one normal form are a group, the largest first', () => {
  const { view } = group([
    'https://a.example/b',
    'HTTPS://A.example/b',
    'https://a.example/b',
    'https://a.example',
    'https://a.example/',
    'https://a.example/c',
  ])
  expect([view.lines, view.spellings, view.forms, view.refused]).toEqual([6, 5, 3, 0])
  expect(view.groups).toMatchObject([
    {
      form: 'https://a.example/b',
      lines: 3,
      spellings: [
        { text: 'https://a.example/b', lines: 2 },
        { text: 'HTTPS://A.example/b', lines: 1 },
      ],
      rules: ['lowercase-scheme-host'],
    },
    { form: 'https://a.example/', lines: 2 },
  ])
})

test('lines without a normal form are listed, and empty ones are not counted', () => {
  const { view } = group(['', 'not a URL', '  ', 'https://a.example/'])
  expect([view.lines, view.refused, view.notUrls, view.refusedFirst]).toEqual([
    2,
    1,
    1,
    [{ text: 'not a URL', number: 2, isUrl: false }],
  ])
})

test('a URL that the preset does not take is another matter than a line that is not a URL', () => {
  const { view } = group(['https://a.example/', 'mailto:a@a.example', 'a b'], 'seo')
  expect([view.refused, view.notUrls]).toEqual([2, 1])
  expect(view.refusedFirst.map(({ number, isUrl }) => [number, isUrl])).toEqual([
    [2, true],
    [3, false],
  ])
})

describe('what each rule merged', () => {
  test.each(LIST_PRESETS.map(({ name }) => name))('adds up, with %s', (preset) => {
    const { view } = groupLines({ text: FIRST_LIST.text, preset }, () => {})
    const merged = view.shares.reduce((sum, share) => sum + share.merged, 0)
    expect(merged).toBe(view.spellings - view.forms)
  })

  test('is counted where it happens', () => {
    const { view } = group([
      'https://a.example/%7Ea',
      'https://a.example/~a',
      'https://A.example/b',
    ])
    expect(view.shares.map(({ rule, changed, merged }) => [rule, changed, merged])).toEqual(
      expect.arrayContaining([
        ['lowercase-scheme-host', 1, 0],
        ['decode-unreserved', 1, 1],
      ]),
    )
  })
})

test('the files have every line and every form', () => {
  const lines = FIRST_LIST.text.split('\n')
  const { forms, table } = group(lines)
  const expected = lines.map((line) => traceWith(line, presetNamed('usually-safe')).output)
  const rows = table()
    .trimEnd()
    .split('\n')
    .map((row) => JSON.parse(row) as unknown)
  expect(rows).toEqual(lines.map((line, i) => [line, expected[i]]))
  expect(forms()).toBe(
    [...new Set(expected.filter((form) => form !== null))].map((form) => `${form}\n`).join(''),
  )
})

test('a link has the list and the preset', () => {
  for (const state of [FIRST_LIST, { text: 'https://a.example/', preset: 'seo' }]) {
    expect(readListState(new Map(writeListState(state)))).toEqual(state)
  }
})
