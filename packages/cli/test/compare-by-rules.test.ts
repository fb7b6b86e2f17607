import type { Facts } from '@waymark/infra/problem'
import { normalize, presetNamed, presets } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { runWaymark } from './run-waymark.ts'

const waymark = (input: string, ...args: readonly string[]) => runWaymark(args, { input })

const CRAWL = [
  'https://example.com/a?utm_source=mail#top',
  'HTTPS://Example.com:443/a',
  'https://example.com/?b=1&a=2',
  'mailto:a@example.com',
  'https://example.com/?a=2&b=1',
  'https://example.com/a',
]
const LINES = `${CRAWL.join('\n')}\n`

test('dedupe --preset keeps one line for each page, as it is written', async () => {
  const { status, stdout } = await waymark(
    LINES,
    'dedupe',
    '--preset',
    'crawler',
    '--keep',
    'first',
  )
  expect(stdout.trimEnd().split('\n')).toEqual([CRAWL[0], CRAWL[2], CRAWL[3]])
  expect(status).toBe(0)
})

test.each(Object.keys(presets))('dedupe --preset %s groups what normalize writes', async (name) => {
  const { stdout } = await waymark(LINES, 'dedupe', '--preset', name, '--format', 'json')
  const counts = new Map<string, number>()
  for (const line of CRAWL) {
    const form = normalize(line, presetNamed(name))
    if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1)
  }
  const expected = [...counts].filter(([, count]) => count > 1)
  const groups = stdout.split('\n').filter((line) => line !== '')
  expect(
    groups.map((group) => {
      const { key, count } = JSON.parse(group)
      return [key, count]
    }),
  ).toEqual(expected)
})

test('dedupe takes the options of normalize that choose and change rules', async () => {
  const keep = ['--keep', 'first']
  const byRules = await waymark(LINES, 'dedupe', '--rule', 'remove-query,remove-fragment', ...keep)
  expect(byRules.stdout.trimEnd().split('\n')).toEqual([CRAWL[0], CRAWL[2], CRAWL[3]])
  const changed = ['--preset', 'seo', '--keep-query', '--trailing-slash', 'preserve']
  const slashes = 'http://a/b/?c\nhttp://a/b?c\nhttp://a/b?d\n'
  expect((await waymark(slashes, 'dedupe', ...changed, ...keep)).stdout).toBe(slashes)
  expect(
    (await waymark(slashes, 'dedupe', '--preset', 'seo', '--keep-query', ...keep)).stdout,
  ).toBe('http://a/b/?c\nhttp://a/b?d\n')
})

test('compare asks a preset beside methods, and answers by its status', async () => {
  const [a = '', b = ''] = CRAWL
  expect((await waymark('', 'compare', a, b, '--preset', 'crawler')).status).toBe(0)
  const both = await waymark('', 'compare', a, b, '--preset', 'crawler', '--method', 'whatwg')
  expect(both.status).toBe(1)
  const json = await waymark('', 'compare', a, b, '--rule', 'remove-fragment', '--format', 'json')
  expect(JSON.parse(json.stdout).verdicts).toMatchObject([
    { family: 'rules', equal: false, keys: [normalize(a, ['remove-fragment']), normalize(b, [])] },
  ])
})

test('--method may be given more than once', async () => {
  const args = ['compare', 'http://a/', 'http://a', '--method', 'whatwg', '--method', 'ia-surt']
  const { status, stdout } = await waymark('', ...args, '--format', 'json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout).verdicts.map(({ method }: { method: string }) => method)).toEqual([
    'whatwg',
    'ia-surt',
  ])
})

test('--base resolves relative references, for methods and for rules', async () => {
  const references = '../b\nhttp://a/b#x\n//a/b\n'
  const base = ['--base', 'http://a/c/d', '--keep', 'first']
  expect((await waymark(references, 'dedupe', ...base)).stdout).toBe('../b\nhttp://a/b#x\n')
  expect((await waymark(references, 'dedupe', '--preset', 'seo', ...base)).stdout).toBe('../b\n')
  const two = ['../b', '/b', '--base', 'http://a/c/d', '--method']
  expect((await waymark('', 'compare', ...two, 'whatwg')).status).toBe(0)
  expect((await waymark('', 'compare', ...two, 'string-after-resolution')).status).toBe(0)
  for (const method of ['safe-browsing', 'ia-surt', 'surt', 'ipv4-strict', 'rdf11-iri']) {
    const all = await waymark('../b\nhttp://a/b\n', 'dedupe', '--method', method, ...base)
    expect(all.stdout).toBe('../b\n')
  }
  for (const preset of ['safe-browsing', 'iipc-semantic']) {
    const found = await waymark('b', 'normalize', '--preset', preset, '--base', 'http://a/c/d')
    expect(found.stdout.trim()).toBe('http://a/c/b')
  }
  const policy = ['compare', 'http://a', '/b', '--method', 'csp-source', '--base', 'http://a/c']
  expect((await waymark('', ...policy)).status).toBe(0)
})

test.each<[readonly string[], Facts]>([
  [
    ['dedupe', '--method', 'urn', '--base', 'http://a/'],
    { code: 'option-unread', named: 'base', method: 'urn' },
  ],
  [
    ['compare', '*.a', 'a', '--method', 'csp-host-part', '--base', 'http://a/'],
    { code: 'option-unread', named: 'base', method: 'csp-host-part' },
  ],
  [
    ['dedupe', '--base', 'http://a/', '--options', '{"base":"http://a/"}'],
    { detail: 'base-twice' },
  ],
  [['compare', 'a', 'b', '--base', '/a'], { detail: 'base-not-url', option: 'base', value: '/a' }],
  [['dedupe', '--method', 'crawler'], { detail: 'method-is-preset', name: 'crawler' }],
  [['dedupe', '--method', 'sort-query'], { detail: 'method-is-rule', name: 'sort-query' }],
  [['dedupe', '--method', 'whatwg', '--preset', 'seo'], { detail: 'method-without-rules' }],
  [['dedupe', '--keep-query'], { detail: 'no-rules', option: 'keep-query' }],
  [['dedupe', '--model', 'rfc3986'], { detail: 'no-rules', option: 'model' }],
  [['dedupe', '--preset', 'crawl'], { option: 'preset', near: 'crawler' }],
  [['dedupe', '--rule', 'remove-fragments'], { detail: 'no-rule', near: 'remove-fragment' }],
  [
    ['dedupe', '--preset', 'seo', '--options', '{"profile":"v5"}'],
    { code: 'option-unread', named: 'profile', method: 'seo' },
  ],
  [['compare', 'a', 'b', '--trailing-slash', 'never'], { detail: 'no-rules' }],
])('%j is refused with a remedy', async (args, facts) => {
  const { status, stdout, failures } = await waymark('http://a/\n', ...args)
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
})
