/** @module-tag slow */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { UNICODE_VERSION } from '../../packages/idna/src/index.ts'
import { compareUnicode, UNICODE_FILES } from '../../scripts/refresh/unicode.ts'
import { dataFolder, matchFiles } from '../data.ts'
import { root } from '../workspace.ts'
import { folderOf, noProgress } from './folders.ts'

/** Two letters, the least that the readers take. */
const SMALL: Readonly<Record<string, string>> = {
  'UnicodeData.txt':
    '0061;LATIN SMALL LETTER A;Ll;0;L;;;;;N;;;;;\n0062;LETTER B;Ll;0;L;;;;;N;;;;;\n',
  'IdnaMappingTable.txt': '0061..0062 ; valid # letters\n',
  'CompositionExclusions.txt': '',
  'DerivedJoiningType.txt': '',
  'Scripts.txt': '0061..0062 ; Latin\n',
  'ScriptExtensions.txt': '',
  'IdentifierStatus.txt': '0061 ; Allowed\n',
  'confusables.txt': '\ufeff0062 ; 0061 ; MA\n',
}

function versionOf(version: string, changes: Readonly<Record<string, string>> = {}) {
  const files = Object.entries({ ...SMALL, ...changes })
  return Object.fromEntries(files.map(([file, text]) => [`unicode/${version}/${file}`, text]))
}

const compare = (files: Readonly<Record<string, string>>) =>
  compareUnicode(
    { from: folderOf(files), data: folderOf(versionOf(UNICODE_VERSION)), project: root },
    noProgress,
  )

test('each property that changed is listed, with code points that were assigned before first', async () => {
  const { summary, sections, writes, next } = await compare(
    versionOf('99.1.0', {
      'UnicodeData.txt': `${SMALL['UnicodeData.txt']}0063;LETTER C;Ll;0;L;;;;;N;;;;;\n`,
      'IdnaMappingTable.txt': '0061 ; mapped ; 0062 0063\n0062..0063 ; valid\n',
      'Scripts.txt': '0061..0063 ; Latin\n',
      'ScriptExtensions.txt': '0062 ; Latn Grek\n',
      'IdentifierStatus.txt': '0061..0062 ; Allowed\n',
      'confusables.txt': '0063 ; 0061 ; MA\n',
    }),
  )
  expect(summary).toContain(`${UNICODE_VERSION} to 99.1.0: IDNA status or mapping: 2 code points`)
  const found = sections.map(({ title, items }) => [
    title.split(':')[0],
    ...items.map((i) => i.text),
  ])
  expect(found).toEqual([
    [
      'IDNA status or mapping',
      'U+0061  valid → mapped to 62 63  LATIN SMALL LETTER A',
      'U+0063  new: disallowed → valid  LETTER C',
    ],
    ['script', 'U+0063  new: Unknown → Latin  LETTER C'],
    ['script extensions', 'U+0062  none → Latn Grek  LETTER B'],
    ['identifier status', 'U+0062  Restricted → Allowed  LETTER B'],
    ['confusables', 'U+0062  61 → none  LETTER B', 'U+0063  new: none → 61  LETTER C'],
  ])
  expect(writes).toHaveLength(UNICODE_FILES.length)
  expect(next.join()).toContain('pnpm test:unicode 99.1.0')
})

test('the newest version counts, and the same one does not differ', async () => {
  const other = versionOf('9.0.0', { 'IdnaMappingTable.txt': '' })
  const report = await compare({ ...other, ...versionOf(UNICODE_VERSION) })
  expect(report).toMatchObject({ differs: false, sections: [], writes: [], next: [] })
})

test('files that are missing are named', async () => {
  const { 'unicode/99.1.0/Scripts.txt': _, ...rest } = versionOf('99.1.0')
  expect((await compare(rest)).problem).toBe('unicode/99.1.0 lacks Scripts.txt')
  expect((await compare({})).problem).toContain('no folder of a version')
})

const has18 =
  Number.parseInt(UNICODE_VERSION, 10) < 18 &&
  matchFiles(dataFolder(), 'unicode/18.0.0/IdnaTestV2.txt').length > 0

test.skipIf(!has18)('of 17 and 18, everything that is newly valid was unassigned', () => {
  const script = fileURLToPath(new URL('../../scripts/refresh/run.ts', import.meta.url))
  const args = ['--from', dataFolder(), '--only', 'unicode', '--json']
  const command = ['--conditions=@waymark/source', script, ...args]
  const env = { ...process.env, WAYMARK_DATA: dataFolder() }
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env,
    maxBuffer: 1 << 28,
  })
  const [{ sections, files }] = JSON.parse(stdout).parts
  const titles = sections.map(({ title }: { title: string }) => title)
  expect(status).toBe(1)
  expect(titles[0]).toBe('IDNA status or mapping: 13,007 code points changed, 0 assigned before')
  expect(titles).toContain('IdnaTestV2.txt 18.0.0 with tables of 18.0.0: 6396 of 6396 pass')
  expect(files).toEqual([])
})
