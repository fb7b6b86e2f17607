import { answer, methods } from '@waymark/compare'
import { expect, test } from 'vitest'
import { runWaymark } from './run-waymark.ts'

test('--all shows the answer of each method, where the two differ, and what a wrong answer costs', async () => {
  const urls = ['http://Example.com/%7Ea', 'http://example.com:80/~a']
  const run = await runWaymark(['compare', '--all', ...urls])
  expect([run.status, run.stderr]).toEqual([1, ''])
  expect(run.stdout).toMatch(/^Equal by \d+ methods\n(?: {2}.*\n)* {2}rfc3986-scheme +If a scheme/m)
  expect(run.stdout).toMatch(
    /^Different by \d+ methods: the keys differ in the path .*\n(?: {2}.*\n)* {2}whatwg +A cache/m,
  )
  expect(run.stdout).toMatch(
    /^No answer by 3 methods: an option is needed\n(?: {2}.*\n)* {2}soap /m,
  )
  expect(run.stdout).toContain('Equal after decode-unreserved (preserves).')
  for (const { name, kind } of methods) {
    expect(run.stdout.includes(`  ${name} `), name).toBe(kind !== 'directional')
  }
})

test('json has the answer, unless methods are named', async () => {
  const json = async (...args: readonly string[]) =>
    JSON.parse((await runWaymark(['compare', ...args, '--format', 'json'])).stdout)
  const urls = ['../b?utm_source=x', '/b'] as const
  const base = 'https://a.example/c/d'
  expect((await json(...urls, '--base', base)).answer).toEqual(answer(...urls, { base }))
  const options = { noVarySearch: 'params', profile: 'v5' } as const
  const given = JSON.stringify({ ...options, ports: { coap: 1 } })
  expect((await json('http://a/?b', 'http://a/', '--options', given)).answer).toEqual(
    answer('http://a/?b', 'http://a/', options),
  )
  expect((await json(...urls, '--method', 'urn')).answer).toBeNull()
})

test('with --method, the exit status is the answer', async () => {
  const sites = ['compare', 'https://a.example.com/', 'https://b.example.com/', '--method']
  expect((await runWaymark([...sites, 'same-site'])).status).toBe(0)
  expect((await runWaymark([...sites, 'same-site, same-origin'])).status).toBe(1)
  const pattern = ['compare', '*.example.com', 'a.example.com', '--method', 'csp-host-part']
  expect((await runWaymark(pattern)).status).toBe(0)
})

test('a URL Pattern matches a URL, or the message says what is wrong with the pattern', async () => {
  const ask = (pattern: string, options: string) =>
    runWaymark(['compare', pattern, '/B/7', '--method', 'url-pattern', '--options', options])
  const base = '"base":"https://a.example/"'
  expect((await ask('/b/:id', `{${base},"ignoreCase":true}`)).status).toBe(0)
  expect((await ask('/b/:id', `{${base}}`)).status).toBe(1)
  const broken = await ask('/b/:id(', `{${base}}`)
  expect([broken.status, broken.failures]).toMatchObject([2, [{ code: 'pattern-regexp-unclosed' }]])
  const without = await ask('/b/:id', '{}')
  expect([without.status, without.failures]).toMatchObject([
    2,
    [{ code: 'option-missing', option: 'base' }],
  ])
})

test('without --method, the exit status is the answer of browsers', async () => {
  const status = async (...args: string[]) => (await runWaymark(['compare', ...args])).status
  expect(await status('http://Example.com:80/a/../b', 'http://example.com/b')).toBe(0)
  expect(await status('http://a.example/%7E', 'http://a.example/~')).toBe(1)
  expect(await status('http://a.example/', 'no URL')).toBe(1)
  expect(await status('no URL', 'no URL')).toBe(1)
  expect(await status('http://a.example/?b', 'http://a.example/', '--preset', 'crawler')).toBe(1)
})

test('one of the URLs can come from standard input', async () => {
  const run = async (...urls: string[]) =>
    await runWaymark(['compare', ...urls], { input: 'HTTP://a.example\n' })
  const { status, stdout } = await run('-', 'http://a.example/', '--all')
  expect([status, stdout]).toEqual([0, expect.stringContaining('\nHTTP://a.example\n')])
  expect((await run('http://b.example/', '-')).status).toBe(1)
  const both = await run('-', '-')
  expect([both.status, both.failures]).toMatchObject([2, [{ detail: 'input-twice' }]])
})

test('json has the verdicts with keys, offsets and costs', async () => {
  const run = await runWaymark([
    'compare',
    'a:b',
    'A:c',
    '--method',
    'rfc3986-syntax',
    '--format',
    'json',
  ])
  expect(run.status).toBe(1)
  const { parts, ...printed } = JSON.parse(run.stdout)
  expect(parts.map(({ part, same }: { part: string; same: string }) => [part, same])).toEqual([
    ['scheme', 'parsed'],
    ['credentials', 'written'],
    ['host', 'written'],
    ['port', 'written'],
    ['path', null],
    ['query', 'written'],
    ['fragment', 'written'],
  ])
  expect(printed).toEqual({
    a: 'a:b',
    b: 'A:c',
    answer: null,
    areUrls: [true, true],
    parameters: [],
    isReordered: false,
    problems: [],
    groups: [
      {
        equal: false,
        methods: ['rfc3986-syntax'],
        why: expect.any(String),
        data: {
          places: [{ text: expect.any(String), data: { part: 'path', a: 'b', b: 'c' } }],
        },
        differences: [{ part: 'path', pieces: ['b', 'c'] }],
        remedy: [],
      },
    ],
    verdicts: [
      {
        method: 'rfc3986-syntax',
        family: 'ladder',
        kind: 'symmetric',
        equal: false,
        keys: ['a:b', 'a:c'],
        difference: { part: 'path', a: { start: 2, end: 3 }, b: { start: 2, end: 3 } },
        why: expect.any(String),
        data: { part: 'path', a: 'b', b: 'c' },
        remedy: [],
        summary: expect.stringMatching(/\.$/),
        falsePositive: expect.stringMatching(/\.$/),
        falseNegative: expect.stringMatching(/\.$/),
        source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2',
      },
    ],
  })
})

