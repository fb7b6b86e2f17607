import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from '../suite.ts'
import type { Input } from './probe.ts'

const URL_LISTS = [
  'kasztp.txt',
  'userbait.txt',
  'file-urls.txt',
  'module-urls.txt',
  'test-lists-urls.txt',
  'messy-urls.txt',
]
const REFERENCES = 'relative-refs.txt'

/** Of kinds that resolve differently: a long path, a query, a drive letter, an opaque path. */
const BASES = [
  'https://bücher.example/a/b/../c/d;p?q=1&q=2#f',
  'http://user:pw@[2001:DB8::1]:8080',
  'file:///C:/folder/file.txt',
  'custom://HOST/a/./b?c',
  'mailto:someone@example.com',
]

/** The texts of the data files that suites read, by path; those that are absent are left out. */
export function readFiles(suites: readonly Suite[], root: string): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { file } of suites) {
    if (existsSync(join(root, file))) texts[file] = readFileSync(join(root, file), 'utf8')
  }
  return texts
}

/**
 * Lines of the corpora, evenly taken from each list, and each relative reference with each of a few bases.
 * Empty where there are no corpora.
 *
 * @param count - How many at most. The references come first.
 */
export function readInputs(root: string, count: number): readonly Input[] {
  const references = readLines(root, REFERENCES).flatMap((reference) =>
    BASES.map((base): Input => [reference, base]),
  )
  const lines = URL_LISTS.flatMap((name) => readLines(root, name))
  const relative = takeEvenly(references, Math.min(references.length, count >> 2))
  const absolute = takeEvenly(lines, Math.min(lines.length, count - relative.length))
  return [...relative, ...absolute.map((line): Input => [line])]
}

function readLines(root: string, name: string): string[] {
  const file = join(root, 'corpora', name)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

function takeEvenly<T>(all: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!)
}
