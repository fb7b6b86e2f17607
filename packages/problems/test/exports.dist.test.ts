import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const names = ['catalogues', 'entryIn', 'findProblem', 'problemIn', 'problems', 'sayIn']
  const entry = '@waymark/problems'
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(names)
})

test.each(['ja', 'ru'])('the texts in %s are an entry of their own', async (language) => {
  const texts = await import(/* @vite-ignore */ `@waymark/problems/texts/${language}`)
  expect(Object.keys(texts)).toEqual([language])
})
