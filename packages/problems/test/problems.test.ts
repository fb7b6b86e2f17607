import { readFileSync } from 'node:fs'
import { SEVERITIES } from '@waymark/infra/problem'
import { catalogues, findProblem, problems } from '@waymark/problems'
import { describe, expect, test } from 'vitest'
import { problemsPage } from '../scripts/problems-page.ts'

const page = new URL('../../../docs/problems.md', import.meta.url)

test('the page about the problems is up to date, and has every code', () => {
  const text = readFileSync(page, 'utf8')
  expect(text, 'run: pnpm write-docs').toBe(problemsPage())
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, code]) => code)
  expect(headings).toEqual(problems.map(({ code }) => code))
})

test('no two codes differ only in case and punctuation', () => {
  const letters = problems.map(({ code }) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
  const repeated = letters.filter((code, index) => letters.indexOf(code) !== index)
  expect(repeated).toEqual([])
})

test('each catalogue has a title of its own, and entries', () => {
  const titles = catalogues.map(({ title }) => title)
  expect(titles).toEqual([...new Set(titles)])
  for (const { entries } of catalogues) expect(entries.length).toBeGreaterThan(0)
})

describe.each(problems)(
  '$code',
  ({ code, severity, summary, explanation, remedy, source, examples }) => {
    test('is complete', () => {
      expect(code).toMatch(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/)
      expect(SEVERITIES).toContain(severity)
      for (const text of [summary, explanation, remedy]) expect(text).toMatch(/^[A-Z`<"].+[.!?]$/s)
      expect(explanation).not.toBe(summary)
      expect(source).toMatch(/^https:\/\//)
      expect(examples.length).toBeGreaterThan(0)
      for (const { wrong, right } of examples) expect(right).not.toBe(wrong)
    })

    test('is found by its code', () => {
      expect(findProblem(code)?.summary).toBe(summary)
    })
  },
)

test('a code that does not exist is not found', () => {
  expect(findProblem('no-such-code')).toBe(null)
  expect(findProblem('constructor')).toBe(null)
})
