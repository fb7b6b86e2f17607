import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)

test.each([
  ['@waymark/urlencoded', ['URLSearchParams', 'parseUrlencoded', 'serializeUrlencoded']],
  ['@waymark/urlencoded/query-list', ['QueryList']],
  [
    '@waymark/urlencoded/web-idl',
    [
      'INSPECT',
      'classNameOf',
      'exposeInterface',
      'illegalInvocation',
      'isObject',
      'requireArguments',
      'toDomString',
      'toUsvRecord',
      'toUsvString',
    ],
  ],
])('the built %s exports exactly the documented names', async (name, names) => {
  expect(import.meta.resolve(name)).toMatch(/dist\/[\w-]+\.js$/)
  expect(Object.keys(await import(name)).sort()).toEqual(names)
  expect(Object.keys(require(name)).sort()).toEqual(names)
})

test('the entries share one class', async () => {
  const { URLSearchParams } = await import('@waymark/urlencoded')
  const { QueryList } = await import('@waymark/urlencoded/query-list')
  expect(new URLSearchParams(new QueryList('a=1')).get('a')).toBe('1')
})
