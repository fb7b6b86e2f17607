import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('regular expressions have the flag v', async () => {
  const { createRegExp } = await import('../src/regular-expression.ts')
  expect(createRegExp('a', false).flags).toBe('v')
  expect(createRegExp('[[a-z]--b]', true).flags).toBe('iv')
})

test('an engine of ECMAScript 2022 has u', async () => {
  class RegExpOf2022 extends RegExp {
    constructor(source: string, flags: string) {
      if (flags.includes('v')) throw new SyntaxError('Invalid flags')
      super(source, flags)
    }
  }
  vi.stubGlobal('RegExp', RegExpOf2022)
  const { createRegExp } = await import('../src/regular-expression.ts')
  expect(createRegExp('^(?:\\/([^\\/]+?))$', true).flags).toBe('iu')
})
