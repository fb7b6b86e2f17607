import { problems } from '@waymark/site/problems'
import { describe, expect, test } from 'vitest'
import { entryOf, findEntry } from '../src/problems/catalogue.ts'
import { fileEntries } from '../src/problems/file-entries.ts'
import { memoryFiles } from './memory-files.ts'
import { runCheck } from './run-check.ts'

describe('the problem of a file', () => {
  test.each(fileEntries.map((entry) => [entry.code, entry] as const))(
    '%s is an error with a source and an example of each kind',
    (code, entry) => {
      expect(entry.severity).toBe('error')
      expect(entry.source).toMatch(/^https:\/\/[a-z0-9.-]+\/\S+$/)
      expect(entry.examples.length).toBeGreaterThan(0)
      for (const { wrong, right = '' } of entry.examples) {
        expect(wrong).not.toBe(right)
        for (const text of [wrong, right]) expect(text.trim()).not.toBe('')
      }
      expect(problems.entries).toContain(entry)
      expect(findEntry(code)).toBe(entry)
    },
  )

  /** Those that a check of the example gives; the others need a disk, or another program. */
  const checked = ['json-invalid', 'csv-invalid', 'csv-header-invalid', 'file-incomplete']

  test.each(
    fileEntries
      .filter(({ code }) => checked.includes(code))
      .flatMap(({ code, examples }) =>
        examples.map(({ wrong, right = '' }) => [code, wrong, right] as const),
      ),
  )('%s is what its example has: %j', async (code, wrong, right) => {
    const found = async (text: string) => {
      const name = code.startsWith('csv-') ? 'a.csv' : 'a'
      const { lines } = await runCheck([name], memoryFiles({ [name]: text }))
      return lines.filter((line) => line.startsWith('FAILURE ') && line.includes(` ${code}`)).length
    }
    expect([await found(wrong), await found(right)]).toEqual([1, 0])
  })
})

test('a code is that of this package or of those below it, or of none', () => {
  const codes = ['json-invalid', 'loc-too-long', 'return-link-missing', 'INVALID_URL']
  for (const code of codes) {
    const entry = entryOf(code)
    expect(entry).toBe(findEntry(code))
    expect([entry.severity, entry.summary !== '', entry.remedy !== '']).toEqual([
      'error',
      true,
      true,
    ])
  }
  expect(findEntry('no-such-code')).toBeNull()
  expect(() => entryOf('no-such-code')).toThrow('no-such-code')
})
