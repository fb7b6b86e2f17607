import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** If a folder has more files, their sizes are not added up. */
const MOST_FILES = 200

/** How gzip and zstd begin. */
const COMPRESSED = ['\u001f\u008b', '(\u00b5/\u00fd']

/** Tables, JSON, lists of URLs, and sitemaps that are not an index. Other files may list further files to be read. */
const TABLE = /\.(?:csv|tsv)$/i
const WITHOUT_REFERENCES =
  /^(?:\xef\xbb\xbf)?\s*(?:[[{]|[a-z][a-z\d+.-]*:\/\/|(?:<\?xml[^>]*>\s*)?<urlset\b)/i

/**
 * Returns how many bytes the files and folders of a command line have; infinity if more might be read than that, as with
 * compressed files, pipes and indexes.
 *
 * @param words - Operands and options. A word that is not a path counts nothing.
 */
export function inputSize(words: readonly string[]): number {
  const paths = words.map((word) => /^--?[a-z-]+=(.*)$/s.exec(word)?.[1] ?? word)
  return paths.reduce((sum, path) => sum + sizeOfPath(path), 0)
}

function sizeOfPath(path: string): number {
  try {
    if (path === '-') return sizeOfFile(0)
    const stats = statSync(path, { throwIfNoEntry: false })
    // It is another word, or the command will say that it does not exist.
    if (stats === undefined) return 0
    if (stats.isDirectory()) return sizeOfFolder(path, { left: MOST_FILES })
    // To open a named pipe would wait for its writer.
    if (!stats.isFile()) return Number.POSITIVE_INFINITY
    return withFile(path, (file) =>
      TABLE.test(path) || WITHOUT_REFERENCES.test(startOf(file))
        ? sizeOfFile(file)
        : Number.POSITIVE_INFINITY,
    )
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** An index in a folder lists only files that are in the folder. */
function sizeOfFolder(path: string, files: { left: number }): number {
  let sum = 0
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    files.left--
    if (files.left < 0) return Number.POSITIVE_INFINITY
    const inner = join(path, entry.name)
    if (entry.isDirectory()) sum += sizeOfFolder(inner, files)
    else if (entry.isFile()) sum += withFile(inner, sizeOfFile)
    // The target of a link may be anything.
    else return Number.POSITIVE_INFINITY
  }
  return sum
}

function withFile(path: string, use: (file: number) => number): number {
  const file = openSync(path, 'r')
  try {
    return use(file)
  } finally {
    closeSync(file)
  }
}

/** A file that the system generates while it is read has the size 0. */
function sizeOfFile(file: number): number {
  const stats = fstatSync(file)
  const isKnown = stats.isFile() && stats.size > 0 && !isCompressed(startOf(file))
  return isKnown ? stats.size : Number.POSITIVE_INFINITY
}

function isCompressed(start: string): boolean {
  return COMPRESSED.some((mark) => start.startsWith(mark))
}

function startOf(file: number): string {
  const bytes = Buffer.alloc(256)
  return bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0))
}
