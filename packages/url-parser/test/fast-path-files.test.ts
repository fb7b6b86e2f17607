import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')

/** One for each; conformance turns each of them off alone. */
const FAST_PATHS = [
  'match-not-special.ts',
  'match-serialized.ts',
  'repair-serialized.ts',
  'replace-parts.ts',
  'resolve-serialized.ts',
  'scan-serialized.ts',
  'tidy-reference.ts',
  'tidy-start.ts',
]

test.each(FAST_PATHS)('%s is of use to the entry alone, so that it can go', (file) => {
  const users = sources().filter((other) => readSource(other).includes(`'./${file}'`))
  expect(users).toEqual(['serialized.ts'])
})

test('the state machine knows no fast path', () => {
  const states = sources().filter((file) => file.startsWith('states/'))
  expect(states.length).toBeGreaterThan(5)
  const theirs = /serialized|repair|replace|tidy|scan|unit-classes|last-slash/
  const imports = states.flatMap((file) => readSource(file).match(/from '[^']*'/g) ?? [])
  expect(imports.filter((line) => theirs.test(line))).toEqual([])
})

function sources(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
}

function readSource(file: string): string {
  return readFileSync(join(SOURCES, file), 'utf8')
}
