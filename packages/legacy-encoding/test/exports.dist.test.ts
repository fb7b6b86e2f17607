import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/legacy-encoding')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/legacy-encoding'))).toEqual(['getEncoder'])
  const required = createRequire(import.meta.url)('@waymark/legacy-encoding')
  expect(Object.keys(required)).toEqual(['getEncoder'])
})
