import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { databaseOf, LASTMOD } from './databases.ts'

export interface TestPage {
  readonly path: string
  readonly lastmod?: string
  readonly changefreq?: string
}

/** A database with these pages. */
export function databaseOfPages(pages: readonly TestPage[]): string {
  const urls = pages.map(({ path, lastmod = LASTMOD, ...rest }) => {
    return { loc: `https://a.example/${path}`, lastmod, ...rest }
  })
  return databaseOf(urls)
}

/** A published file. */
export interface TestFile {
  readonly text: string
  readonly inode: number
  readonly modified: number
}

/** All files of a folder but the hidden ones. */
export async function readFolder(folder: string): Promise<Map<string, TestFile>> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  return new Map(names.map((name) => [name, fileOf(join(folder, name))]))
}

function fileOf(path: string): TestFile {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const { ino: inode, mtimeMs: modified } = statSync(path)
  return { text, inode, modified }
}

/** The `url` elements of each part of a set by the part's number, as its index names them; 1 for the only file. */
export function entriesOf(
  files: ReadonlyMap<string, TestFile>,
  main = 'sitemap.xml',
): Map<number, readonly string[]> {
  const { text } = files.get(main)!
  if (text.includes('<urlset')) return new Map([[1, elementsOf(text)]])
  return new Map(
    namesOf(text).map((name) => {
      const part = Number(/-(\d+)/.exec(name)![1])
      return [part, elementsOf(files.get(name)!.text)]
    }),
  )
}

/** The names of the files in an index. */
export function namesOf(index: string): string[] {
  return [...index.matchAll(/<sitemap>\s*<loc>.*\/([^/<]*)<\/loc>/g)].map(([, name]) => name!)
}

function elementsOf(text: string): string[] {
  return text.match(/<url>.*?<\/url>/gs) ?? []
}
