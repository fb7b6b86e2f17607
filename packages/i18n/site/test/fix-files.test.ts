import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as zlib from 'node:zlib'
import { gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { SiteFiles, SiteProblem } from '@waymark/site'
import { diskFiles, type FixDatabaseOptions, fixDatabase } from '@waymark/site/node'
import { repairDatabase } from '@waymark/site/web'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { fixedName, patchName, uncompressedName } from '../src/fix/fixed-names.ts'
import { databaseOf, LASTMOD } from './databases.ts'
import { NOW, reported } from './fixed.ts'
import { memoryFiles } from './memory-files.ts'

const isPosix = process.platform !== 'win32'
const TABLE = 'url,lang,lastmod\nhttps://a.example/,jp,2024-01-01T00:00:00Z\n'
const RIGHT = TABLE.replace('jp', 'ja')

let folder: string
const path = (name: string) => join(folder, name)
beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(path('db.csv'), TABLE)
})

const fix = async (options: FixDatabaseOptions = {}, name = 'db.csv') =>
  await fixDatabase(path(name), { now: NOW, ...options })

test.each([
  ['a.json', 'a.fixed.json', 'a.fixed'],
  ['a.json.gz', 'a.fixed.json', 'a.fixed'],
  ['a.csv.ZST', 'a.fixed.csv', 'a.fixed'],
  ['a.b.c', 'a.b.fixed.c', 'a.b.fixed'],
  ['a\nb.c', 'a\nb.fixed.c', 'a\nb.fixed'],
  ['a.b/c', 'a.b/c.fixed', 'a.b/c'],
  ['a.b\\c', 'a.b\\c.fixed', 'a.b\\c'],
  ['a', 'a.fixed', 'a'],
  ['.json', '.fixed.json', '.fixed'],
])('the output for %j is %j, and its patch begins with %j', (name, output, patch) => {
  expect(fixedName(name)).toBe(output)
  expect(patchName(output, 'json')).toBe(`${patch}.patch.json`)
  expect(patchName(output, 'csv')).toBe(`${patch}.patch`)
})

test('a name loses the ending of a compressed file, and no other', () => {
  expect(['a.gz', 'a.GZ', 'a.zst', 'a.gz.b', 'a.zip', 'gz'].map(uncompressedName)).toEqual([
    'a',
    'a',
    'a',
    'a.gz.b',
    'a.zip',
    'gz',
  ])
})

