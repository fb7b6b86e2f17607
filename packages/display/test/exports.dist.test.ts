import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  const names = [
    'createInspector',
    'createRenderer',
    'decodeComponent',
    'displayDomain',
    'inspectDomain',
    'renderUrl',
  ]
  const entry = '@waymark/display'
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/index\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(names)
  expect(Object.keys(await import(`${entry}/answer`))).toEqual(['answerUrl'])
  expect(Object.keys(await import(`${entry}/verdict`))).toEqual(['createJudge', 'judgeUrl'])
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(names)
})
