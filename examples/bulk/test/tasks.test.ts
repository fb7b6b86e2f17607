import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPrefix } from '@waymark/normalize/safe-browsing'
import { iaSurt } from '@waymark/normalize/surt'
import { expect, onTestFinished, test } from 'vitest'
import { countVisits } from '../src/tasks/analytics.ts'
import { isArchived } from '../src/tasks/archive-look-up.ts'
import { mergeBookmarks } from '../src/tasks/bookmarks.ts'
import { cacheKey } from '../src/tasks/cache-keys.ts'
import { cleanLog } from '../src/tasks/clean-logs.ts'
import { blockedScripts } from '../src/tasks/csp-check.ts'
import { linksToCheck } from '../src/tasks/link-checker.ts'
import { pagesOfCrawl } from '../src/tasks/pages-of-a-crawl.ts'
import { isListed } from '../src/tasks/phishing-list.ts'
import { withoutNewsletter } from '../src/tasks/tracking-rules.ts'

test('a crawl has one line for each page, as it was written', () => {
  const lines = ['https://A.example/?utm_source=x', 'https://a.example/#top', 'https://a.example/b']
  expect(pagesOfCrawl(lines)).toEqual([lines[0], lines[2]])
})

test('a cache has one key for what the server answers alike', () => {
  expect(cacheKey('https://a.example/p?id=1&utm_source=x#y')).toBe('https://a.example/p?id=1')
  expect(cacheKey('not a URL')).toBeNull()
})

test('a link checker requests each document once', () => {
  const links = ['b#one', 'b#two', '/a/b', 'mailto:a@example.com', 'https://x.example']
  expect([...linksToCheck('https://a.example/a/', links)]).toEqual([
    'https://a.example/a/b',
    'https://x.example/',
  ])
})

test('analytics group what a site knows to be one page', () => {
  const visits = countVisits([
    'https://www.a.example/p/index.html?id=1&s=2',
    'https://a.example/p?id=1#x',
    'https://a.example/p?id=2',
  ])
  expect([...visits]).toEqual([
    ['https://a.example/p?id=1', 2],
    ['https://a.example/p?id=2', 1],
  ])
})

test('an archive finds captures in other forms', () => {
  const index = new Set([iaSurt('http://www.a.example/b?y=1&x=2')])
  expect(isArchived('https://A.example:443/b?x=2&y=1', index as ReadonlySet<string>)).toBe(true)
  expect(isArchived('https://a.example/c', index as ReadonlySet<string>)).toBe(false)
})

test('a phishing list is not evaded by other spellings', () => {
  const prefixes = new Set([hashPrefix('evil.example/login/', 32)])
  expect(isListed('http://evil.example/%6Cogin/now?x', prefixes)).toBe(true)
  expect(isListed('http://user@EVIL.example:81/a/../login/', prefixes)).toBe(true)
  expect(isListed('http://evil.example/', prefixes)).toBe(false)
})

test('a policy blocks what none of its sources allows', () => {
  const scripts = ['https://a.example/app.js', 'https://cdn.b.example/x.js', 'https://c.example/']
  const sources = ["'self'", 'https://*.b.example']
  expect(blockedScripts(sources, scripts, 'https://a.example/')).toEqual(['https://c.example/'])
})

test('bookmarks of two browsers are merged', () => {
  const one = [{ url: 'https://a.example/?b=1&a=2', title: 'A' }]
  const two = [
    { url: 'HTTPS://a.example/?a=2&b=1&utm_source=x', title: 'The same' },
    { url: 'https://a.example/#other', title: 'Another place' },
  ]
  expect(mergeBookmarks(one, two).map(({ title }) => title)).toEqual(['A', 'Another place'])
})

test('a log is cleaned', () => {
  expect(
    cleanLog(
      ['/a/../b?gclid=x', '/c;jsessionid=0123456789abcdef0123456789abcdef', 'http://['],
      'https://a.example/',
    ),
  ).toEqual(['https://a.example/b', 'https://a.example/c', null])
})

test('tracking rules can be your own', () => {
  expect(withoutNewsletter('https://a.example/?nl_id=7&ref=x')).toBe('https://a.example/?ref=x')
  expect(withoutNewsletter('https://shop.example/?mc_cid=7&ref=x')).toBe('https://shop.example/')
})

const PROGRAM = fileURLToPath(new URL('../../../packages/cli/src/waymark.ts', import.meta.url))

test('the command lines in the README print what it shows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-tasks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = [...readme.matchAll(/^```console\n(.*?)^```$/gms)].map(([, text = '']) => text)
  const commands = blocks.flatMap((block) => block.split(/^\$ /m).slice(1))
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const [line = '', ...shown] = command.trimEnd().split('\n')
    const words = line.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? []
    const [program, ...args] = words
    if (program === 'cat') {
      writeFileSync(join(folder, args[0]!), `${shown.join('\n')}\n`)
      continue
    }
    const { stdout } = spawnSync(
      process.execPath,
      ['--conditions=@waymark/source', '--no-warnings', PROGRAM, ...args],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    )
    expect(stdout.trimEnd().split('\n'), line).toEqual(shown)
  }
})
