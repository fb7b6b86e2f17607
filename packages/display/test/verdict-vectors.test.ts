import { readFileSync } from 'node:fs'
import { inspectDomain } from '@waymark/display'
import { verdictProblems } from '@waymark/display/problems'
import { judgeUrl } from '@waymark/display/verdict'
import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { elidedForms, readBlocks, shownInspection, shownVerdict } from './shown-verdict.ts'

function read(file: string) {
  return readBlocks(readFileSync(new URL(`vectors/${file}`, import.meta.url), 'utf8'))
}

test.each(read('verdicts.txt'))(
  '$input with the base $base',
  ({ input, base, known, expected }) => {
    expect(shownVerdict(judgeUrl(input, { base, known }))).toBe(expected)
  },
)

test.each(read('inspections.txt'))('$input', ({ input, known, expected }) => {
  expect(shownInspection(inspectDomain(input, { known }))).toBe(expected)
})

test.each(read('elided.txt'))('$input in less and less room', ({ input, expected }) => {
  expect(elidedForms(parseUrl(input)!)).toBe(expected)
})

test('each finding of the verdict’s own has an input here', () => {
  const all = read('verdicts.txt')
    .map(({ expected }) => expected)
    .join('\n')
  const missing = verdictProblems.entries.filter(({ code }) => !all.includes(`\n  ${code}`))
  expect(missing.map(({ code }) => code)).toEqual([])
})
