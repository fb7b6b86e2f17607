import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { sentence } from '@waymark/infra/internal'
import type { SiteFiles } from '@waymark/site'
import { isBelow, refuseLink, throughLinks } from '@waymark/site/files/node'
import { diskFiles } from '@waymark/site/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { isDescriptor } from '../src/node/real-path.ts'
import { writeChunks } from '../src/node/write-chunks.ts'

const isPosix = process.platform !== 'win32'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** Makes files, with folders. */
function fill(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), name)
  }
}

describe('files of the disk', () => {
  const files = diskFiles()

  test('are listed by folder', async () => {
    fill('b.xml', 'a/c.xml.gz', 'a.txt')
    expect(await files.listFolder(folder)).toEqual(['a/c.xml.gz', 'b.xml'])
    expect(await files.listFolder(join(folder, 'a.txt'))).toBeNull()
    await expect(files.listFolder(join(folder, 'none'))).rejects.toMatchObject({
      problem: { code: 'file-not-found', file: join(folder, 'none') },
    })
    await expect(files.listFolder('')).rejects.toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
  })

  test('are in a folder by names that do not lead out of it', () => {
    fill('a/b.xml', '..b.xml', 'c.xml')
    const inside = join(folder, 'a')
    const has = (name: string) => files.hasFile(folder, name)
    expect(['a/b.xml', '..b.xml', 'c.xml'].map(has)).toEqual([true, true, true])
    expect(['a', 'none.xml', '', '.', 'a/', 'a\0.xml', 'x'.repeat(5000)].map(has)).toEqual(
      Array(7).fill(false),
    )
    for (const name of [
      '../c.xml',
      'x/../../c.xml',
      './b.xml',
      '/etc/hosts',
      join(folder, 'c.xml'),
      '..\\c.xml',
    ]) {
      expect(files.hasFile(inside, name), name).toBe(false)
    }
    expect(files.hasFile(inside, 'b.xml')).toBe(true)
  })

  test.runIf(isPosix)('with a backslash in the name are not there', () => {
    fill('a\\b.xml')
    expect(files.hasFile(folder, 'a\\b.xml')).toBe(false)
  })

  test('have paths relative to folders, with slashes', () => {
    expect(files.folderOf(join('a', 'b.xml'))).toBe('a')
    expect(files.relative('a', join('a', 'b', 'c.xml'))).toBe('b/c.xml')
    expect(files.join('a', 'b/c.xml')).toBe(join('a', 'b', 'c.xml'))
  })

  test.runIf(isPosix)('are one file by all its names', async () => {
    fill('a.xml')
    symlinkSync('a.xml', join(folder, 'b.xml'))
    const real = join(await realpath(folder), 'a.xml')
    expect(['a.xml', 'b.xml', './a.xml'].map((name) => files.identify(join(folder, name)))).toEqual(
      [real, real, real],
    )
    expect(files.identify('none.xml')).toBe(resolve('none.xml'))
  })

  test('and standard input are told apart by the path', async () => {
    const standard = diskFiles({ stdin: Readable.from([Buffer.from('text')]) })
    const answers = async (each: SiteFiles) => [
      each.folderOf('-'),
      each.identify('-'),
      await each.listFolder('-').catch(() => 'no such file'),
    ]
    expect(await answers(standard)).toEqual([null, '-', null])
    expect(await answers(files)).toEqual(['.', resolve('-'), 'no such file'])
    expect(standard.folderOf('a/-')).toBe('a')
    expect((await standard.open('-')).name).toBe('standard input')
  })

  test('are opened as what a check takes', async () => {
    writeFileSync(join(folder, 'wide.xml'), Buffer.from('\ufeff<a/>', 'utf16le'))
    const source = await files.open(join(folder, 'wide.xml'))
    const lengths: number[] = []
    for await (const chunk of source.chunks()) lengths.push(chunk.length)
    expect(lengths).toEqual([10])
    writeFileSync(join(folder, 'empty.xml'), '')
    const empty = await files.open(join(folder, 'empty.xml'))
    await expect(empty.chunks().next()).rejects.toThrow(
      errorWith({ problem: { code: 'file-empty' } }),
    )
  })

  test('pages are read into one buffer, and two at a time into two', async () => {
    const folder = temporaryFolder()
    const [a, b] = ['a', 'b'].map((name) => join(folder, name)) as [string, string]
    writeFileSync(a, 'a'.repeat(100_000))
    writeFileSync(b, 'b')
    const files = diskFiles()
    const textOf = async (path: string, between: () => Promise<void> = async () => {}) => {
      let text = ''
      const buffers = new Set<ArrayBufferLike>()
      for await (const chunk of (await files.openBytes(path)).chunks()) {
        await between()
        text += Buffer.from(chunk).toString()
        buffers.add(chunk.buffer)
      }
      return { text, buffers: [...buffers] }
    }
    const first = await textOf(a, async () => expect((await textOf(b)).text).toBe('b'))
    expect(first.text).toBe('a'.repeat(100_000))
    expect(first.buffers).toHaveLength(1)
    expect((await textOf(b)).buffers[0]).toBe(first.buffers[0])
  })

  test('have options that are checked', () => {
    expect(() => diskFiles({ stdin: 'a' } as never)).toThrow(
      expect.objectContaining({ option: 'stdin', code: 'option-wrong' }),
    )
    expect(() => diskFiles({ expected: 'a' } as never)).toThrow(
      expect.objectContaining({ option: 'expected', code: 'option-unknown' }),
    )
  })
})

test('a path is below a folder if it is not the folder', async () => {
  fill('a/b.xml')
  const below = async (path: string) => await isBelow(join(folder, 'a'), join(folder, path))
  expect(await below('a/b.xml')).toBe(true)
  expect(await below('a/none/c.xml')).toBe(true)
  expect(await below('a/..b')).toBe(true)
  expect(await below('a')).toBe(false)
  expect(await below('.')).toBe(false)
  expect(await below('ab/c.xml')).toBe(false)
})

