import { resolve } from 'node:path'
import type { Facts } from '@waymark/infra/problem'
import { expect, test } from 'vitest'
import { OptionValues } from '../src/option-values.ts'
import { SITE_SEVERITY_OPTIONS, siteJudge } from '../src/problems/site-severities.ts'
import {
  cleanText,
  countsText,
  hiddenText,
  sameText,
  severityCount,
  severityWord,
} from '../src/report/severity-words.ts'
import { problemOf } from './sample-reports.ts'
import { failureWith } from './sources.ts'

const judgeBy = (values: { readonly severity?: string; readonly paths?: string | object }) =>
  siteJudge(
    new OptionValues(SITE_SEVERITY_OPTIONS, {
      ...values,
      ...(typeof values.paths === 'object' && { paths: JSON.stringify(values.paths) }),
    } as never),
  )

const MISSING = { code: 'x-default-missing', severity: 'info' } as const
const DOUBLE = { code: 'duplicate-loc', severity: 'warning' } as const

test('severities are those of the codes, or of the problem', () => {
  const judge = judgeBy({ severity: 'x-default-missing=off, duplicate-loc=error' })
  expect(judge(problemOf(MISSING))).toBe('off')
  expect(judge(problemOf(DOUBLE))).toBe('error')
  expect(judge(problemOf({ code: 'future-lastmod', severity: 'warning' }))).toBe('warning')
  expect(judge(problemOf({ code: 'toString', severity: 'info' }))).toBe('info')
  expect(judgeBy({})(problemOf(DOUBLE))).toBe('warning')
})

const A = 'https://a.example'

test.each<[pattern: string, problem: object, isTaken: boolean]>([
  // A path is that of the URL of the page, up to the query.
  ['/legacy/**', { loc: `${A}/legacy/a?b#c` }, true],
  ['/legacy/**', { loc: `${A}/legacy` }, true],
  ['/legacy/**', { loc: `${A}/new/legacy/a` }, false],
  ['/legacy/*', { loc: `${A}/legacy/a` }, true],
  ['/legacy/*', { loc: `${A}/legacy/a/b` }, false],
  ['/', { loc: A }, true],
  ['/', { loc: `${A}/` }, true],
  ['/', { loc: `${A}?q` }, true],
  ['/', { loc: `${A}/a` }, false],
  ['/a', { loc: '/a' }, true],
  ['/a', { loc: 'a' }, false],
  // The value counts where a problem has no page.
  ['/a', { value: `${A}/a` }, true],
  ['/a', { loc: `${A}/b`, value: `${A}/a` }, false],
  ['/a', { value: 'en' }, false],
  ['/a', {}, false],
  ['/a', { file: '/a' }, false],
  // Any other pattern is for the whole URL, or the file.
  [`${A}/**`, { loc: `${A}/a/b?c` }, true],
  [`${A}/a`, { loc: `${A}/a?c` }, true],
  [`${A}/a`, { loc: `${A}/a/` }, false],
  [`https://*/a`, { value: `${A}/a` }, true],
  ['**/a', { loc: `${A}/b/a` }, true],
  ['old/*.xml', { file: resolve('old/a.xml') }, true],
  ['old/*.xml', { file: 'old/a.xml', loc: `${A}/` }, true],
  ['old/*.xml', { file: 'old/b/a.xml' }, false],
  ['old/*.xml', { file: 'new/old/a.xml' }, false],
  ['old/*.xml', {}, false],
])('the severities below %j are for %j: %j', (pattern, problem, isTaken) => {
  const judge = judgeBy({ paths: { [pattern]: { 'duplicate-loc': 'off' } } })
  expect(judge(problemOf({ ...DOUBLE, ...problem }))).toBe(isTaken ? 'off' : 'warning')
  expect(judge(problemOf({ ...MISSING, ...problem }))).toBe('info')
})

test('paths go before codes, and the last one that matches wins', () => {
  const judge = judgeBy({
    severity: 'duplicate-loc=error',
    paths: {
      '/a/**': { 'duplicate-loc': 'off' },
      '/a/b/**': { 'duplicate-loc': 'info' },
      '/a/b/c': { 'x-default-missing': 'error' },
    },
  })
  const at = (path: string, problem: object = DOUBLE) =>
    judge(problemOf({ ...problem, loc: A + path }))
  expect(['/', '/a/x', '/a/b/x', '/a/b/c'].map((path) => at(path))).toEqual([
    ...['error', 'off', 'info', 'info'],
  ])
  expect(at('/a/b/c', MISSING)).toBe('error')
})

test.each<[{ readonly severity?: string; readonly paths?: string | object }, Facts]>([
  [{ severity: 'duplicate-loc' }, { detail: 'no-severity', name: 'duplicate-loc' }],
  [{ severity: 'duplicate-loc=' }, { detail: 'no-severity', name: 'duplicate-loc' }],
  [{ severity: 'duplicate-loc=off=off' }, { detail: 'no-severity', name: 'duplicate-loc' }],
  [
    { severity: 'duplicate-loc=off,duplicate-loc=off' },
    { detail: 'severity-twice', name: 'duplicate-loc' },
  ],
  [{ severity: 'duplicate-lok=off' }, { detail: 'unknown-code', near: 'duplicate-loc' }],
  [{ severity: 'zzzzzzzz=off' }, { detail: 'unknown-code', name: 'zzzzzzzz' }],
  [{ severity: '' }, { detail: 'unknown-code', option: 'severity', name: '' }],
  [{ paths: '{' }, { detail: 'severities-json', option: 'paths' }],
  [{ paths: '5' }, { code: 'option-wrong', option: 'paths', got: '5' }],
  [{ paths: { '/a': 'off' } }, { code: 'option-wrong', option: 'paths', place: '/a' }],
  [
    { paths: { '/a': { 'duplicate-lok': 'off' } } },
    { detail: 'unknown-code', option: 'paths', near: 'duplicate-loc' },
  ],
])('%j is refused', (values, facts) => {
  expect(() => judgeBy(values)).toThrow(failureWith(facts))
})

test('what is said of severities', () => {
  const paint = (format: unknown, text: string) => `<${format}>${text}</>`
  const counts = (error: number, warning: number, info: number) => ({ error, warning, info })
  const said = (error: number, warning: number, info: number, hidden = 0) =>
    countsText(counts(error, warning, info), hidden, { paint } as never)
  expect(said(1, 2, 3)).toBe('1 error, 2 warnings, 3 info')
  expect(said(2, 0, 1, 5)).toBe('2 errors, 1 info')
  expect(said(0, 1, 0)).toBe('1 warning')
  expect(said(0, 0, 0)).toBe('<green>nothing to report</>')
  expect(said(0, 0, 0, 1)).toBe('<green>nothing to report except 1 hidden problem</>')
  expect((['error', 'warning', 'info'] as const).map(severityWord)).toEqual([
    ...['error', 'warning', 'info'],
  ])
  expect(severityCount('info', 1000)).toBe('1,000 info')
  expect([cleanText([], 0), cleanText([1], 0), cleanText([1], 2)]).toEqual([
    'No problems found.',
    'No errors or warnings.',
    'No errors or warnings except 2 hidden problems.',
  ])
  expect(hiddenText(1)).toBe('No errors or warnings except 1 hidden problem')
  expect([sameText(0), sameText(1), sameText(2)]).toEqual([
    'Nothing has changed.',
    'Nothing has changed in what is reported; 1 hidden problem is not.',
    'Nothing has changed in what is reported; 2 hidden problems are not.',
  ])
})
