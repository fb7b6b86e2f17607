import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built @waymark/sqlite exports exactly the documented names', async () => {
  const entry = '@waymark/sqlite'
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z]+\.js$/)
  expect(Object.keys(await import(entry))).toEqual(['registerUrlFunctions'])
  expect(Object.keys(createRequire(import.meta.url)(entry))).toEqual(['registerUrlFunctions'])
})
