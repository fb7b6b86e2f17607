import { describe, expect, test } from 'vitest'
import { chosenIn, droppedIn } from '../src/site-check/chosen-files.ts'

/** A file of a folder that was chosen. */
function fileAt(path: string): File {
  const file = new File([''], path.slice(path.lastIndexOf('/') + 1))
  return Object.assign(file, { webkitRelativePath: path.includes('/') ? path : '' })
}

const chosen = (...paths: readonly string[]) => chosenIn(paths.map(fileAt))
const pathsOf = ({ files }: ReturnType<typeof chosenIn>) => files.map(({ path }) => path).sort()

interface Tree {
  readonly [name: string]: Tree | string
}

/** Browsers give the entries of a folder in parts. */
const PART = 2

/** The part of the interface that is read; there is nothing like it in Node. */
function entryOf(tree: Tree | string, path: string, read: (path: string) => void = () => {}) {
  const isFile = typeof tree === 'string'
  const below = isFile ? [] : Object.entries(tree)
  return {
    isFile,
    isDirectory: !isFile,
    name: path.slice(path.lastIndexOf('/') + 1),
    fullPath: path,
    file(done: (file: File) => void) {
      read(path)
      done(new File([String(tree)], path))
    },
    createReader() {
      let at = 0
      return {
        readEntries(done: (entries: unknown[]) => void) {
          read(path)
          const part = below.slice(at, at + PART)
          at += PART
          done(part.map(([name, each]) => entryOf(each, `${path}/${name}`, read)))
        },
      }
    },
  }
}

function drop(
  tree: Tree,
  {
    signal = new AbortController().signal,
    found = () => {},
    read,
  }: {
    readonly signal?: AbortSignal
    readonly found?: (count: number) => void
    readonly read?: (path: string) => void
  } = {},
) {
  const items = Object.entries(tree).map(([name, each]) => ({
    kind: 'file',
    webkitGetAsEntry: () => entryOf(each, `/${name}`, read) as unknown as FileSystemEntry,
    getAsFile: () => new File([String(each)], name),
  }))
  return droppedIn({ items }, { signal, found })
}

describe('what is checked', () => {
  test('a folder with pages is a site, wherever the pages are in it', () => {
    expect(chosen('dist/index.html', 'dist/a.css').site).toBe('dist')
    expect(chosen('dist/sitemap.xml', 'dist/en/tea.HTM').site).toBe('dist')
    expect(chosen('dist/page.xhtml').site).toBe('dist')
  })

  test('what was in one folder and chosen together is a site, too', () => {
    expect(chosen('index.html', 'sitemap.xml').site).toBe('')
    expect(chosen('a/index.html', 'b/index.html').site).toBe('')
  })

  test('without pages it is as before, and one page alone is no site', () => {
    expect(chosen('public/a.xml', 'public/b.xml')).toMatchObject({ paths: ['public'], site: null })
    expect(chosen('a.csv', 'b.csv')).toMatchObject({ paths: ['a.csv', 'b.csv'], site: null })
    expect(chosen('index.html').site).toBeNull()
    expect(chosen('public/html.xml', 'public/index.html.bak').site).toBeNull()
  })

  test('folders that are not published are left out, and not the one that was chosen', () => {
    const files = chosen(
      '.output/index.html',
      '.output/.htaccess',
      '.output/.git/a.html',
      '.output/a/.cache/b.html',
      '.output/node_modules/c/d.html',
      '.output/.well-known/e.txt',
    )
    expect(files.site).toBe('.output')
    expect(pathsOf(files)).toEqual([
      '.output/.htaccess',
      '.output/.well-known/e.txt',
      '.output/index.html',
    ])
  })
})

describe('a folder that is dropped', () => {
  test('is read with all parts of its folders', async () => {
    const counts: number[] = []
    const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.html`, name]))
    const files = await drop({ dist: { ...five, en: five } }, { found: (n) => counts.push(n) })
    expect(files.site).toBe('dist')
    expect(pathsOf(files)).toHaveLength(10)
    expect(pathsOf(files)).toContain('dist/en/e.html')
    expect(counts.at(-1)).toBe(10)
    const [first] = files.files
    expect(await first!.blob.text()).toBe('a')
  })

  test('is not read where it is not published', async () => {
    const read: string[] = []
    const tree = {
      dist: {
        'index.html': '',
        node_modules: { 'a.html': '' },
        '.git': { 'b.html': '' },
        '.well-known': { 'c.txt': '' },
      },
    }
    const files = await drop(tree, { read: (path) => read.push(path) })
    expect(pathsOf(files)).toEqual(['dist/.well-known/c.txt', 'dist/index.html'])
    expect(read.filter((path) => /node_modules|\.git/.test(path))).toEqual([])
  })

  test('may come with files', async () => {
    const files = await drop({ 'index.html': '', en: { 'index.html': '' } })
    expect(files).toMatchObject({ paths: ['index.html', 'en'], site: '' })
  })

  test('is no longer read when that was stopped', async () => {
    const controller = new AbortController()
    const read: string[] = []
    const tree = { dist: { 'a.html': '', b: { 'c.html': '' } } }
    const dropped = drop(tree, {
      signal: controller.signal,
      found: () => controller.abort(),
      read: (path) => read.push(path),
    })
    await expect(dropped).rejects.toThrow()
    expect(read).not.toContain('/dist/b/c.html')
  })
})
