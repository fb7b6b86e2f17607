import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test.each([['@waymark/urlencoded', ['URLSearchParams', 'parseUrlencoded', 'serializeUrlencoded']]])(
  'the built %s exports exactly the documented names',
  async (name, names) => {
    expect(import.meta.resolve(name)).toMatch(/dist\/node\/[\w-]+\.js$/)
    expect(Object.keys(await import(name)).sort()).toEqual(names)
    expect(Object.keys(require(name)).sort()).toEqual(names)
  },
)

test('the entries share one class', async () => {
  const { URLSearchParams } = await import('@waymark/urlencoded')
  const { QueryList } = await import('@waymark/urlencoded/internal')
  expect(new URLSearchParams(new QueryList('a=1')).get('a')).toBe('1')
})

test('an error is of the class that all packages share', async () => {
  const { serializeUrlencoded } = await import('@waymark/urlencoded')
  const { ArgumentError } = await import('@waymark/infra/argument')
  expect(() => serializeUrlencoded([['a']] as never)).toThrow(ArgumentError)
})
