import { findProblem } from '@waymark/problems'
import { describe, expect, test } from 'vitest'
import { loadCommands } from '../src/commands/load-command.ts'
import { FlagNames } from '../src/flag-names.ts'
import { main } from '../src/main.ts'
import { memoryIo } from './sources.ts'

const flags = new FlagNames([
  { name: 'max-depth', sets: ['maxDepth'], summary: '' },
  { name: 'base', sets: ['baseUrl', 'base'], summary: '' },
  { name: 'gzip', summary: '' },
])

test.each([
  ['Shorten the path, or raise `maxDepth`.', 'Shorten the path, or raise --max-depth.'],
  ['Write it as the option maxDepth says.', 'Write it as --max-depth says.'],
  ['option `baseUrl` must be a string', '--base must be a string'],
  ['Give the option `base`; a base URL is absolute.', 'Give --base; a base URL is absolute.'],
  ['`maxDepths` and config.maxDepth are others.', '`maxDepths` and config.maxDepth are others.'],
  ['`gzip` is not in the table.', '`gzip` is not in the table.'],
])('%s is told with flags', (text, told) => {
  expect(flags.in(text)).toBe(told)
})

test('a problem keeps what is not a text', () => {
  const problem = { code: 'a', message: 'Raise `maxDepth`.', remedy: 'No.', start: 1 }
  expect(flags.of(problem)).toEqual({ ...problem, message: 'Raise --max-depth.' })
  const other = { ...problem, message: 'Yes.' }
  expect(flags.of(other)).toBe(other)
})

describe('the commands', () => {
  test.each([
    ['path-too-deep', ['lint', '-'], 'https://a.example/a/b/c/d/e/f', '--max-depth'],
    ['scheme-unknown', ['lint', '-', '--preset', 'strict'], 'wiki://a/b', '--schemes'],
    ['scheme-format', ['lint', '-'], 'db://a', '--schemes'],
    [
      'scheme-not-allowed',
      ['lint', '-', '--allowed-schemes', 'db'],
      'https://a.example/a',
      '--allowed-schemes',
    ],
    [
      'TRAILING_SLASH_VIOLATION',
      ['validate', '-', '--check', 'canonical', '--canonical', 'seo'],
      '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/a/","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}',
      '--trailing-slash',
    ],
    [
      'languages-merged',
      ['validate', '-', '--canonical', 'seo'],
      '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/?en","lastmod":"2024-01-01T00:00:00Z","lang":"en","alternates":[{"lang":"de","loc":"https://a.example/?de"}]}]}',
      '--query',
    ],
  ])('tell the remedy of %s with a flag', async (code, args, input, flag) => {
    expect(findProblem(code)?.remedy).not.toContain(flag)
    // Text has the remedy of the kind, which is not that of each of its problems.
    for (const format of code === 'languages-merged' ? ['json'] : ['text', 'json']) {
      const { io, stdout } = memoryIo(input)
      await main([...args, '--format', format], io)
      expect(stdout()).toContain(code)
      expect(stdout().replace(/\s+/g, ' ')).toContain(flag)
    }
  })

  test('name no option of the packages twice', async () => {
    for (const { options } of await loadCommands()) {
      const names = options.flatMap(({ sets = [] }) => sets)
      expect(names).toEqual([...new Set(names)])
    }
  })
})
