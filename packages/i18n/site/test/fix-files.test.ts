import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { SiteFiles } from '@waymark/site'
import { diskFiles, type FixDatabaseOptions, fixDatabase } from '@waymark/site/node'
import { repairDatabase } from '@waymark/site/web'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { fixedName, patchName, uncompressedName } from '../src/fix/fixed-names.ts'
import { databaseOf, LASTMOD } from './databases.ts'
import { NOW } from './fixed.ts'
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

describe('the output', () => {
  test.runIf(isPosix)('has the mode of the input, as has the patch', async () => {
    for (const mode of [0o600, 0o444]) {
      writeFileSync(path(`${mode}.csv`), TABLE, { mode })
      const { output, patch } = await fix({}, `${mode}.csv`)
      for (const name of [output!, patch!]) expect(statSync(name).mode & 0o777).toBe(mode | 0o200)
    }
  })

  test('is written if it is asked for and nothing is corrected, without a patch', async () => {
    writeFileSync(path('right.csv'), RIGHT)
    const output = path('out.csv')
    expect(await fix({ output }, 'right.csv')).toMatchObject({
      output,
      patch: null,
      fixed: [],
      left: [],
    })
    expect(readFileSync(output, 'utf8')).toBe(RIGHT)
    expect(readdirSync(folder).sort()).toEqual(['db.csv', 'out.csv', 'right.csv'])
  })

  test('has the problems that were corrected and those that are left', async () => {
    writeFileSync(path('db.csv'), `${TABLE}/relative,,\n`)
    const { form, fixed: done, left } = await fix()
    expect(form).toBe('csv')
    expect(done.map(({ code, count }) => [code, count])).toEqual([['unknown-language', 1]])
    expect(left.map(({ code, count }) => [code, count])).toEqual([
      ['RELATIVE_URL', 1],
      ['MISSING_MEMBER', 1],
    ])
  })

  test.each(['out.csv.gz', 'out.csv.ZST'])('cannot be compressed: %s', async (name) => {
    const ending = name.split('.').at(-1)
    await expect(fix({ output: path(name) })).rejects.toMatchObject({
      message: `${path(name)}: has the ending .${ending}, but the output is not compressed: choose another name`,
      problem: { code: 'file-path-invalid' },
    })
    expect(readdirSync(folder)).toEqual(['db.csv'])
    const { output } = await fix({ output: path(`${name}.csv`) })
    expect(readFileSync(output!, 'utf8')).toBe(RIGHT)
  })

  test('has a patch that is not the input', async () => {
    writeFileSync(path('a.patch'), TABLE)
    await expect(
      fix({ output: path('a.csv'), inputFormat: 'csv' }, 'a.patch'),
    ).rejects.toMatchObject({
      message: `${path('a.patch')}: is the input: choose another name for the output`,
    })
    expect(readFileSync(path('a.patch'), 'utf8')).toBe(TABLE)
  })

  test.runIf(isPosix).each(['db.fixed.csv', 'db.fixed.patch'])(
    'is not written through a link that nobody has named: %s',
    async (name) => {
      writeFileSync(path('other'), 'other')
      symlinkSync('other', path(name))
      await expect(fix()).rejects.toThrow(
        `${path(name)}: is a link, and would be followed although nobody has named it: remove the link, or name the output`,
      )
      expect(readFileSync(path('other'), 'utf8')).toBe('other')
    },
  )

  test.runIf(isPosix)('is written through a link that is named, but its patch is not', async () => {
    symlinkSync('other', path('out.csv'))
    await fix({ output: path('out.csv') })
    expect(readFileSync(path('other'), 'utf8')).toBe(RIGHT)
    symlinkSync('other', path('b.patch'))
    await expect(fix({ output: path('b.csv') })).rejects.toThrow('b.patch: is a link')
  })

  test('is all there or none', async () => {
    mkdirSync(path('db.fixed.patch'))
    await expect(fix()).rejects.toThrow('db.fixed.patch: is a directory')
    expect(readdirSync(folder).sort()).toEqual(['db.csv', 'db.fixed.patch'])
  })
})

describe('standard input', () => {
  const stdin = () => Readable.from([Buffer.from(TABLE)])

  test('needs a name for the output', async () => {
    await expect(fixDatabase('-', { stdin: stdin() })).rejects.toMatchObject({
      message: 'standard input: has no place for output: name the output',
    })
    await expect(fixDatabase('-')).rejects.toThrow('-: no such file')
  })

  test('is read once; the patch has the name of the output', async () => {
    const told: string[] = []
    const output = path('out.csv')
    await fixDatabase('-', {
      now: NOW,
      stdin: stdin(),
      output,
      listen: (name) => ({ add: () => {}, end: () => told.push(name) }),
    })
    expect(readFileSync(output, 'utf8')).toBe(RIGHT)
    expect(statSync(output).mode & 0o600).toBe(0o600)
    expect(readFileSync(path('out.patch'), 'utf8')).toBe(
      `--- a/out.csv\n+++ b/out.csv\n@@ -1,2 +1,2 @@\n url,lang,lastmod\n-${TABLE.split('\n')[1]}\n+${RIGHT.split('\n')[1]}\n`,
    )
    expect(told[0]).toBe('standard input')
    expect(told.filter((name) => name === 'standard input')).toHaveLength(1)
  })
})

test('a patch has the name of the file, without its folder and the ending of a compressed one', async () => {
  writeFileSync(path('db.csv.gz'), gzipSync(TABLE))
  const { patch } = await fix({}, 'db.csv.gz')
  expect(readFileSync(patch!, 'utf8')).toMatch(/^--- a\/db\.csv\n\+\+\+ b\/db\.csv\n/)
})

test('all problems have the name of the input, after any number of corrections', async () => {
  const text = `${TABLE}/relative,,\n`
  writeFileSync(path('db.csv'), text)
  const stdin = Readable.from([Buffer.from(text)])
  for (const [found, name] of [
    [await fix(), path('db.csv')],
    [await repairDatabase('x/db.csv', memoryFiles({ 'x/db.csv': text }), { now: NOW }), 'x/db.csv'],
    [await fixDatabase('-', { now: NOW, stdin, output: path('out.csv') }), 'standard input'],
  ] as const) {
    const files = [...found.fixed, ...found.left].flatMap(({ first }) =>
      first.map(({ file }) => file),
    )
    expect(new Set(files)).toEqual(new Set([name]))
    expect(files).toHaveLength(3)
  }
})

test('options are checked', async () => {
  await expect(fix({ output: 5 } as never)).rejects.toThrow('option `output` must')
  await expect(fix({ fixes: true } as never)).rejects.toThrow('unknown option `fixes`')
  await expect(fix({ onPage: () => {} } as never)).rejects.toThrow('unknown option `onPage`')
  await expect(repairDatabase('a', memoryFiles({}), { fixes: true } as never)).rejects.toThrow(
    'unknown option `fixes`',
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
  await expect(repairDatabase(path('a.xml'), counted)).rejects.toThrow('is XML')
  expect(open).toBe(0)
})

/** The entries of a database after all corrections. */
async function correctedOf(...urls: readonly unknown[]): Promise<{ readonly loc: string }[]> {
  const text = databaseOf(urls)
  const { database } = await repairDatabase('a.json', memoryFiles({ 'a.json': text }), { now: NOW })
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
