import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

// The README lists the members of each output; what it lists is what is printed.

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The members that the README lists for a command: the words in the first backticks of each part. */
function listed(command: string): readonly string[] {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${command}\` `))
  const members = (row ?? '').split('|')[3]!.split(';')[0]!
  return [...members.matchAll(/`([^`]+)`/g)].flatMap(([, words]) => words!.split(' '))
}

const DATABASE =
  '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/a","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}'
const COUNTS =
  'entriesInAllFiles withoutUrl distinctLocs repeatedLocs languages counts urlsWithTwoLanguages twoLanguages deprecatedLanguageTags'
const DIFFERENCES = 'added removed changed members alternatesAdded alternatesRemoved'
const COMPONENTS = 'scheme username password host port path query fragment'

/** Stands for a file with the same content as standard input. */
const SAME = 'same.txt'

test.each([
  ['sitemap', ['sitemap', '-'], DATABASE, ''],
  ['validate', ['validate', '-'], DATABASE, COUNTS],
  ['audit', ['audit', 'pages'], '<title>Tea</title>', ''],
  ['convert', ['convert', '-', '--to', 'csv'], DATABASE, ''],
  ['diff', ['diff', '-', SAME], 'https://a.example/\n', DIFFERENCES],
  ['keys', ['keys', '-'], DATABASE, ''],
  ['normalize', ['normalize'], 'http://a/', ''],
  ['inspect', ['inspect', 'http://a/'], '', COMPONENTS],
  ['compare', ['compare', 'http://a/', 'http://b/'], '', ''],
  ['dedupe', ['dedupe'], 'http://a/\nhttp://a/\n', ''],
  ['dedupe --keep', ['dedupe', '--keep', 'first'], 'http://a/\n', ''],
  ['lint', ['lint', '-'], 'db://postgres/a/b\n', ''],
  ['config', ['config', '--no-config'], '', ''],
])('%s prints the members that the README lists', async (command, args, input, more) => {
  const { io, stdout } = memoryIo(input)
  const out = ['sitemap', 'convert', 'keys'].includes(args[0]!)
    ? ['--out', join(temporaryFolder(), 'out')]
    : []
  const same = join(temporaryFolder(), SAME)
  writeFileSync(same, input)
  const pages = temporaryFolder()
  writeFileSync(join(pages, 'index.html'), input)
  const paths = args.map((arg) => (arg === SAME ? same : arg === 'pages' ? pages : arg))
  await main([...paths, ...out, '--format', 'json'], io)
  const printed: unknown = JSON.parse(stdout())
  const members = Object.keys((Array.isArray(printed) ? printed[0] : printed) as object)
  const expected = [...listed(command), ...more.split(' ').filter((word) => word !== '')]
  expect(members.sort()).toEqual(expected.sort())
})

test('a problem has the same members in all outputs', async () => {
  const problemsOf = async (input: string, ...args: readonly string[]) => {
    const { io, stdout } = memoryIo(input)
    await main([...args, '--format', 'json'], io)
    return JSON.parse(stdout())
  }
  const out = join(temporaryFolder(), 'out')
  const { kinds } = await problemsOf('{"urls": 5}', 'sitemap', '-', '--out', out)
  const checked = await problemsOf('{"urls": 5}', 'validate', '-')
  const failed = await problemsOf('{"urls": ', 'validate', '-')
  const linted = await problemsOf('{"resources": [{"uri": 5}]}', 'lint', '-')
  const line = await problemsOf('http://a b/', 'normalize')
  const url = await problemsOf('', 'inspect', 'http://a b/')
  const pattern = ['compare', 'http://a/(', 'http://a/', '--method', 'url-pattern']
  const matched = await problemsOf('', ...pattern)
  for (const list of [
    kinds.flatMap(({ first }: { first: unknown[] }) => first),
    checked.problems,
    failed.failures,
    linted.files[0].problems,
    [line.error],
    url.validationErrors,
    matched.problems,
  ]) {
    expect(list.length).toBeGreaterThan(0)
    for (const { code, severity, message, remedy } of list) {
      expect(code).toMatch(/^[\w-]+$/)
      expect(['error', 'warning', 'info']).toContain(severity)
      for (const text of [message, remedy]) expect(text).toMatch(/\S/)
    }
  }
})
