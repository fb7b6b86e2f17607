import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GENERATED, pythonSources, sparkSql } from '../scripts/python-source.ts'

test.each(Object.entries(pythonSources()))('%s is up to date', (name, source) => {
  expect(readFileSync(join(import.meta.dirname, '..', GENERATED, name), 'utf8')).toBe(source)
})

test('only the names that differ are translated', () => {
  expect(sparkSql("SELECT arg_min(a, b), min(arg_min), 'unnest' FROM t")).toBe(
    "SELECT min_by(a, b), min(arg_min), 'unnest' FROM t",
  )
})
