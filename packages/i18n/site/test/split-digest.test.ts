import { afterAll, expect, test, vi } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import type { Entry } from '../src/entry-reader.ts'

afterAll(() => {
  vi.doUnmock('../src/parts/fingerprint.ts')
  vi.resetModules()
})

test('two values with one name for their files are refused', async () => {
  vi.resetModules()
  vi.doMock('../src/parts/fingerprint.ts', () => ({ fingerprintOf: () => [1, 2] }))
  const { SplitGroups } = await import('../src/build/split-groups.ts')
  const groups = new SplitGroups('section')
  const nameOf = (section: string): string => {
    const raw = { index: 0, value: { section }, places: { find: () => ({ line: 3, column: 1 }) } }
    const entry = { raw, file: 'db.json' } as unknown as Entry
    return groups.nameOf(entry, { loc: 'https://a.example/' })
  }
  expect([nameOf('tea'), nameOf('Tea'), nameOf('Tea')]).toEqual([
    'tea',
    'tea--000000010002',
    'tea--000000010002',
  ])
  expect(() => nameOf('TEA')).toThrow(
    errorWith({
      problem: {
        code: 'split-impossible',
        line: 3,
        column: 1,
        data: { column: 'section', value: 'TEA', other: 'Tea' },
      },
    }),
  )
})
