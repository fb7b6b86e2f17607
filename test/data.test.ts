import { globSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isMissing, readData, realSites } from './data.ts'
import { readText, root } from './workspace.ts'

const SELF = ['test/data.ts', 'test/data.test.ts']

/** All code of the project that can read files: that of published packages cannot name the data folder anyway. */
const files = globSync('**/*.{ts,mjs}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/generated', 'build'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !SELF.includes(path))

test('only one file knows where the data folder is', () => {
  expect(files.length).toBeGreaterThan(2000)
  const others = files.filter((path) =>
    /WAYMARK_DATA'\]|\benv\.WAYMARK_DATA|'(?:\.\.\/)+shared(?:\/|')/.test(readText(path)),
  )
  expect(others).toEqual([])
})

test('a test that reads the data folder has a name that says so', () => {
  const readers = /import \{[^}]*\b(?:dataFolder|dataPath|isMissing|readData|realSites)\b[^}]*\}/
  const isNamed = (path: string) => /\.(?:suite|dist)\.test\.ts$/.test(path)
  const tests = files.filter((path) => path.endsWith('.test.ts') && readers.test(readText(path)))
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter((path) => !isNamed(path))).toEqual([])
})

test('what is missing is named once, and is no error before it is read', () => {
  vi.stubEnv('WAYMARK_DATA', import.meta.dirname)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    expect(isMissing('wpt/a.json')).toBe(true)
    expect(isMissing('wpt/a.json', 'wpt/b.json')).toBe(true)
    expect(realSites()).toEqual([])
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      'Skipped: there is no wpt/a.json in the data folder.',
      'Skipped: there is no wpt/b.json in the data folder.',
      'Skipped: there is no real-sites in the data folder.',
    ])
    expect(() => readData('wpt/a.json')).toThrow('ENOENT')
    vi.stubEnv('WAYMARK_DATA', 'no/such/folder')
    expect(isMissing('wpt/c.json')).toBe(true)
    expect(log).toHaveBeenCalledTimes(3)
  } finally {
    log.mockRestore()
    vi.unstubAllEnvs()
  }
})
