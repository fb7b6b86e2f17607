/** Files that a visitor has chosen or dropped, and what of them is checked. */
export interface ChosenFiles {
  readonly files: readonly { readonly path: string; readonly blob: File }[]
  /** The files, or the folders that they are in. */
  readonly paths: readonly string[]
}

/** A folder of more files is not one of sitemaps. */
const MOST_FILES = 20_000

/** What a control for files has. In a chosen folder, each file has its path. */
export function chosenIn(list: FileList): ChosenFiles {
  const files = Array.from(list, (blob) => ({
    path: blob.webkitRelativePath === '' ? blob.name : blob.webkitRelativePath,
    blob,
  }))
  return { files, paths: topsOf(files) }
}

/**
 * What was dropped, with all files of its folders.
 *
 * https://wicg.github.io/entries-api/#dom-datatransferitem-webkitgetasentry
 *
 * @throws If the browser does not read a folder, as Chromium on a page that was opened from a disk.
 */
export async function droppedIn(transfer: DataTransfer): Promise<ChosenFiles> {
  // After the first pause, the list of what was dropped is empty.
  const dropped = Array.from(transfer.items)
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const files: { path: string; blob: File }[] = []
  for (const { entry, file } of dropped) {
    if (entry instanceof FileSystemDirectoryEntry) await addFolder(entry, files)
    else if (file !== null) files.push({ path: file.name, blob: file })
  }
  return { files, paths: topsOf(files) }
}

async function addFolder(
  folder: FileSystemDirectoryEntry,
  files: { path: string; blob: File }[],
): Promise<void> {
  const reader = folder.createReader()
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    // A folder is read in parts, and an empty one is the last.
    if (entries.length === 0) return
    for (const entry of entries) {
      if (files.length >= MOST_FILES) return
      if (entry instanceof FileSystemDirectoryEntry) await addFolder(entry, files)
      else if (entry instanceof FileSystemFileEntry) {
        const blob = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
        files.push({ path: entry.fullPath.replace(/^\//, ''), blob })
      }
    }
  }
}

function topsOf(files: ChosenFiles['files']): string[] {
  return [...new Set(files.map(({ path }) => path.split('/', 1)[0]!))]
}