describe('in place', () => {
  test.runIf(isPosix)(
    'a database keeps its mode, and so have its backup and its patch',
    async () => {
      for (const mode of [0o600, 0o640]) {
        const name = `${mode}.csv`
        writeFileSync(path(name), TABLE, { mode })
        const [patch, backup] = [path(`${name}.patch`), path(`${name}.bak`)]
        expect(await fix({ patch, backup }, name)).toMatchObject({
          output: path(name),
          patch,
          backup,
        })
        expect(readFileSync(path(name), 'utf8')).toBe(RIGHT)
        expect(readFileSync(backup, 'utf8')).toBe(TABLE)
        for (const file of [path(name), patch, backup])
          expect(statSync(file).mode & 0o777).toBe(mode)
      }
    },
  )

  test.each([
    ['gzip', gzipSync, gunzipSync],
    ...('zstdCompressSync' in zlib
      ? [['zstd', zstdCompressSync, zstdDecompressSync] as const]
      : []),
  ] as const)('a database in %s stays so, whatever its name is', async (_, pack, unpack) => {
    writeFileSync(path('packed.csv'), pack(TABLE))
    const [patch, backup] = [path('changes.patch'), path('packed.csv.bak')]
    await fix({ patch, backup }, 'packed.csv')
    expect(unpack(readFileSync(path('packed.csv'))).toString()).toBe(RIGHT)
    expect(readFileSync(backup)).toEqual(pack(TABLE))
    expect(readFileSync(patch, 'utf8')).toContain('--- a/packed.csv')
  })

  test('nothing is written if nothing is corrected, or only to say what would be', async () => {
    const [patch, backup] = [path('changes.patch'), path('db.csv.bak')]
    writeFileSync(path('right.csv'), RIGHT)
    expect(await fix({ patch, backup }, 'right.csv')).toMatchObject({
      output: null,
      patch: null,
      backup: null,
      fixed: [],
      left: [],
    })
    expect(readdirSync(folder).sort()).toEqual(['db.csv', 'right.csv'])
    expect(await fix({ patch, backup, dryRun: true })).toMatchObject({
      output: null,
      patch,
      backup: null,
      fixed: [{ code: 'unknown-language' }],
    })
    expect(readFileSync(path('db.csv'), 'utf8')).toBe(TABLE)
    expect(readFileSync(patch, 'utf8')).toContain('+https://a.example/,ja,')
  })

  test('the problems that were corrected and those that are left are counted', async () => {
    writeFileSync(path('db.csv'), `${TABLE}/relative,,\n`)
    const { form, fixed: done, left } = await fix()
    expect(form).toBe('csv')
    expect(done.map(({ code, count }) => [code, count])).toEqual([['unknown-language', 1]])
    expect(left.map(({ code, count }) => [code, count])).toEqual([['RELATIVE_URL', 1]])
  })

  test.runIf(isPosix)(
    'a database is not replaced through a link, nor anything beside it',
    async () => {
      symlinkSync('db.csv', path('link.csv'))
      await expect(fix({}, 'link.csv')).rejects.toThrow(
        errorWith({ problem: { code: 'file-path-invalid' } }),
      )
      writeFileSync(path('other'), 'other')
      symlinkSync('other', path('db.csv.bak'))
      await expect(fix({ backup: path('db.csv.bak') })).rejects.toThrow(
        errorWith({ problem: { code: 'file-path-invalid' } }),
      )
      expect(readFileSync(path('other'), 'utf8')).toBe('other')
      expect(readFileSync(path('db.csv'), 'utf8')).toBe(TABLE)
    },
  )

  test('an older backup is never replaced: nothing is written', async () => {
    const [patch, backup] = [path('changes.patch'), path('db.csv.bak')]
    writeFileSync(backup, 'the only copy')
    await expect(fix({ patch, backup })).rejects.toMatchObject({
      problem: { code: 'file-path-invalid', file: backup },
    })
    expect(readFileSync(backup, 'utf8')).toBe('the only copy')
    expect(readFileSync(path('db.csv'), 'utf8')).toBe(TABLE)
    expect(readdirSync(folder).sort()).toEqual(['db.csv', 'db.csv.bak'])
    // Where nothing is corrected, no backup is written.
    writeFileSync(path('db.csv'), RIGHT)
    expect(await fix({ backup })).toMatchObject({ output: null, backup: null })
  })

  test.runIf(isPosix)('a pipe is not replaced', async () => {
    expect(spawnSync('mkfifo', [path('pipe')]).status).toBe(0)
    await expect(fix({}, 'pipe')).rejects.toThrow(
      errorWith({ problem: { code: 'file-path-invalid' } }),
    )
  })

  test('a database that somebody changes meanwhile is left as it then is', async () => {
    let isChanged = false
    const filterProblem = (problem: SiteProblem) => {
      if (!isChanged) writeFileSync(path('db.csv'), `${TABLE}https://a.example/b,en,\n`)
      isChanged = true
      return problem
    }
    await expect(fix({ filterProblem })).rejects.toThrow(
      errorWith({ problem: { code: 'file-path-invalid' } }),
    )
    expect(readFileSync(path('db.csv'), 'utf8')).toContain('example/b')
    expect(readdirSync(folder)).toEqual(['db.csv'])
  })

  test('all files are written or none', async () => {
    mkdirSync(path('changes.patch'))
    const patch = path('changes.patch')
    await expect(fix({ patch, backup: path('a') })).rejects.toThrow(
      errorWith({ problem: { code: 'file-is-directory' } }),
    )
    expect(readdirSync(folder).sort()).toEqual(['changes.patch', 'db.csv'])
    expect(readFileSync(path('db.csv'), 'utf8')).toBe(TABLE)
  })

  test.each([
    ['the patch', { patch: 'db.csv' }],
    ['the backup', { backup: './db.csv' }],
    ['both', { patch: 'a', backup: './a' }],
  ])('no two files have one place: %s', async (_, places) => {
    const inFolder = Object.entries(places).map(([name, file]) => [name, path(file)])
    await expect(fix(Object.fromEntries(inFolder))).rejects.toThrow(
      errorWith({ problem: { code: 'file-path-invalid' } }),
    )
    expect(readFileSync(path('db.csv'), 'utf8')).toBe(TABLE)
  })
})

