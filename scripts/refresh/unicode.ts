import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idnaOfData } from '../../conformance/idna-of-data.ts'
import { idnaTestCases } from '../../conformance/idna-test.ts'
import {
  FILES as DISPLAY_FILES,
  readUnicodeData as readDisplayData,
} from '../../packages/display/scripts/ucd.ts'
import { FILES as IDNA_FILES, readUnicodeData } from '../../packages/idna/scripts/ucd.ts'
import { toAscii, toUnicode, UNICODE_VERSION } from '../../packages/idna/src/index.ts'
import { sentence } from '../../packages/infra/src/internal.ts'
import { type Folders, filled, type Item, type PartReport, type Section, unread } from './part.ts'

/** What the tables are made from. */
export const UNICODE_FILES: readonly string[] = [...new Set([...IDNA_FILES, ...DISPLAY_FILES])]
export const UNICODE_TEST_FILES = ['IdnaTestV2.txt', 'NormalizationTest.txt'] as const

const CODE_POINTS = 0x110000

/** Compares the newest version in the folder with the one that is built in, code point by code point. */
export async function compareUnicode(
  folders: Folders,
  progress: (text: string) => void,
): Promise<PartReport> {
  const version = newestVersion(join(folders.from, 'unicode'))
  if (version === null)
    return unread('unicode', 'unicode/ has no folder of a version, such as 18.0.0')
  const lacking = (root: string, name: string) =>
    UNICODE_FILES.filter((file) => !existsSync(join(root, 'unicode', name, file)))
  for (const [root, name] of [
    [folders.from, version],
    [folders.data, UNICODE_VERSION],
  ] as const) {
    const files = lacking(root, name)
    if (files.length > 0) return unread('unicode', `unicode/${name} lacks ${files.join(', ')}`)
  }
  progress(`unicode ${UNICODE_VERSION} and ${version}`)
  const sections = filled([
    ...compareProperties(folders, version),
    ...(await compareTestFile(folders, version, progress)),
  ])
  const names = [...UNICODE_FILES, ...UNICODE_TEST_FILES]
  const files = readdirSync(join(folders.from, 'unicode', version)).filter((name) =>
    names.includes(name),
  )
  const writes = files.flatMap((file) => {
    const path = join(folders.data, 'unicode', version, file)
    const bytes = readFileSync(join(folders.from, 'unicode', version, file))
    return existsSync(path) && readFileSync(path).equals(bytes) ? [] : [{ path, bytes }]
  })
  const properties = sections.filter(({ title }) => !title.startsWith('IdnaTestV2'))
  const total = properties.map(({ title }) => title).join('; ')
  return {
    part: 'unicode',
    summary: `${UNICODE_VERSION} to ${version}: ${total === '' ? 'nothing that the tables hold differs' : total}`,
    differs: properties.length > 0 || writes.length > 0,
    problem: null,
    sections,
    writes,
    next:
      version === UNICODE_VERSION
        ? []
        : [
            `pnpm test:unicode ${version} runs the suites with tables of ${version}; pnpm build:unicode ${version} writes them, once the URL Standard's tests ask for them.`,
          ],
  }
}

function newestVersion(folder: string): string | null {
  if (!existsSync(folder)) return null
  const rank = (version: string) =>
    version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)
  const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  return versions.sort((a, b) => rank(b) - rank(a))[0] ?? null
}

type PropertyOf = (c: number) => string

