import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { locate, mutate } from '../scripts/mutants/described-mutants.ts'
import { exemptMutants } from '../scripts/mutants/exempt-mutants.ts'
import { Judge } from '../scripts/mutants/judge.ts'
import { Lane } from '../scripts/mutants/lanes.ts'
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

test('when a test fails without a mutant, it is named, and all processes can be ended', async () => {
  const failed = { file: 'a.test.ts', name: 'a' }
  const runs = vi.spyOn(Lane.prototype, 'run').mockImplementation(async ({ mutant }) => {
    return mutant === null ? { failed } : new Promise(() => {})
  })
  const ends = vi.spyOn(Lane.prototype, 'end')
  const judge = new Judge(2, 'own')
  const mutant = { file: namedMutants[0]!.file, start: 0, end: 1, replacement: '' }
  void judge.judgeBy(['b.test.ts'], mutant)
  await expect(judge.judge(mutant)).rejects.toThrow('without a mutant, a test fails: a.test.ts: a')
  expect(runs).toHaveBeenCalledTimes(2)
  judge.end()
  expect(new Set(ends.mock.contexts).size).toBe(4)
})
