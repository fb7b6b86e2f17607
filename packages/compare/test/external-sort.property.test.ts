import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { ExternalSort } from '../src/group/external-sort.ts'
import { type GroupPart, LineGroups } from '../src/group/line-groups.ts'
import { merge } from '../src/group/merge.ts'
import { TemporaryFiles } from '../src/group/node/temporary-files.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-compare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Files in a folder of their own, which is looked into at the end. */
function temporaryFiles(): { files: TemporaryFiles; folder: string } {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  const files = new TemporaryFiles()
  onTestFinished(() => {
    files.dispose()
    vi.unstubAllEnvs()
  })
  return { files, folder }
}

/** Lone surrogates and line ends included: what is written has to come back code unit by code unit. */
const anyText = fc.string({ unit: anyCharacter, maxLength: 12 }).map((text) => `${text}\ud800`)
const someText = fc.oneof(fc.constantFrom('', 'a', 'b', '\n', '\u2028'), anyText)

test('inputs that are in order are merged in order, equal records in the order of the inputs', () => {
  const inputs = fc.array(fc.array(fc.nat({ max: 20 })), { maxLength: 9 })
  fc.assert(
    fc.property(inputs, (lists) => {
      const records = lists.map((list, from) =>
        list.sort((a, b) => a - b).map((value) => ({ value, from })),
      )
      const merged = [...merge(records, ({ value }) => value)]
      const expected = records.flat().sort((a, b) => a.value - b.value || a.from - b.from)
      expect(merged).toEqual(expected)
    }),
  )
})

test('what is sorted does not depend on the memory', () => {
  const { files, folder } = temporaryFiles()
  let spilled = 0
  fc.assert(
    fc.property(fc.array(someText, { maxLength: 300 }), fc.nat({ max: 2000 }), (texts, memory) => {
      const open = vi.spyOn(files, 'open')
      const rankOf = ({ length }: string): number => length
      const sort = new ExternalSort<string>({ rankOf, memory, storage: files })
      for (const text of texts) sort.add(text)
      // This sort keeps equal records in their order, too.
      expect([...sort.sorted()]).toEqual(texts.sort((a, b) => a.length - b.length))
      spilled += open.mock.calls.length
      open.mockRestore()
    }),
    { numRuns: runs(100) },
  )
  expect(spilled).toBeGreaterThan(leastHits(25))
  expect(readdirSync(folder)).toEqual([])
})

test('few files are open at once, however many runs there are', { tags: 'slow' }, () => {
  const { files } = temporaryFiles()
  let open = 0
  let most = 0
  const real = { open: files.open.bind(files), close: files.close.bind(files) }
  vi.spyOn(files, 'open').mockImplementation(() => {
    most = Math.max(most, ++open)
    return real.open()
  })
  vi.spyOn(files, 'close').mockImplementation((file) => {
    open--
    real.close(file)
  })
  const sort = new ExternalSort<number>({ rankOf: (record) => record, memory: 0, storage: files })
  for (let i = 0; i < 1000; i++) sort.add((i * 7919) % 1000)
  expect([...sort.sorted()]).toEqual(Array.from({ length: 1000 }, (_, i) => i))
  expect(open).toBe(0)
  expect(most).toBeLessThan(200)
})

test('listens to the process once, and no longer when all is done', () => {
  const { files } = temporaryFiles()
  const listeners = () =>
    ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'].map((event) => process.listenerCount(event))
  const before = listeners()
  for (let i = 0; i < 20; i++) files.open()
  expect(listeners()).toEqual(before.map((count) => count + 1))
  files.dispose()
  expect(listeners()).toEqual(before)
})

test('who stops in the middle leaves no file open', () => {
  const { files } = temporaryFiles()
  const close = vi.spyOn(files, 'close')
  const open = vi.spyOn(files, 'open')
  const sort = new ExternalSort<number>({ rankOf: (record) => record, memory: 400, storage: files })
  for (let i = 0; i < 100; i++) sort.add(i)
  for (const first of sort.sorted()) {
    expect(first).toBe(0)
    break
  }
  expect(close.mock.calls.length).toBe(open.mock.calls.length)
})

async function groupsOf(
  lines: readonly (readonly [key: string | null, text: string])[],
  wanted: 'repeated' | 'first',
  memory: number,
  files: TemporaryFiles,
): Promise<GroupPart[]> {
  const groups = new LineGroups({ memory, storage: files, wanted })
  lines.forEach(([key, text], at) => {
    groups.add(key, { file: 0, line: at + 1, text })
  })
  await groups.settle()
  return [...groups.parts()]
}

/** The same by a table in memory, as one would write it without a limit. */
function expectedGroups(
  lines: readonly (readonly [key: string | null, text: string])[],
  wanted: 'repeated' | 'first',
): GroupPart[] {
  const byKey = new Map<string | number, { key: string | null; at: number[] }>()
  lines.forEach(([key], at) => {
    const group = byKey.get(key ?? at)
    if (group === undefined) byKey.set(key ?? at, { key, at: [at] })
    else group.at.push(at)
  })
  return [...byKey.values()].flatMap(({ key, at }): GroupPart[] => {
    if (wanted === 'repeated' && (key === null || at.length === 1)) return []
    const shown = wanted === 'first' ? at.slice(0, 1) : at
    return [
      { part: 'group', key, count: at.length },
      ...shown.map((index): GroupPart => {
        return { part: 'line', file: 0, line: index + 1, text: lines[index]?.[1] ?? '' }
      }),
    ]
  })
}

test.each(['repeated', 'first'] as const)(
  '%s: groups do not depend on the memory',
  async (wanted) => {
    const { files, folder } = temporaryFiles()
    const keys = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), someText))
    const lines = fc.array(fc.tuple(keys, someText), { maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(lines, fc.nat({ max: 9000 }), async (given, memory) => {
        const expected = expectedGroups(given, wanted)
        expect(await groupsOf(given, wanted, memory, files)).toEqual(expected)
        expect(await groupsOf(given, wanted, Number.MAX_SAFE_INTEGER, files)).toEqual(expected)
      }),
      { numRuns: runs(40) },
    )
    expect(readdirSync(folder)).toEqual([])
  },
)
