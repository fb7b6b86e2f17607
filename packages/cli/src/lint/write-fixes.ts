import { copyFile, lstat, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import { diffTexts } from '@waymark/site'
import {
  asFileError,
  FileError,
  refuseLink,
  refuseOldBackup,
  StagedOutput,
} from '@waymark/site/files/node'
import type { FixCall } from '../fix/fix-option.ts'
import { patternPath } from '../problems/severities.ts'
import type { LintedFile } from './linted-file.ts'

/**
 * Writes the files that have fixes, with their backups and the patch: all of them or none.
 *
 * @throws {@link FileError} If one of them cannot be written, is a link, or was changed meanwhile.
 */
export async function writeFixes(
  files: readonly LintedFile[],
  { backup, patch }: FixCall,
): Promise<void> {
  const changed = new Map(
    files.filter(({ text, read }) => text !== read).map((file) => [resolve(file.path), file]),
  )
  const taken = new Set(changed.keys())
  const staged = new StagedOutput()
  let place = patch ?? ''
  try {
    for (const file of changed.values()) {
      place = file.path
      if (backup !== null) take(`${place}${backup}`, taken)
      await stageFile(file, backup, staged)
    }
    if (patch !== null && changed.size > 0) {
      place = patch
      take(patch, taken)
      await writeFile(await staged.file(patch), await patchOf([...changed.values()]))
    }
    await staged.publish()
  } catch (error) {
    throw asFileError(error, place)
  } finally {
    staged.discard()
  }
}

function take(path: string, taken: Set<string>): void {
  if (taken.has(resolve(path))) {
    const message = sentence('Another file has this place.')
    throw new FileError('file-path-invalid', path, message, {
      remedy: sentence('Choose another name.'),
    })
  }
  taken.add(resolve(path))
}

async function stageFile(
  { path, text, read }: LintedFile,
  backup: string | null,
  staged: StagedOutput,
): Promise<void> {
  await refuseLink(path, sentence('Name the file that it leads to.'))
  // A compressed file has other bytes than its text.
  if (!(await lstat(path)).isFile() || !(await readFile(path)).equals(Buffer.from(read))) {
    const message = sentence('The file is compressed, or was changed while it was read.')
    const remedy = sentence('Decompress it, or run the command again.')
    throw new FileError('file-path-invalid', path, message, { remedy })
  }
  if (backup !== null) {
    const kept = `${path}${backup}`
    await refuseOldBackup(kept)
    await copyFile(path, await staged.file(kept))
  }
  await writeFile(await staged.file(path), text)
}

/** The fixes of files as a unified diff, for `patch -p1` and `git apply`. */
export async function patchOf(files: readonly LintedFile[]): Promise<string> {
  const diffs = files.map(({ path, read, text }) => diffTexts(read, text, patternPath(path)))
  return (await Promise.all(diffs)).join('')
}
