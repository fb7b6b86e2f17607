import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test.each(['@waymark/url', '@waymark/url/ascii'])(
  'the built %s exports exactly the documented names',
  async (name) => {
    const names = ['URL', 'URLSearchParams']
    expect(import.meta.resolve(name)).toMatch(/dist\/\w+\.js$/)
    expect(Object.keys(await import(name)).sort()).toEqual(names)
    expect(Object.keys(require(name)).sort()).toEqual(names)
  },
)

test('import and require give one class', async () => {
  const { URL } = await import('@waymark/url')
  expect(require('@waymark/url').URL).toBe(URL)
  expect(new URL('https://bücher.example').hostname).toBe('xn--bcher-kva.example')
})
