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

/** How a file may find the data folder by itself. */
const OTHER_WAYS =
  /WAYMARK_DATA'\]|\benv\.WAYMARK_DATA|\{[^{}]*\bWAYMARK_DATA\b[^{}]*\}\s*=\s*(?:process\.)?env\b|['`}/](?:\.\.\/)+shared\b(?!-)|'\.\.',\s*'shared'/

test.each([
  "process.env['WAYMARK_DATA']",
  'process.env.WAYMARK_DATA',
  "const { WAYMARK_DATA = '' } = process.env",
  "new URL('../../../shared', import.meta.url)",
  `\`\${root}/../shared/wpt\``,
  "join(root, '..', 'shared')",
])('%s is another way to the data folder', (code) => {
  expect(code).toMatch(OTHER_WAYS)
})

test('only one file knows where the data folder is', () => {
  expect(files.length).toBeGreaterThan(2000)
  expect(files.filter((path) => OTHER_WAYS.test(codeOf(readText(path))))).toEqual([])
})

/** Without comments, which may say where it is. */
function codeOf(text: string): string {
  return text.replace(/^\s*(?:\*|\/\*|\/\/).*$/gm, '')
}

test('a test that needs data or a program has a name that says so', () => {
  const data = /import \{[^}]*\b(?:dataFolder|dataPath|isMissing|readData|realSites)\b[^}]*\}/
  const programs = /\bhasProgram\(|\bhasBash\b|'unshare'/
  const unnamed = (needs: RegExp, name: RegExp): string[] => {
    const tests = files.filter((path) => path.endsWith('.test.ts') && needs.test(readText(path)))
    expect(tests.length).toBeGreaterThan(2)
    return tests.filter((path) => !name.test(path))
  }
  expect(unnamed(data, /\.(?:suite|dist)\.test\.ts$/)).toEqual([])
  expect(unnamed(programs, /\.system\.test\.ts$/)).toEqual([])
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
