import { URL } from '@waymark/url'
import { scanSerialized } from '@waymark/url-parser/serialized'
import { expect, test, vi } from 'vitest'
import { dataFolder, matchFiles } from '../data.ts'
import { compare } from '../differential/compare.ts'
import { readSeeds } from '../differential/seeds.ts'
import { probedSuites } from '../engines/probe.ts'
import { formatSurprises } from '../report.ts'
import { runJob } from '../run-suite.ts'

// Every fast path says "no idea", as if its file were gone: what is left is the state machine.
vi.mock('@waymark/url-parser/serialized', async (importActual) => ({
  ...(await importActual<object>()),
  scanSerialized: () => null,
  repairSerialized: () => null,
  matchSerialized: () => null,
  matchNotSpecial: () => null,
  scanParseable: () => false,
  isRepairable: () => false,
  isSerializedNotSpecial: () => false,
  tidyStart: () => null,
  resolveSerialized: () => null,
  replaceScheme: () => null,
  replaceCredentials: () => null,
  replaceHost: () => null,
  replacePort: () => null,
  replacePath: () => null,
}))

const root = dataFolder()

test('the fast paths are off', () => {
  expect(scanSerialized('https://h.example/')).toBeNull()
  expect(new URL('https://h.example').href).toBe('https://h.example/')
})

test('the suites pass without the fast paths', async () => {
  for (const suite of probedSuites) {
    for (const file of matchFiles(root, suite.file)) {
      expect(formatSurprises([await runJob(root, { file, suite })], false)).toBe('')
    }
  }
})

test('20,000 cases agree with Node and whatwg-url without the fast paths', () => {
  const { unexplained } = compare({ cases: 20_000, seed: 1, seeds: readSeeds(root) })
  expect(unexplained).toEqual([])
})
