import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPrefix } from '@waymark/normalize/safe-browsing'
import { iaSurt } from '@waymark/normalize/surt'
import { expect, onTestFinished, test } from 'vitest'
import { builtProgram } from '../../../packages/cli/test/built-program.ts'
import { countVisits } from '../src/tasks/analytics.ts'
import { isArchived } from '../src/tasks/archive-look-up.ts'
import { mergeBookmarks } from '../src/tasks/bookmarks.ts'
import { cacheKey } from '../src/tasks/cache-keys.ts'
import { cleanLog } from '../src/tasks/clean-logs.ts'
import { blockedLoads } from '../src/tasks/csp-check.ts'
import { linksToCheck } from '../src/tasks/link-checker.ts'
import { pagesOfCrawl } from '../src/tasks/pages-of-a-crawl.ts'
import { isListed } from '../src/tasks/phishing-list.ts'
import { withoutNewsletter } from '../src/tasks/tracking-rules.ts'

test('a crawl has one line for each page, as it was written', () => {
  // #region crawl
  const lines = ['https://A.example/?utm_source=x', 'https://a.example/#top', 'https://a.example/b']
  expect(pagesOfCrawl(lines)).toEqual([lines[0], lines[2]])
  // #endregion crawl
})

test('a cache has one key for what the server answers alike', () => {
  // #region cache-keys
  expect(cacheKey('https://a.example/p?id=1&utm_source=x#y')).toBe('https://a.example/p?id=1')
  expect(cacheKey('not a URL')).toBeNull()
  // #endregion cache-keys
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
  const header = "default-src 'self'; img-src *; script-src 'self' https://*.b.example"
  const blocked = blockedLoads(header, 'https://a.example/page/', [
    { url: '../app.js', directive: 'script-src' },
    { url: 'https://cdn.b.example/x.js', directive: 'script-src' },
    { url: '//c.example/x.js', directive: 'script-src' },
    { url: 'https://c.example/x.png', directive: 'img-src' },
    { url: 'https://c.example/x.woff2', directive: 'font-src' },
    { url: 'https://[', directive: 'img-src' },
  ])
  expect(blocked).toEqual([
    { url: '//c.example/x.js', directive: 'script-src', by: 'script-src' },
    { url: 'https://c.example/x.woff2', directive: 'font-src', by: 'default-src' },
    { url: 'https://[', directive: 'img-src', by: null },
  ])
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

/** The words of a command line, as a shell reads them. */
function wordsOf(line: string): string[] {
  const words = line.match(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g) ?? []
  return words.map((word) =>
    word.replace(/'([^']*)'|"([^"]*)"/g, (_, single?: string, double?: string) => {
      return single ?? double ?? ''
    }),
  )
}

const PROGRAM = await builtProgram()

test('the command lines in the README print what it shows', { tags: 'slow' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-tasks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = [...readme.matchAll(/^```console\n(.*?)^```$/gms)].map(([, text = '']) => text)
  const commands = blocks.flatMap((block) => block.split(/^\$ /m).slice(1))
  expect(commands.length).toBeGreaterThan(8)
  let last = 0
  for (const command of commands) {
    const [line = '', ...shown] = command.trimEnd().split('\n')
    const words = wordsOf(line)
    const [program, ...args] = words
    if (program === 'cat') {
      writeFileSync(join(folder, args[0]!), `${shown.join('\n')}\n`)
      continue
    }
    if (program === 'echo') {
      expect([line, String(last)]).toEqual(['echo $?', ...shown])
      continue
    }
    const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    })
    last = status ?? -1
    // Three dots are for lines that are left out.
    const printed = stdout.trimEnd().split('\n')
    const isCut = shown.at(-1) === '…'
    expect(isCut ? [...printed.slice(0, shown.length - 1), '…'] : printed, line).toEqual(shown)
  }
})

test('the README has a program for each of the ten tasks', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const linked = [...readme.matchAll(/\(src\/tasks\/([a-z-]+\.ts)\)/g)].map(([, file]) => file)
  expect(linked.sort()).toEqual(readdirSync(new URL('../src/tasks', import.meta.url)).sort())
  expect(linked).toHaveLength(10)
})
