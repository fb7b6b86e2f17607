import { utimesSync, writeFileSync } from 'node:fs'
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { images } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { knownSet, readSet } from '../src/node/set/published-set.ts'
import {
  areSame,
  describeOptions,
  haveSameContent,
  holds,
  recordInputs,
} from '../src/node/set/run-record.ts'
import { fileAt, isAsWritten, type SetFile } from '../src/node/set/set-file.ts'
import { setNames } from '../src/node/set/set-names.ts'
import {
  type InputRecord,
  type RunRecord,
  readState,
  type SetState,
  writeState,
} from '../src/node/set/set-state.ts'
import { PageDating } from '../src/parts/page-dates.ts'
import { PageTableBuilder } from '../src/parts/page-table.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap-texts.ts'

describe('the names of a set', () => {
  const names = setNames('sitemap', '.xml')

  test.each([
    ['sitemap-1.xml', 1],
    ['sitemap-12b.xml', 12],
    ['sitemap-3z.xml', 3],
    ['sitemap-999999999.xml', 999_999_999],
    ['sitemap-1000000000.xml', null],
    ['sitemap-0.xml', null],
    ['sitemap-01.xml', null],
    ['sitemap-3a.xml', null],
    ['sitemap-3bb.xml', null],
    ['sitemap-b.xml', null],
    ['sitemap-.xml', null],
    ['sitemap-3.xml.gz', null],
    ['sitemap-3.xm', null],
    ['sitemap.xml', null],
    ['xsitemap-3.xml', null],
    ['sitemap_3.xml', null],
    ['sitemap-x3.xml', null],
  ])('%s is the name of part %s', (name, part) => {
    expect(names.partOf(name)).toBe(part)
  })

  test('have the extension and the name that are asked for', () => {
    const packed = setNames('pages', '.xml.gz')
    expect([names.main, packed.main]).toEqual(['sitemap.xml', 'pages.xml.gz'])
    expect(packed.partOf('pages-3c.xml.gz')).toBe(3)
    expect(packed.freeName(3, new Set())).toBe('pages-3.xml.gz')
  })

  test('are free if they are not in use', () => {
    const used = (...suffixes: readonly string[]) =>
      new Set(suffixes.map((suffix) => `sitemap-3${suffix}.xml`))
    expect(names.freeName(3, new Set(['sitemap-4.xml', 'sitemap.xml']))).toBe('sitemap-3.xml')
    expect(names.freeName(3, used(''))).toBe('sitemap-3b.xml')
    expect(names.freeName(3, used('', 'b', 'd'))).toBe('sitemap-3c.xml')
    const letters = [...'bcdefghijklmnopqrstuvwxyz']
    expect(names.freeName(3, used('', ...letters.slice(0, -1)))).toBe('sitemap-3z.xml')
    expect(names.freeName(3, used('', ...letters))).toBe('sitemap-3.xml')
  })
})