describe('another output', () => {
  test('is written also if nothing is corrected', async () => {
    writeFileSync(path('right.csv'), RIGHT)
    const output = path('out.csv')
    expect(await fix({ output }, 'right.csv')).toMatchObject({ output, patch: null, fixed: [] })
    expect(readFileSync(output, 'utf8')).toBe(RIGHT)
  })

  test('is compressed if its name says so, and may be a link', async () => {
    await fix({ output: path('out.csv.gz') })
    expect(gunzipSync(readFileSync(path('out.csv.gz'))).toString()).toBe(RIGHT)
    if (isPosix) symlinkSync('other', path('out.csv'))
    await fix({ output: path('out.csv') })
    expect(readFileSync(path(isPosix ? 'other' : 'out.csv'), 'utf8')).toBe(RIGHT)
  })
})

test('a URL is replaced by another one only if that is asked for', async () => {
  const secret = `${TABLE.replace('jp', 'ja')}https://u:p@a.example/x,en,2024-01-01T00:00:00Z\n`
  writeFileSync(path('db.csv'), secret)
  const { fixed: none, left, withheld } = await fix()
  expect([none, left.map(({ code }) => code), withheld]).toEqual([[], ['CREDENTIALS_IN_URL'], 1])
  const all = await fix({ unsafe: true })
  expect([all.left, all.withheld]).toEqual([[], 0])
  expect(readFileSync(path('db.csv'), 'utf8')).toBe(secret.replace('u:p@', ''))
})

test('a problem that is filtered is neither corrected nor left', async () => {
  const filterProblem = ({ code, ...problem }: SiteProblem) => {
    if (code === 'unknown-language') return null
    return { ...problem, code, severity: 'info' } as const
  }
  writeFileSync(path('db.csv'), `${TABLE}/relative,,\n`)
  const { fixed: done, left } = await fix({ filterProblem })
  expect(done).toEqual([])
  expect(left).toMatchObject([{ code: 'RELATIVE_URL', severity: 'info' }])
})

test('of a table, as many problems of a code are corrected and left as a check reports', async () => {
  const row = (lang: string, name: string, date = '') =>
    `tea,${lang},https://a.example/${name},${date}\n`
  const rows = [row('en', 'a', '2026-1-2'), row('jp', 'b'), row('en_us', 'c'), row('qq', 'd')]
  const text = `group,lang,url,lastmod\n${rows.join('')}${row('jp', 'b')}`
  writeFileSync(path('db.csv'), text)
  const { fixed: done, left } = await fix()
  const counts = (kinds: typeof done) => kinds.map(({ code, count }) => [code, count])
  expect(counts(done)).toEqual([
    ['unknown-language', 1],
    ['INVALID_LANGUAGE_TAG', 1],
    ['INVALID_DATE_TIME', 1],
    ['duplicate-loc', 1],
  ])
  expect(done[0]?.causes).toEqual([{ value: 'jp', suggestion: 'ja', count: 1 }])
  const before = await reported(text, { inputFormat: 'csv' })
  const sum = { ...Object.fromEntries(counts(left)) }
  for (const { code, count } of done) sum[code] = (sum[code] ?? 0) + count
  expect(sum).toEqual(before)
})

test.each(['en_us', 'jp'])('a code that is off is not corrected in a cell: %s', async (lang) => {
  const text = `lang,url,lastmod\n${lang},https://a.example/,2024-01-01\n`
  writeFileSync(path('db.csv'), text)
  const codes = Object.keys(await reported(text, { inputFormat: 'csv' }))
  const filterProblem = (problem: SiteProblem) => (codes.includes(problem.code) ? null : problem)
  expect(await fix({ filterProblem })).toMatchObject({ output: null, fixed: [], left: [] })
  expect(readFileSync(path('db.csv'), 'utf8')).toBe(text)
})

