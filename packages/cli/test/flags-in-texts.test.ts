import { findProblem } from '@waymark/problems'
import { describe, expect, test } from 'vitest'
import { loadCommands } from '../src/commands/load-command.ts'
import { main } from '../src/main.ts'
import { flagOf } from '../src/speech.ts'
import { memoryIo } from './sources.ts'

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
      'UNREACHABLE_HOST',
      ['validate', '-'],
      '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"http://localhost/a","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}',
      '--allow-unreachable-hosts',
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

  test('have their own flags, which nothing after them has', async () => {
    const { io } = memoryIo('https://a.example/a/b/c/d/e/f')
    await main(['lint', '-'], io)
    expect(flagOf('maxDepth')).toBe(null)
  })

  test('name no option of the packages twice', async () => {
    for (const { options } of await loadCommands()) {
      const names = options.flatMap(({ sets = [] }) => sets)
      expect(names).toEqual([...new Set(names)])
    }
  })
})
