import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataFolder, matchFiles } from '../../test/data.ts'
import { peersFolder } from '../peers/folder.ts'
import { peerSuites } from '../peers/tables/index.ts'
import { formatSurprises } from '../report.ts'
import { runJob } from '../run-suite.ts'
import { suites } from '../suites/index.ts'

const folders = [
  ...suites.map((suite) => [suite.file, suite, dataFolder()] as const),
  ...peerSuites.map((suite) => [suite.file, suite, peersFolder()] as const),
]

/** Files of data that take many seconds. */
const SLOW: readonly string[] = [
  'adversarial/growth-families.json',
  'adversarial/sitemap-attacks.json',
  'real-sites/*/facts.json',
  'unicode/17.0.0/IdnaTestV2.txt',
  'unicode/17.0.0/NormalizationTest.txt',
  'unicode/18.0.0/IdnaTestV2.txt',
  'unicode/18.0.0/NormalizationTest.txt',
]

describe.each(folders)('%s', (pattern, suite, root) => {
  const files = matchFiles(root, pattern)
  if (files.length === 0) test.skip('is not in the folder', () => {})
  const tags = SLOW.includes(pattern) ? ['slow'] : []
  test.each(files)('passes: %s', { tags }, async (file) => {
    const result = await runJob(root, { file, suite })
    expect(formatSurprises([result], false)).toBe('')
  })
})

test('every suite file is listed, and every suite asks a file of its own', async () => {
  const folder = new URL('../suites/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'index.ts')
  const exported: unknown[] = []
  for (const name of names) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../suites/${name}`)
    exported.push(...Object.values(module).filter((value) => isSuite(value)))
  }
  expect(new Set(suites)).toEqual(new Set(exported))
  expect(new Set(suites.map(({ file }) => file)).size).toBe(suites.length)
})

function isSuite(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'cases' in value && 'knownFailures' in value
}