describe('standard input', () => {
  const stdin = () => Readable.from([Buffer.from(TABLE)])

  test('needs a name for the output', async () => {
    await expect(fixDatabase('-', { stdin: stdin() })).rejects.toMatchObject({
      problem: { code: 'file-path-invalid' },
    })
    await expect(fixDatabase('-')).rejects.toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
  })

  test('is read once; the patch has the name of the output', async () => {
    const told: string[] = []
    const [output, patch] = [path('out.csv'), path('out.patch')]
    await fixDatabase('-', {
      now: NOW,
      stdin: stdin(),
      output,
      patch,
      listen: (name) => ({ add: () => {}, end: () => told.push(name) }),
    })
    expect(readFileSync(output, 'utf8')).toBe(RIGHT)
    expect(statSync(output).mode & 0o600).toBe(0o600)
    expect(readFileSync(patch, 'utf8')).toBe(
      `--- a/out.csv\n+++ b/out.csv\n@@ -1,2 +1,2 @@\n url,lang,lastmod\n-${TABLE.split('\n')[1]}\n+${RIGHT.split('\n')[1]}\n`,
    )
    expect(told[0]).toBe('standard input')
    expect(told.filter((name) => name === 'standard input')).toHaveLength(1)
  })

  test.each([['csv' as const], [undefined]])('comes in pieces: %s', async (inputFormat) => {
    const pieces = Readable.from(TABLE.split('').map((piece) => Buffer.from(piece)))
    const output = path('out.csv')
    await fixDatabase('-', { now: NOW, stdin: pieces, output, ...(inputFormat && { inputFormat }) })
    expect(readFileSync(output, 'utf8')).toBe(RIGHT)
  })
})

test('a patch has the name of the file, without its folder and the ending of a compressed one', async () => {
  writeFileSync(path('db.csv.gz'), gzipSync(TABLE))
  const patch = path('changes.patch')
  await fix({ patch, dryRun: true }, 'db.csv.gz')
  expect(readFileSync(patch, 'utf8')).toMatch(/^--- a\/db\.csv\n\+\+\+ b\/db\.csv\n/)
})

test('all problems have the name of the input, after any number of corrections', async () => {
  const text = `${TABLE}/relative,,\n`
  writeFileSync(path('db.csv'), text)
  const stdin = Readable.from([Buffer.from(text)])
  for (const [found, name] of [
    [await fix({ output: path('other.csv') }), path('db.csv')],
    [await repairDatabase('x/db.csv', memoryFiles({ 'x/db.csv': text }), { now: NOW }), 'x/db.csv'],
    [await fixDatabase('-', { now: NOW, stdin, output: path('out.csv') }), 'standard input'],
  ] as const) {
    const files = found.left.flatMap(({ first }) => first.map(({ file }) => file))
    expect(files).toEqual([name])
  }
})

test('options are checked', async () => {
  await expect(fix({ output: 5 } as never)).rejects.toThrow(
    errorWith({ option: 'output', code: 'option-wrong' }),
  )
  await expect(fix({ fixes: true } as never)).rejects.toThrow(
    expect.objectContaining({ option: 'fixes', code: 'option-unknown' }),
  )
  await expect(fix({ onPage: () => {} } as never)).rejects.toThrow(
    expect.objectContaining({ option: 'onPage', code: 'option-unknown' }),
  )
  await expect(repairDatabase('a', memoryFiles({}), { fixes: true } as never)).rejects.toThrow(
    expect.objectContaining({ option: 'fixes', code: 'option-unknown' }),
  )
})

test('every file that is opened is closed', async () => {
  let open = 0
  const files: SiteFiles = diskFiles()
  const counted: SiteFiles = {
    ...files,
    async open(name) {
      const source = await files.open(name)
      open++
      let isOpen = true
      const close = () => {
        if (isOpen) open--
        isOpen = false
      }
      return {
        name: source.name,
        async *chunks() {
          try {
            yield* source.chunks()
          } finally {
            close()
          }
        },
        async close() {
          await source.close()
          close()
        },
      }
    },
  }
  const repaired = await repairDatabase(path('db.csv'), counted, { now: NOW })
  expect(Buffer.concat(repaired.database!.chunks).toString()).toBe(RIGHT)
  expect(open).toBe(0)
  writeFileSync(path('a.xml'), '<urlset/>')
  await expect(repairDatabase(path('a.xml'), counted)).rejects.toThrow(
    errorWith({ problem: { code: 'fix-needs-database' } }),
  )
  expect(open).toBe(0)
})

