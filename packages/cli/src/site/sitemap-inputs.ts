import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listSitemapFiles } from '@waymark/sitemap/node'
import { asFailure, Failure } from '../failure.ts'
import { realFile } from '../input/real-file.ts'
import { safePath } from '../terminal/safe-text.ts'
import type { SitemapFile } from './check-site.ts'

/** A file with the name of another and `.gz`: servers give one sitemap out in both forms, as nginx with gzip_static. */
export interface PackedCopy {
  readonly path: string
  /** What is read in its place. */
  readonly original: string
}

/** What is to be read, in its order, and what not. */
export interface Inputs {
  readonly inputs: SitemapFile[]
  /** By `realFile`. */
  readonly copies: ReadonlyMap<string, PackedCopy>
}

/**
 * Lists the files that operands name, and the sitemaps of the folders among them, each once, however often it is
 * named or lies in one of the folders.
 *
 * @param fail - Takes what keeps an operand from being listed.
 */
export async function listInputs(
  operands: readonly string[],
  fail: (error: unknown) => void,
): Promise<Inputs> {
  const inputs = new Map<string, SitemapFile>()
  const copies = new Map<string, PackedCopy>()
  const add = (input: SitemapFile): void => {
    const file = realFile(input.path)
    inputs.set(file, withOther(input, inputs.get(file)))
  }
  for (const operand of operands) {
    try {
      if (operand === '-') {
        inputs.set('-', { path: operand, isNamed: true, folder: null })
        continue
      }
      if (!(await stat(operand)).isDirectory()) {
        add({ path: operand, isNamed: true, folder: dirname(operand) })
        continue
      }
      const names = await listSitemapFiles(operand)
      if (names.length === 0) {
        throw new Failure(
          `${safePath(operand)}: the folder holds no .xml or .xml.gz file: name another, or a file`,
        )
      }
      const listed = new Set(withoutAliases(operand, names))
      for (const name of listed) {
        const path = join(operand, name)
        const original = name.replace(/\.gz$/i, '')
        if (original !== name && listed.has(original)) {
          copies.set(realFile(path), { path, original: join(operand, original) })
        } else add({ path, isNamed: false, folder: operand })
      }
    } catch (error) {
      fail(asFailure(error, safePath(operand)))
    }
  }
  return { inputs: [...inputs.values()], copies }
}

/** One input for a file that is listed twice: named if it is once, and an index of the wider folder. */
function withOther(input: SitemapFile, other: SitemapFile | undefined): SitemapFile {
  if (other === undefined) return input
  const isNamed = input.isNamed || other.isNamed
  const [own, others] = [input, other].map(({ folder }) => realFile(folder ?? '').length)
  return { ...(own! < others! ? input : other), isNamed }
}

/** Leaves out links to files that are in the list under their own names, or under the names of other links. */
function withoutAliases(folder: string, names: readonly string[]): readonly string[] {
  const root = realFile(folder)
  const taken = new Map<string, string>()
  for (const name of names) {
    const file = realFile(join(folder, name))
    if (!taken.has(file) || file === join(root, name)) taken.set(file, name)
  }
  const left = new Set(taken.values())
  return names.filter((name) => left.has(name))
}

/** Leaves out packed copies, unless the original is in the list, too. */
export function withoutCopies(
  paths: readonly string[],
  copies: Inputs['copies'],
): readonly string[] {
  const files = new Set(paths.map(realFile))
  return paths.filter((path) => {
    const copy = copies.get(realFile(path))
    return copy === undefined || files.has(realFile(copy.original))
  })
}