describe('the record of a run', () => {
  const record: InputRecord = { name: 'a', size: 3, modified: 5, digest: 'x' }

  test('recognises the same content of databases, whenever it was written', () => {
    const later = { ...record, modified: 6 }
    expect(haveSameContent([record], [later])).toBe(true)
    expect(haveSameContent([record, record], [later, later])).toBe(true)
    expect(haveSameContent([], [])).toBe(true)
    for (const other of [
      { ...record, name: 'b' },
      { ...record, size: 4 },
      { ...record, digest: 'y' },
    ]) {
      expect(haveSameContent([record], [other])).toBe(false)
      expect(haveSameContent([record, record], [record, other])).toBe(false)
      expect(haveSameContent([record, record], [other, record])).toBe(false)
    }
    expect(haveSameContent([record], [record, record])).toBe(false)
    expect(haveSameContent(null, null)).toBe(false)
    expect(haveSameContent([record], null)).toBe(false)
    expect(haveSameContent(null, [record])).toBe(false)
  })

  test('holds from its time until a date is no longer in the future', () => {
    const run = { options: '{}', from: 10, until: 20 } as RunRecord
    const times = [9, 10, 19, 20]
    expect(times.map((now) => holds(run, now, '{}'))).toEqual([false, true, true, false])
    expect(times.map((now) => holds({ ...run, until: null }, now, '{}'))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(holds(run, 10, '{"gzip":true}')).toBe(false)
  })

  test('has the options that have an effect, and extensions by their names', () => {
    expect(describeOptions({ name: 'a', onProblem: () => {}, x: undefined, y: null, z: [1] })).toBe(
      '{"name":"a","y":null,"z":[1]}',
    )
    expect(describeOptions({ extensions: [images] })).toBe(
      '{"extensions":["http://www.google.com/schemas/sitemap-image/1.1"]}',
    )
  })

  test('has the files that were read, and says whether they are still the same', async () => {
    const folder = temporaryFolder()
    const paths = ['a', 'b'].map((name) => join(folder, name))
    for (const path of paths) await writeFile(path, 'text')
    const records = (await recordInputs(paths))!
    const { mtimeMs: modified } = await stat(paths[0]!)
    expect(records[0]).toEqual({
      name: paths[0],
      size: 4,
      modified,
      digest: '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1',
    })
    expect(await recordInputs([])).toEqual([])
    expect(await recordInputs([paths[0]!, join(folder, 'none')])).toBeNull()
    expect(await recordInputs([folder])).toBeNull()
    if (process.platform !== 'win32') expect(await recordInputs(['/dev/null'])).toBeNull()
    expect(await areSame(records)).toBe(true)
    await writeFile(paths[1]!, 'texts')
    utimesSync(paths[1]!, modified / 1000, modified / 1000)
    expect(await areSame(records)).toBe(false)
    expect(await areSame(records.slice(0, 1))).toBe(true)
    await utimes(paths[0]!, 1, 1)
    expect(await areSame(records.slice(0, 1))).toBe(false)
    await rm(paths[0]!)
    expect(await areSame(records)).toBe(false)
  })
})

/** A file of a set as it is written. */
async function written(folder: string, name: string, text: string, part = 0): Promise<SetFile> {
  const path = join(folder, name)
  const bytes = Buffer.from(text)
  await writeFile(path, name.endsWith('.gz') ? gzipSync(bytes) : bytes)
  const { size, mtimeMs: modified } = await stat(path)
  const found = await readSet(folder, { ...setNames('x', '.xml'), main: name })
  const { digest } = found!
  return {
    name,
    part,
    urls: text.split('<url>').length - 1,
    bytes: bytes.length,
    size,
    modified,
    digest,
  }
}

const urlset = (...paths: readonly string[]) =>
  sitemapOf(...paths.map((path) => `https://a.example/${path}`))
const index = (...names: readonly string[]) =>
  sitemapIndexOf(...names.map((name) => `https://a.example/${name}`))

test('a file is as it was written if it has its size and time, or its text', async () => {
  const folder = temporaryFolder()
  const file = await written(folder, 'a.xml', urlset('1'))
  const path = join(folder, 'a.xml')
  expect(await isAsWritten(folder, file)).toBe(true)
  // Another text of the same size at the same time is not looked at.
  expect(await isAsWritten(folder, { ...file, digest: 'x' })).toBe(true)
  expect(await isAsWritten(folder, { ...file, modified: 1 })).toBe(true)
  expect(await isAsWritten(folder, { ...file, modified: 1, digest: 'x' })).toBe(false)
  expect(await isAsWritten(folder, { ...file, size: 1 })).toBe(false)
  expect(await isAsWritten(folder, { ...file, name: 'b.xml' })).toBe(false)
  expect((await fileAt(path))?.size).toBe(file.size)
  expect(await fileAt(folder)).toBeNull()
  expect(await fileAt(join(folder, 'none'))).toBeNull()
})

describe('the published set', () => {
  const names = setNames('sitemap', '.xml')
  const shownParts = (set: Awaited<ReturnType<typeof readSet>>) =>
    [...(set?.parts ?? [])].map(([part, { name, urls, part: own }]) => [part, name, urls, own])

  /** In which part each page is. */
  const partsOf = (set: Awaited<ReturnType<typeof readSet>>, ...paths: readonly string[]) =>
    paths.map((path) => set?.table.partOf(`https://a.example/${path}`) ?? 0)

  test('is read from an index and its parts', async () => {
    const folder = temporaryFolder()
    const parts = [
      await written(folder, 'sitemap-2b.xml', urlset('1', '2'), 2),
      await written(folder, 'sitemap-7.xml', urlset('3'), 7),
    ]
    const main = await written(folder, 'sitemap.xml', index('sitemap-2b.xml', 'x/sitemap-7.xml'))
    const set = await readSet(folder, names)
    expect(set).toMatchObject({
      digest: main.digest,
      named: new Set(['sitemap-2b.xml', 'sitemap-7.xml']),
      parts: new Map([
        [2, parts[0]],
        [7, parts[1]],
      ]),
    })
    expect(partsOf(set, '1', '2', '3', '4')).toEqual([2, 2, 7, 0])
  })

  test('is read from its only file', async () => {
    const folder = temporaryFolder()
    const main = await written(folder, 'sitemap.xml', urlset('1', '2'), 1)
    const set = await readSet(folder, names)
    expect(set).toMatchObject({
      digest: main.digest,
      named: new Set(),
      parts: new Map([[1, main]]),
    })
    expect(partsOf(set, '1', '3')).toEqual([1, 0])
  })

  test.each([
    ['is not there', null],
    ['is empty', ''],
    ['is not XML', 'hello'],
    ['is cut off', urlset('1').slice(0, -5)],
    ['is a feed', '<rss/>'],
  ])('is none if its file %s', async (_, text) => {
    const folder = temporaryFolder()
    if (text !== null) writeFileSync(join(folder, 'sitemap.xml'), text)
    expect(await readSet(folder, names)).toBeNull()
  })

  test('has only parts that are whole sitemaps', async () => {
    const folder = temporaryFolder()
    await written(folder, 'sitemap.xml', index(...[1, 2, 3, 4].map((n) => `sitemap-${n}.xml`)))
    await written(folder, 'sitemap-1.xml', urlset('1'))
    await written(folder, 'sitemap-2.xml', index('x.xml'))
    writeFileSync(join(folder, 'sitemap-3.xml'), urlset('3').slice(0, -5))
    expect(shownParts(await readSet(folder, names))).toEqual([[1, 'sitemap-1.xml', 1, 1]])
  })

  test.each([
    ['another name', ['sitemap-1.xml', 'pages.xml']],
    ['two files of one part', ['sitemap-1.xml', 'sitemap-1b.xml']],
  ])('of an index with %s has no parts, but names that are in use', async (_, listed) => {
    const folder = temporaryFolder()
    await written(folder, 'sitemap-1.xml', urlset('1'))
    await written(folder, 'sitemap.xml', index(...listed))
    const set = await readSet(folder, names)
    expect(set).toMatchObject({ named: new Set(listed), parts: new Map() })
    expect(partsOf(set, '1')).toEqual([0])
  })

  test('is known by what the last run left, if nobody has changed it since', async () => {
    const folder = temporaryFolder()
    const [one, two] = [
      await written(folder, 'sitemap-1.xml', urlset('1'), 1),
      await written(folder, 'sitemap-2.xml', urlset('2'), 2),
    ]
    const main = await written(folder, 'sitemap.xml', index('sitemap-1.xml', 'sitemap-2.xml'))
    const table = new PageTableBuilder().build()
    const known = (...files: readonly SetFile[]) =>
      knownSet(folder, { files, table } as unknown as SetState, names)
    expect(await known(main, one, two)).toEqual({
      digest: main.digest,
      named: new Set(['sitemap-1.xml', 'sitemap-2.xml']),
      parts: new Map([
        [1, one],
        [2, two],
      ]),
      table,
    })
    expect(await known(main, { ...one, size: 1 }, two)).toMatchObject({
      named: new Set(['sitemap-1.xml', 'sitemap-2.xml']),
      parts: new Map([[2, two]]),
    })
    // The only file is a part.
    expect((await known({ ...main, part: 1 }))?.parts).toEqual(new Map([[1, { ...main, part: 1 }]]))
    expect(await known()).toBeNull()
    expect(await known({ ...main, size: 1 }, one, two)).toBeNull()
    expect(await known(one, two)).toBeNull()
  })
})

describe('the state', () => {
  async function stateWith(urls: number, label: string): Promise<SetState> {
    const table = new PageTableBuilder()
    for (let n = 0; n < urls; n++) table.add(`https://a.example/${n}`, (n % 3) + 1)
    const run = {
      inputs: null,
      options: label,
      from: 1,
      until: null,
      site: {},
    } as unknown as RunRecord
    const dating = new PageDating(null, 5_000)
    for (let n = 0; n < urls; n++) dating.dateOf(`https://a.example/${n}`, BigInt(n), n + 1)
    return {
      files: [],
      before: [],
      run,
      table: table.build(),
      dates: urls > 0 ? dating.build() : null,
      datesOf: null,
    }
  }

  test('is read as it was written, whatever its length', async () => {
    const path = join(temporaryFolder(), 'state')
    for (const urls of [0, 100]) {
      for (let length = 0; length < 8; length++) {
        const state = await stateWith(urls, 'é'.repeat(length))
        await writeState(path, state)
        const read = (await readState(path))!
        // The text has the fewest spaces that make it a multiple of eight.
        const bytes = await readFile(path)
        const text = bytes.toString('utf8', 24, bytes.length - 32 - 32 * urls)
        const padding = text.length - text.trimEnd().length
        expect([Buffer.byteLength(text) % 8, padding < 8]).toEqual([0, true])
        const { table, dates, ...rest } = state
        const { table: readTable, dates: readDates, ...readRest } = read
        expect(readRest).toEqual(rest)
        expect(readDates?.numbers).toEqual(dates?.numbers)
        expect(readTable.keys).toEqual(table.keys)
        expect(readTable.parts).toEqual(table.parts)
      }
    }
  })

  test('is none if it is not there, damaged, cut off, or of another version', async () => {
    const path = join(temporaryFolder(), 'state')
    expect(await readState(path)).toBeNull()
    await writeState(path, await stateWith(3, 'x'))
    const whole = await readFile(path)
    // Every later version must differ in the number after the name.
    expect(whole.toString('latin1', 0, 16)).toBe('waymark sitemaps')
    expect(new Uint32Array(Uint8Array.from(whole.subarray(16, 20)).buffer)[0]).toBe(4)
    for (let at = 0; at < whole.length; at += at < 24 || at > whole.length - 4 ? 1 : 9) {
      const bytes = Buffer.from(whole)
      bytes[at]! ^= 0x81
      await writeFile(path, bytes)
      expect(await readState(path), `byte ${at}`).toBeNull()
      await writeFile(path, whole.subarray(0, at))
      expect(await readState(path), `${at} bytes`).toBeNull()
    }
    for (const more of [1, 8, 16]) {
      await writeFile(path, Buffer.concat([whole, Buffer.alloc(more)]))
      expect(await readState(path)).toBeNull()
    }
    await writeFile(path, whole)
    expect(await readState(path)).not.toBeNull()
  })
})