test('options tell a method what it needs', async () => {
  const question = ['compare', '../c', '/a/c', '--method', 'string-after-resolution']
  const options = ['--options', '{"base":"http://e.com/a/b/d"}']
  expect((await runWaymark([...question, ...options])).status).toBe(0)
  const without = await runWaymark(question)
  expect([without.status, without.failures]).toMatchObject([
    2,
    [{ code: 'option-missing', option: 'base' }],
  ])
})

test.each([
  // What the search for rules that would help reads, and what the method chosen by the application does.
  ['whatwg', '{"ports":{"coap":5683}}'],
  ['soap', '{"comparison":"rfc3986-scheme","ports":{"coap":5683}}'],
  ['soap,same-site', '{"comparison":"string-after-resolution","base":"http://e.com/"}'],
])('%s is asked with %s', async (method, options) => {
  const args = ['compare', 'coap://a', 'coap://a', '--method', method, '--options', options]
  expect((await runWaymark(args)).stderr).toBe('')
})

test.each([
  [['--method', 'same-sit'], { detail: 'unknown-method', near: ['same-site'] }],
  [
    ['--method', 'rfc3986'],
    { detail: 'unknown-method', near: ['rfc3986-simple', 'rfc3986-syntax', 'rfc3986-scheme'] },
  ],
  [['--method', 'browsing'], { detail: 'unknown-method', near: ['safe-browsing'] }],
  [
    ['--method', 'equality-of-everything-there-is-anywhere'],
    { detail: 'unknown-method', name: 'equality-of-everything-there-is-anywhere' },
  ],
  [['--options', '{'], { detail: 'options-json' }],
  [['--options', '[]'], { detail: 'options-object' }],
  [['--options', '{"bass":1}'], { code: 'option-unknown', named: 'bass', near: 'base' }],
  [['--options', '{"ports":{"a":"1"}}'], { code: 'option-wrong', named: 'ports' }],
  [['--options', '{"dns":{"a":"1"}}'], { code: 'option-wrong', named: 'dns' }],
  [
    ['--method', 'url-pattern', '--options', '{"ignoreCase":1}'],
    { code: 'option-wrong', named: 'ignoreCase', got: '1' },
  ],
  [
    ['--method', 'urn', '--options', '{"base":"http://e.com/"}'],
    {
      ...{ code: 'option-unread', option: 'options', named: 'base', method: 'urn' },
      readers: expect.arrayContaining(['string-after-resolution', 'whatwg']),
    },
  ],
  [
    ['--options', '{"selfOrigin":"http://a"}'],
    { code: 'option-unread', named: 'selfOrigin', readers: ['csp-source', 'csp-policy'] },
  ],
  [['--all', '--format', 'json'], { detail: 'all-for-text', format: 'json' }],
  [['more'], { detail: 'takes-some', max: 2, extra: 'more' }],
])('%j is refused with a remedy', async (args, facts) => {
  const run = await runWaymark(['compare', 'http://a/', 'http://b/', ...args])
  expect([run.status, run.stdout, run.failures]).toMatchObject([2, '', [facts]])
})

test('a single URL is refused', async () => {
  const run = await runWaymark(['compare', 'http://a/'])
  expect([run.status, run.failures]).toMatchObject([2, [{ detail: 'no-operand', operand: 'url' }]])
})

test('prints nothing that a terminal would act on', async () => {
  const run = await runWaymark(['compare', 'http://a/\u001b[2J\u202e', 'http://a/\u0007'])
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  expect(run.stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
})

test.each([
  ['{"base":"http://a/","base":"http://b/"}', 'base'],
  ['{"redirects":{"https://a/":"https://b/","https:\\/\\/a/":"https://c/"}}', 'https://a/'],
])('a member that is there twice is refused: %s', async (options, member) => {
  const args = ['compare', 'http://a/', 'http://a/', '--options', options]
  const { status, failures } = await runWaymark(args)
  expect([status, failures]).toMatchObject([2, [{ detail: 'member-twice', member }]])
})

test('a misspelt option is not told to be removed', async () => {
  const args = ['--options', '{"bse":1}']
  for (const command of [
    ['compare', 'http://a/', 'http://a/'],
    ['dedupe', '-'],
  ]) {
    const { status, failures } = await runWaymark([...command, ...args])
    const facts = { code: 'option-unknown', option: 'options', named: 'bse', near: 'base' }
    expect([status, failures]).toMatchObject([2, [facts]])
  }
})

test('JSON has the code of what is wrong with a pattern', async () => {
  const args = ['http://a/(', 'http://a/', '--method', 'url-pattern', '--format', 'json']
  const { status, stdout, failures } = await runWaymark(['compare', ...args])
  expect([status, failures]).toMatchObject([2, [{ code: 'pattern-regexp-unclosed' }]])
  expect(JSON.parse(stdout)).toMatchObject({
    verdicts: [],
    problems: [{ code: 'pattern-regexp-unclosed', severity: 'error', start: 9, end: 10 }],
  })
})