describe.runIf(isPosix)('links', () => {
  const link = (to: string, name: string) => symlinkSync(to, join(folder, name))
  const through = async (name: string) => await throughLinks(join(folder, name))

  test('are followed, also to what does not exist', async () => {
    const real = await realpath(folder)
    fill('a/b.xml')
    link('a', 'to-a')
    link('to-a/none.xml', 'dangling')
    link(join(folder, 'dangling'), 'again')
    link('../x', 'a/up')
    expect(await through('to-a/b.xml')).toBe(join(real, 'a', 'b.xml'))
    expect(await through('to-a/c/d')).toBe(join(real, 'a', 'c', 'd'))
    expect(await through('dangling')).toBe(join(real, 'a', 'none.xml'))
    expect(await through('again')).toBe(join(real, 'a', 'none.xml'))
    expect(await through('to-a/up')).toBe(join(real, 'x'))
    expect(await throughLinks('/none/at/all')).toBe('/none/at/all')
  })

  test('that form a circle are an error', async () => {
    link('b', 'a')
    link('a', 'b')
    await expect(through('a')).rejects.toMatchObject({ code: 'ELOOP' })
  })

  test('are refused where nobody has named them', async () => {
    fill('a')
    link('a', 'b')
    link('none', 'c')
    const remedy = sentence('Remove it.')
    await refuseLink(join(folder, 'a'), remedy)
    await refuseLink(join(folder, 'none'), remedy)
    for (const name of ['b', 'c']) {
      await expect(refuseLink(join(folder, name), remedy)).rejects.toMatchObject({
        problem: { code: 'file-path-invalid', file: join(folder, name) },
      })
    }
  })

  test.runIf(process.platform === 'linux')('may lead to a descriptor of a process', async () => {
    fill('file', 'fd')
    link('/dev/fd/1', 'a')
    link('a', 'b')
    link('file', 'c')
    link('/proc/self/fd', 'd')
    for (const path of ['/dev/stdout', '/dev/fd/0', '/proc/self/fd/7', '/proc/self/task/1/fd/7']) {
      expect(await isDescriptor(path), path).toBe(!path.includes('task'))
    }
    expect(await isDescriptor(`/proc/self/task/${process.pid}/fd/1`)).toBe(true)
    const inFolder = async (name: string) => await isDescriptor(join(folder, name))
    expect(await Promise.all(['a', 'b', 'd/2'].map(inFolder))).toEqual([true, true, true])
    expect(await Promise.all(['c', 'd', 'file', 'fd', 'none', 'none/1'].map(inFolder))).toEqual(
      Array(6).fill(false),
    )
    for (const path of ['/proc/self/fdinfo/1', '/proc/self/status', '/dev/null']) {
      expect(await isDescriptor(path), path).toBe(false)
    }
  })
})

test('pieces of bytes and text are written in their order', async () => {
  async function* pieces() {
    yield 'é'
    yield Buffer.from('b')
    yield ''
    yield 'x'.repeat(300_000)
    yield 'end'
  }
  const path = join(folder, 'a')
  writeFileSync(path, 'y'.repeat(400_000))
  await writeChunks(path, pieces())
  expect(readFileSync(path, 'utf8')).toBe(`éb${'x'.repeat(300_000)}end`)
  await writeChunks(path, (async function* () {})())
  expect(readFileSync(path, 'utf8')).toBe('')
})

describe('the bytes of a file', () => {
  /** What is read of a file, as the lengths of its chunks, and what a listener is told. */
  async function readingOf(length: number) {
    const path = join(folder, `f${length}`)
    const bytes = Buffer.alloc(length, 'abcdefg')
    writeFileSync(path, bytes)
    const told: unknown[] = []
    const files = diskFiles({
      listen(name, size) {
        told.push([name, size])
        return { add: (count) => told.push(count), end: () => told.push('end') }
      },
    })
    const lengths: number[] = []
    const read: Buffer[] = []
    for await (const chunk of (await files.openBytes(path)).chunks()) {
      lengths.push(chunk.length)
      read.push(Buffer.from(chunk))
    }
    expect(Buffer.concat(read).equals(bytes)).toBe(true)
    expect(told).toEqual([[path, length], ...lengths, 'end'])
    return lengths
  }

  test('come in chunks of at most 64 KiB, and of a small file at once', async () => {
    expect(await readingOf(0)).toEqual([])
    expect(await readingOf(1)).toEqual([1])
    expect(await readingOf(511)).toEqual([511])
    expect(await readingOf(512)).toEqual([512])
    expect(await readingOf(65_535)).toEqual([65_535])
    expect(await readingOf(65_536)).toEqual([65_536])
    expect(await readingOf(65_537)).toEqual([65_536, 1])
    expect(await readingOf(140_000)).toEqual([65_536, 65_536, 8_928])
  })

  test('of a folder, or of nothing, are an error that names it', async () => {
    fill('a/b')
    const files = diskFiles()
    await expect(files.openBytes(join(folder, 'a'))).rejects.toMatchObject({
      problem: { code: 'file-system-error', file: join(folder, 'a') },
    })
    await expect(files.openBytes(join(folder, 'none'))).rejects.toMatchObject({
      problem: { code: 'file-not-found', file: join(folder, 'none') },
    })
  })
})

test('a folder that is a file is named as one', async () => {
  fill('a')
  await expect(diskFiles().listAll(join(folder, 'a'))).rejects.toMatchObject({
    problem: {
      code: 'file-path-invalid',
      file: join(folder, 'a'),
    },
  })
})
