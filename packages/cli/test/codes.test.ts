/** @module-tag slow */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProblem, problems } from '@waymark/problems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { main } from '../src/main.ts'
import { memoryIo } from './sources.ts'

// The wrong examples of all catalogues go through all commands, whether they are meant for them or not.

const inputs = [...new Set(problems.flatMap(({ examples }) => examples.map(({ wrong }) => wrong)))]

/** Each night, every command gets all of them; otherwise a third, of which each command gets others. */
const parts = runs(3) < 3 ? 3 : 1

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-codes-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const COMMANDS: readonly (readonly [name: string, args: (input: string) => readonly string[]])[] = [
  ['validate', () => ['validate', '-']],
  ['validate, canonical', () => ['validate', '-', '--check', 'canonical']],
  ['sitemap', () => ['sitemap', '-', '--out', folder]],
  ['lint', () => ['lint', '-']],
  ['normalize', () => ['normalize']],
  ['inspect', (input) => ['inspect', '--', input]],
  ['compare', (input) => ['compare', '--method', 'url-pattern', '--', input, 'https://a.example/']],
]

test.each(
  COMMANDS.map(
    ([name, args], at) => [name, args, inputs.filter((_, i) => (i + at) % parts === 0)] as const,
  ),
)('every code that %s prints can be explained', async (name, args, some) => {
  const codes = new Set<string>()
  for (const input of some) {
    const { io, stdout } = memoryIo(input)
    const [command, ...rest] = args(input)
    await main([command!, '--format', 'json', ...rest], io)
    for (const line of jsonOf(stdout())) collectCodes(line, codes)
  }
  expect([...codes].filter((code) => findProblem(code) === null)).toEqual([])
  expect(codes.size, `the codes of ${name}`).toBeGreaterThan(2)
})

/** One value, or one on each line. */
function jsonOf(output: string): readonly unknown[] {
  if (output.trim() === '') return []
  try {
    return [JSON.parse(output)]
  } catch {
    return output.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as unknown]))
  }
}

function collectCodes(value: unknown, codes: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (name === 'code' && typeof member === 'string') codes.add(member)
    else collectCodes(member, codes)
  }
}
