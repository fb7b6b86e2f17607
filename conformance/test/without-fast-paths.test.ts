import { URL } from '@waymark/url'
import { scanSerialized } from '@waymark/url-parser/serialized'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataFolder, matchFiles } from '../data.ts'
import { compare } from '../differential/compare.ts'
import { readSeeds } from '../differential/seeds.ts'
import { suites } from '../engines/url-suites.ts'
import { formatSurprises } from '../report.ts'
import { runJob } from '../run-suite.ts'

// A fast path that is off says "no idea", as if its file were gone. With all of them off, what is left is the
// state machine.

/** By file: what it offers, and what says nothing. */
const FAST_PATHS: Readonly<Record<string, Readonly<Record<string, null | false>>>> = vi.hoisted(
  () => ({
    'scan-serialized': { scanSerialized: null, scanParseable: false },
    'repair-serialized': { repairSerialized: null, isRepairable: false },
    'match-serialized': {
      matchSerialized: null,
    },
    'match-not-special': {
      matchNotSpecial: null,
      isSerializedNotSpecial: false,
    },
    'resolve-serialized': { resolveSerialized: null },
    'replace-parts': {
      replaceScheme: null,
      replaceCredentials: null,
      replaceHost: null,
      replacePort: null,
      replacePath: null,
    },
    'tidy-reference': { tidyReference: null },
    'tidy-start': { tidyStart: null },
  }),
)

const off = vi.hoisted(() => new Set<string>())

vi.mock('@waymark/url-parser/serialized', async (importActual) => {
  const actual = await importActual<Readonly<Record<string, (...args: unknown[]) => unknown>>>()
  const switched = Object.entries(FAST_PATHS).flatMap(([file, functions]) =>
    Object.entries(functions).map(([name, nothing]) => [
      name,
      (...args: unknown[]) => (off.has(file) ? nothing : actual[name]!(...args)),
    ]),
  )
  return { ...actual, ...Object.fromEntries(switched) }
})

const root = dataFolder()

function turnOff(files: readonly string[]): void {
  for (const file of files) off.add(file)
}

afterEach(() => {
  off.clear()
})

async function expectSuitesToPass(): Promise<void> {
  for (const suite of suites) {
    for (const file of matchFiles(root, suite.file)) {
      expect(formatSurprises([await runJob(root, { file, suite })], false)).toBe('')
    }
  }
}

describe('without any fast path', () => {
  test('they are off', () => {
    turnOff(Object.keys(FAST_PATHS))
    expect(scanSerialized('https://h.example/')).toBeNull()
    expect(new URL('https://h.example').href).toBe('https://h.example/')
  })

  test('the suites pass', async () => {
    turnOff(Object.keys(FAST_PATHS))
    await expectSuitesToPass()
  })

  test('20,000 cases agree with Node and whatwg-url', () => {
    turnOff(Object.keys(FAST_PATHS))
    const { unexplained } = compare({ cases: 20_000, seed: 1, seeds: readSeeds(root) })
    expect(unexplained).toEqual([])
  })
})

describe.each(Object.keys(FAST_PATHS))('without %s alone', (file) => {
  test('the suites pass', async () => {
    turnOff([file])
    await expectSuitesToPass()
  })

  test('5,000 cases agree with Node and whatwg-url', () => {
    turnOff([file])
    const { unexplained } = compare({ cases: 5_000, seed: 2, seeds: readSeeds(root) })
    expect(unexplained).toEqual([])
  })
})
