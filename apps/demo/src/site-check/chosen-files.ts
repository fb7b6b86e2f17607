/** Files that a visitor has chosen or dropped, and what of them is checked. */
export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** The files, or the folders that they are in. */
  readonly paths: readonly string[]
  /** The folder that is audited as built pages, empty for files in none; `null` if there are no pages. */
  readonly site: string | null
}

export interface ChosenFile {
  readonly path: string
  readonly blob: File
}

/** More would take gigabytes of memory. */
export const MOST_FILES = 100_000

const BETWEEN_REPORTS = 100

/** There are more files than can be checked. */
export class TooManyFilesError extends Error {}

/**
 * What a control for files has. In a chosen folder, each file has its path.
 *
 * @throws {TooManyFilesError}
 */
export function chosenIn(list: Iterable<File>): ChosenFiles {
  const files = Array.from(list, (blob) => ({
    path: blob.webkitRelativePath === '' ? blob.name : blob.webkitRelativePath,
    blob,
  })).filter(({ path }) => !path.split('/').slice(1, -1).some(isLeftOut))
  if (files.length > MOST_FILES) throw new TooManyFilesError()
  return withSite(files)
}

/** The part of a drop that is read. */
export interface DroppedItems {
  readonly items: ArrayLike<Pick<DataTransferItem, 'kind' | 'webkitGetAsEntry' | 'getAsFile'>>
}

export interface WalkOptions {
  /** Ends the reading of folders. */
  readonly signal: AbortSignal
  /** Called with the number of files that have been found so far. */
  readonly found: (count: number) => void
}

/**
 * What was dropped, with all files of its folders. Browsers leave out links.
 *
 * https://wicg.github.io/entries-api/#dom-datatransferitem-webkitgetasentry
 *
 * @throws If the browser does not read a folder, as Chromium on a page that was opened from a disk.
 * @throws {TooManyFilesError}
 */
export async function droppedIn(
  transfer: DroppedItems,
  options: WalkOptions,
): Promise<ChosenFiles> {
  // After the first pause, the list of what was dropped is empty.
  const dropped = Array.from(transfer.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const files: ChosenFile[] = []
  for (const { entry, file } of dropped) {
    if (entry !== null && isFolder(entry)) await addFolder(entry, files, options)
    else if (file !== null) files.push({ path: file.name, blob: file })
  }
  return withSite(files)
}

async function addFolder(
  folder: FileSystemDirectoryEntry,
  files: ChosenFile[],
  options: WalkOptions,
): Promise<void> {
  const { signal, found } = options
  const reader = folder.createReader()
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    signal.throwIfAborted()
    // A folder is read in parts, and an empty one is the last.
    if (entries.length === 0) return
    await Promise.all(entries.filter(isFile).map((entry) => addFile(entry, files, options)))
    if (files.length > MOST_FILES) throw new TooManyFilesError()
    found(files.length)
    const folders = entries.filter(isFolder).filter(({ name }) => !isLeftOut(name))
    // One after the other, a thousand folders would take many times as long.
    await Promise.all(folders.map((each) => addFolder(each, files, options)))
  }
}

async function addFile(
  entry: FileSystemFileEntry,
  files: ChosenFile[],
  { found }: WalkOptions,
): Promise<void> {
  const blob = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
  files.push({ path: entry.fullPath.replace(/^\//, ''), blob })
  if (files.length % BETWEEN_REPORTS === 0) found(files.length)
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

/** Whether a folder in a folder is not published. */
function isLeftOut(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && name !== '.well-known')
}

function withSite(files: readonly ChosenFile[]): ChosenFiles {
  const paths = [...new Set(files.map(({ path }) => path.split('/', 1)[0]!))]
  const folders = new Set(files.flatMap(({ path }) => /^([^/]*)\//.exec(path)?.[1] ?? []))
  // One page alone says nothing of a site.
  const hasPages =
    (folders.size > 0 || files.length > 1) && files.some(({ path }) => /\.x?html?$/i.test(path))
  const [first = ''] = paths
  const isOne = paths.length === 1 && folders.has(first)
  return { files, paths, site: hasPages ? (isOne ? first : '') : null }
}
