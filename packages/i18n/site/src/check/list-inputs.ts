import { type Sentence, sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import { shownPath } from '../words.ts'

/** A file that should be a sitemap or an index. */
export interface SitemapFile {
  readonly path: string
  /** Whether the caller or an index names the file. Other XML that is only found in a folder is skipped with a note. */
  readonly isNamed: boolean
  /**
   * The folder of the file or one above it. The sitemaps of an index are searched from the folder of the index up to this
   * one; `null` if there is no such folder, `undefined` if the index is not followed.
   */
  readonly folder: string | null | undefined
}

/** A file that has the name of another with `.gz`: servers offer a sitemap in both forms, such as nginx with gzip_static. */
export interface PackedCopy {
  readonly path: string
  /** The file that is read instead. */
  readonly original: string
}

/** The files that are read, in order, and those that are not. */
export interface Inputs {
  readonly inputs: SitemapFile[]
  /** By their identities. */
  readonly copies: ReadonlyMap<string, PackedCopy>
}

/**
 * Lists the given files and the sitemaps in the given folders. A file that is given or found several times is listed once.
 *
 * @param fail - Called with the error if a path cannot be listed.
 */
export async function listInputs(
  paths: readonly string[],
  files: SiteFiles,
  fail: (error: unknown) => void,
): Promise<Inputs> {
  const inputs = new Map<string, SitemapFile>()
  const copies = new Map<string, PackedCopy>()
  const add = (input: SitemapFile): void => {
    const file = files.identify(input.path)
    inputs.set(file, withOther(input, inputs.get(file), files))
  }
  for (const path of paths) {
    try {
      const names = await files.listFolder(path)
      if (names === null) {
        add({ path, isNamed: true, folder: files.folderOf(path) })
        continue
      }
      if (names.length === 0) {
        const message = sentence('The folder has no .xml or .xml.gz file.', { detail: 'no-xml' })
        throw withoutSitemaps([path], message)
      }
      const listed = new Set(withoutAliases(path, names, files))
      for (const name of listed) {
        const file = files.join(path, name)
        const original = name.replace(/\.gz$/i, '')
        if (original !== name && listed.has(original)) {
          const copy = { path: file, original: files.join(path, original) }
          copies.set(files.identify(file), copy)
        } else add({ path: file, isNamed: false, folder: path })
      }
    } catch (error) {
      fail(error)
    }
  }
  return { inputs: [...inputs.values()], copies }
}

/** Merges the inputs of a file that is listed twice. It is named if one of them is, and has the wider folder. */
function withOther(
  input: SitemapFile,
  other: SitemapFile | undefined,
  files: SiteFiles,
): SitemapFile {
  if (other === undefined) return input
  const isNamed = input.isNamed || other.isNamed
  const [own, others] = [input, other].map(({ folder }) => files.identify(folder ?? '').length)
  return { ...(own! < others! ? input : other), isNamed }
}

/** Removes symbolic links to files that are also in the list under another name. */
function withoutAliases(
  folder: string,
  names: readonly string[],
  files: SiteFiles,
): readonly string[] {
  const root = files.identify(folder)
  const taken = new Map<string, string>()
  for (const name of names) {
    const file = files.identify(files.join(folder, name))
    if (!taken.has(file) || file === files.join(root, name)) taken.set(file, name)
  }
  const left = new Set(taken.values())
  return names.filter((name) => left.has(name))
}

/** Removes compressed copies, unless the original is also in the list. */
export function withoutCopies(
  named: readonly SitemapFile[],
  copies: Inputs['copies'],
  files: SiteFiles,
): readonly SitemapFile[] {
  const all = new Set(named.map(({ path }) => files.identify(path)))
  return named.filter(({ path }) => {
    const copy = copies.get(files.identify(path))
    return copy === undefined || all.has(files.identify(copy.original))
  })
}

/** The error of folders in which no file is a sitemap. */
export function withoutSitemaps(paths: readonly string[], message: Sentence): FileError {
  const remedy = sentence('Name another folder or a file.')
  const name = paths.map(shownPath).join(', ')
  return new FileError('folder-without-sitemaps', name, message, { remedy })
}
