import { MAX_LENGTH, urlFunctions } from '@waymark/worker/functions'
import { afterAll, describe, expect, test, vi } from 'vitest'

type Call = (...args: readonly unknown[]) => unknown

vi.stubGlobal('WAYMARK_VERSION', '1.2.3')
afterAll(() => vi.unstubAllGlobals())

const [lite, full] = (await Promise.all([
  import('../src/lite.ts'),
  import('../src/full.ts'),
])) as unknown as readonly Readonly<Record<string, Call>>[]
const scripts = { lite: lite!, full: full! } as const

describe.each(['lite', 'full'] as const)('the script %s', (bundle) => {
  const functions = scripts[bundle]
  const table = urlFunctions.filter(({ isSmall }) => bundle === 'full' || isSmall === true)

  test('has the functions of the table and no others', () => {
    expect(Object.keys(functions).sort()).toEqual(table.map(({ name }) => name).sort())
  })

  test.each(table.flatMap(({ name, examples }) => examples.map((one) => [name, ...one] as const)))(
    '%s of %j is %j',
    (name, args, result) => {
      expect(functions[name]!(...args)).toEqual(result)
    },
  )

  test.each(table.filter(({ arguments: all }) => all.length > 0))(
    '$name of what is no string, or is longer than 1 MiB, is NULL',
    ({ name, arguments: all, examples }) => {
      const args = examples.find(([given]) => given.length === all.length)![0]
      for (const at of all.keys()) {
        for (const value of [null, 5, {}, ['en'], 'é'.repeat(524_289), 'x'.repeat(1_048_577)]) {
          expect(functions[name]!(...args.map((arg, i) => (i === at ? value : arg)))).toBeNull()
        }
      }
      expect(functions[name]!()).toBeNull()
    },
  )
})

test('the limit of the script lite is that of the table', () => {
  expect(lite!['valid']!(`x:${'y'.repeat(MAX_LENGTH - 2)}`)).toBe(true)
  expect(lite!['valid']!(`x:${'y'.repeat(MAX_LENGTH - 1)}`)).toBeNull()
})

test.each<[string, readonly string[], unknown]>([
  ['page_url', ['https://example.com'], 'https://example.com/'],
  ['page_url_problem', ['https://localhost/'], null],
  ['domain', ['mailto:a@example.com'], null],
  ['warnings', ['https://[::1]/'], null],
  ['part', ['https://a:b@example.com/#f', 'username'], 'a'],
  ['part', ['https://example.com', 'href'], 'https://example.com/'],
  ['param', ['not a URL', 'q'], null],
  ['params', ['https://a.example/?%F0&"'], '[["\ufffd",""],["\\"",""]]'],
  ['resolve', ['https://a b/', 'https://a.example/'], null],
  ['resolve', ['?b', 'https://a.example/x?a'], 'https://a.example/x?b'],
])('%s of %j', (name, args, answer) => {
  expect(full![name]!(...args)).toEqual(answer)
  if (name in lite!) expect(lite![name]!(...args)).toEqual(answer)
})

test('a function gives the answers of the argument of each call', () => {
  const url = 'https://News.bbc.co.uk/x?b=1&a=2'
  for (let i = 0; i < 2; i++) {
    expect(full!['key']!(url, 'same-site')).toBe('https://bbc.co.uk')
    expect(full!['key']!(url, 'whatwg')).toBe('https://news.bbc.co.uk/x?b=1&a=2')
  }
})

test.each<[string, readonly string[], string]>([
  ['part', ['https://a.example', 'hots'], '"host"'],
  ['part', ['not a URL', 'hots'], '"host"'],
  ['part', ['https://a.example', 'constructor'], '"constructor"'],
  ['key', ['https://a.example', 'same-sit'], '"same-site"'],
  ['normalize', ['https://a.example/', 'sort-querry'], '"sort-query"'],
  ['normalize', ['https://a.example/', 'sort-query,remove-fragmnt'], '"remove-fragment"'],
  ['normalize', ['https://a.example/', 'seo,seo'], '"seo"'],
  ['domain', ['https://a.example/', 'ican'], '"icann"'],
  ['matches', ['not a URL', '/relative'], '"/relative"'],
])('%s of %j is an error that says what can be meant', (name, args, named) => {
  expect(() => full![name]!(...args)).toThrow(named)
  // In the same words.
  if (name in lite!) {
    expect(() => lite![name]!(...args)).toThrow(errorOf(() => full![name]!(...args)))
  }
})

function errorOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it did not throw')
}

test('a script says its version and those of its data', () => {
  expect(lite!['version']!()).toMatch(/^waymark-lite 1\.2\.3, Unicode \d+\.0\.0$/)
  expect(full!['version']!()).toMatch(
    /^waymark 1\.2\.3, Unicode \d+\.0\.0, Public Suffix List 20\d\d-\d\d-\d\d \w+, language subtags 20\d\d-\d\d-\d\d$/,
  )
})