function compareProperties(folders: Folders, version: string): Section[] {
  const [oldIdna, newIdna] = [
    readUnicodeData(folders.data, UNICODE_VERSION),
    readUnicodeData(folders.from, version),
  ]
  const [oldDisplay, newDisplay] = [
    readDisplayData(folders.data, UNICODE_VERSION),
    readDisplayData(folders.from, version),
  ]
  const namesOf = readNames(join(folders.from, 'unicode', version, 'UnicodeData.txt'))
  const hex = (points: readonly number[] | undefined) =>
    points === undefined ? 'none' : points.map((c) => c.toString(16).toUpperCase()).join(' ')
  const idna = ({ status, mapping }: typeof oldIdna): PropertyOf => {
    return (c) => {
      const word = status.get(c) ?? 'disallowed'
      return word === 'mapped' ? `mapped to ${hex(mapping.get(c))}` : word
    }
  }
  const pairs: readonly (readonly [string, PropertyOf, PropertyOf])[] = [
    ['IDNA status or mapping', idna(oldIdna), idna(newIdna)],
    [
      'script',
      (c) => oldDisplay.script.get(c) ?? 'Unknown',
      (c) => newDisplay.script.get(c) ?? 'Unknown',
    ],
    [
      'script extensions',
      (c) => oldDisplay.scriptExtensions.get(c)?.join(' ') ?? 'none',
      (c) => newDisplay.scriptExtensions.get(c)?.join(' ') ?? 'none',
    ],
    [
      'identifier status',
      (c) => (oldDisplay.allowed.has(c) ? 'Allowed' : 'Restricted'),
      (c) => (newDisplay.allowed.has(c) ? 'Allowed' : 'Restricted'),
    ],
    [
      'confusables',
      (c) => hex(oldDisplay.confusables.get(c)),
      (c) => hex(newDisplay.confusables.get(c)),
    ],
  ]
  const wasAssigned = (c: number) => oldIdna.generalCategory.has(c)
  return pairs.map(([name, before, after]) => {
    const { items, count, ofOld } = compareCodePoints(before, after, wasAssigned, namesOf)
    const { text: title } = sentence(
      '{name}: {count} {count|code point|code points} changed, {ofOld:digits} assigned before',
      { name, count, ofOld },
    )
    return { title, items }
  })
}

/** Runs of code points with the same change make one line. Those that were assigned before come first. */
function compareCodePoints(
  before: PropertyOf,
  after: PropertyOf,
  wasAssigned: (c: number) => boolean,
  nameOf: (c: number) => string,
): { items: Item[]; count: number; ofOld: number } {
  interface Run {
    readonly first: number
    last: number
    readonly change: string
    readonly isOld: boolean
  }
  const runs: Run[] = []
  let count = 0
  let ofOld = 0
  for (let c = 0; c < CODE_POINTS; c++) {
    const [from, to] = [before(c), after(c)]
    if (from === to) continue
    const isOld = wasAssigned(c)
    const change = `${from} → ${to}`
    count++
    if (isOld) ofOld++
    const run = runs.at(-1)
    if (run?.last === c - 1 && run.change === change && run.isOld === isOld) run.last = c
    else runs.push({ first: c, last: c, change, isOld })
  }
  runs.sort((a, b) => Number(b.isOld) - Number(a.isOld) || a.first - b.first)
  const items = runs.map(({ first, last, change, isOld }) => {
    const [start, end] = [first, last].map((c) => c.toString(16).toUpperCase().padStart(4, '0'))
    const range = first === last ? `U+${start}` : `U+${start}..U+${end}`
    const names = first === last ? nameOf(first) : `${nameOf(first)} … ${nameOf(last)}`
    const note = isOld ? '' : 'new: '
    return {
      text: `${range}  ${note}${change}  ${names}`,
      first,
      last,
      change,
      assignedBefore: isOld,
    }
  })
  return { items, count, ofOld }
}

function readNames(path: string): (c: number) => string {
  const names = new Map<number, string>()
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [code, name = ''] = line.split(';')
    if (code !== '') names.set(Number.parseInt(code!, 16), name)
  }
  return (c) => names.get(c) ?? '(of a range)'
}

/** The official tests of the newer version, asked of today's tables and of tables made from the folder. */
async function compareTestFile(
  folders: Folders,
  version: string,
  progress: (text: string) => void,
): Promise<Section[]> {
  const path = join(folders.from, 'unicode', version, 'IdnaTestV2.txt')
  if (!existsSync(path)) return []
  progress(`IdnaTestV2.txt ${version}`)
  const text = readFileSync(path, 'utf8')
  const failures = async (operations: Parameters<typeof idnaTestCases>[1]) => {
    let count = 0
    const items: Item[] = []
    for (const one of idnaTestCases(text, operations)) {
      count++
      const why = await one.check()
      if (why !== null) items.push({ text: `FAIL  ${one.id}: ${why}`, id: one.id })
    }
    return { items, passed: count - items.length, count }
  }
  const today = await failures({ toAscii, toUnicode })
  const later = await failures(idnaOfData(folders.from, version))
  const title = (tables: string, { passed, count }: Awaited<ReturnType<typeof failures>>) =>
    `IdnaTestV2.txt ${version} with tables of ${tables}: ${passed} of ${count} pass`
  return [
    { title: title(UNICODE_VERSION, today), items: today.items },
    {
      title: title(version, later),
      items: later.items.length === 0 ? [{ text: 'all pass' }] : later.items,
    },
  ]
}
