import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locate, mutate } from '../scripts/mutants/described-mutants.ts'
import { exemptMutants } from '../scripts/mutants/exempt-mutants.ts'
import { applyMutant, isProgram, makeMutants } from '../scripts/mutants/make-mutants.ts'
import { namedMutants } from '../scripts/mutants/named-mutants.ts'
import { readText, root } from './workspace.ts'

test.each(namedMutants.map((named) => [`${named.file} ${named.original}`, named] as const))(
  'a named mutant still has its text and its test: %s',
  (_, named) => {
    expect(isProgram(readText(named.file), locate(named))).toBe(true)
    expect(existsSync(join(root, named.test))).toBe(true)
  },
)

test('each exempt mutant is one that the runner makes, and has a reason', () => {
  for (const exempt of exemptMutants) {
    const made = makeMutants(exempt.file, readText(exempt.file))
    expect(made.map(mutate), exempt.original).toContain(mutate(locate(exempt)))
    expect(exempt.reason).toMatch(/^[A-Z].*\.$/)
  }
})

test('operators, conditions, statements, results and literals are changed, and types are not', () => {
  const source = [
    'export function f(a: 1 | 2, b = true): string {',
    '  if (a > 1 && !b) run()',
    "  return /^a+$/.test('x') ? c : ''",
    '}',
  ].join('\n')
  const changed = makeMutants('f.ts', source).map((mutant) => applyMutant(source, mutant))
  expect(new Set(changed).size).toBe(changed.length)
  const lines = changed.map((text) =>
    text
      .split('\n')
      .find((l) => !source.includes(l))
      ?.trim(),
  )
  expect(lines).toEqual([
    'export function f(a: 1 | 2, b = false): string {',
    'if (true) run()',
    'if (false) run()',
    'if (a >= 1 && !b) run()',
    'if (a <= 1 && !b) run()',
    'if (a > (1 + 1) && !b) run()',
    'if (a > (1 - 1) && !b) run()',
    'if (a > 1 || !b) run()',
    'if (a > 1 && b) run()',
    'if (a > 1 && !b) ;',
    "return /a+$/.test('x') ? c : ''",
    "return /^a*$/.test('x') ? c : ''",
    "return /^a+/.test('x') ? c : ''",
    "return true ? c : ''",
    "return false ? c : ''",
    'return undefined',
    "return /^a+$/.test('') ? c : ''",
    "return /^a+$/.test('x') ? c : 'mutant'",
  ])
})