/** The entries of a database after all corrections. */
async function correctedOf(...urls: readonly unknown[]): Promise<{ readonly loc: string }[]> {
  const text = databaseOf(urls)
  const files = memoryFiles({ 'a.json': text })
  const { database } = await repairDatabase('a.json', files, { now: NOW, unsafe: true })
  const { urls: left } = JSON.parse(
    database === null ? text : Buffer.concat(database.chunks).toString(),
  )
  return left
}

describe('entries of one page', () => {
  const page = (more: object = {}) => ({
    loc: 'https://a.example/a',
    lastmod: LASTMOD,
    lang: 'en',
    ...more,
  })
  const link = (more: object = {}) => ({ lang: 'de', loc: 'https://a.example/b', ...more })
  const other = {
    loc: 'https://a.example/b',
    lastmod: LASTMOD,
    lang: 'de',
    alternates: [{ lang: 'en', loc: 'https://a.example/a' }],
  }

  /** How many entries are left of these. */
  async function leftOf(...urls: readonly unknown[]): Promise<number> {
    return (await correctedOf(...urls, other)).length - 1
  }

  test.each<[string, object, object, number]>([
    ['the same', {}, {}, 1],
    [
      'members in another order',
      { priority: 0.5, changefreq: 'daily' },
      { changefreq: 'daily', priority: 0.5 },
      1,
    ],
    ['another priority', { priority: 0.5 }, { priority: 0.6 }, 2],
    ['a member more', {}, { priority: 0.5 }, 2],
    ['links alone', { alternates: [link()] }, {}, 1],
    [
      'links with the same members that the format does not have',
      { alternates: [link({ x: 1 })] },
      { alternates: [link({ x: 1 })] },
      1,
    ],
    [
      'links with other such members',
      { alternates: [link({ x: 1 })] },
      { alternates: [link({ x: 2 })] },
      2,
    ],
    ['a link with such a member', { alternates: [link({ x: 1 })] }, { alternates: [link()] }, 2],
    ['a link that cannot be used', { alternates: [link(), 5] }, { alternates: [link(), 5] }, 2],
  ])('with %s: %j and %j leave %i', async (_, one, two, left) => {
    expect(await leftOf(page(one), page(two))).toBe(left)
  })

  test('three are merged into the first', async () => {
    expect(await leftOf(page(), page(), page({ alternates: [link()] }))).toBe(1)
  })

  test('with links that cannot be added to what is not a list are left', async () => {
    const urls = [page({ alternates: [link()] }), { ...other, alternates: 'none' }]
    expect(await correctedOf(...urls)).toEqual(urls)
  })
})

describe('URLs with passwords', () => {
  const page = (loc: string, more: object = {}) => ({ loc, lastmod: LASTMOD, ...more })
  const locsOf = async (...urls: readonly unknown[]) =>
    (await correctedOf(...urls)).map(({ loc }) => loc)

  test('lose them if no other entry becomes the same page', async () => {
    expect(await locsOf(page('https://u:p@a.example/1'), page('https://u:p@a.example/2'))).toEqual([
      'https://a.example/1',
      'https://a.example/2',
    ])
    const twice = ['https://u:p@a.example/1', 'https://v@A.example/1']
    expect(await locsOf(...twice.map((loc) => page(loc)))).toEqual(twice)
    const both = ['https://u:p@a.example/1', 'https://a.example/1']
    expect(await locsOf(...both.map((loc) => page(loc)))).toEqual(both)
    expect(await locsOf(...both.map((loc) => page(loc)).reverse())).toEqual([...both].reverse())
  })

  test('are not spread to other pages', async () => {
    const secret = 'https://u:p@a.example/1'
    const urls = [
      page(secret, { lang: 'en', alternates: [{ lang: 'de', loc: 'https://a.example/2' }] }),
      page('https://a.example/2', { lang: 'de' }),
      page('https://a.example/1', { lang: 'en' }),
    ]
    expect((await correctedOf(...urls))[1]).not.toHaveProperty('alternates')
  })
})
