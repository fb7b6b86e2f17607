import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sentence } from '@waymark/infra/internal'
import { SITEMAP_STYLESHEET } from '@waymark/sitemap'
import { digestFile } from '@waymark/sitemap/files/node'
import { FileError, systemErrorCode } from '../../file-error.ts'
import { shownPath } from '../../words.ts'
import { fileAt, type SetFile, SHEET } from './set-file.ts'

/** Each version of the sheet has this comment. */
const OWN = '<!-- The style sheet of Waymark for sitemaps. -->'

/**
 * Writes the style sheet to the staging folder, unless it is in place.
 *
 * @throws {FileError} If there is another one.
 */
export async function stageSheet(folder: string, staging: string, name: string): Promise<SetFile> {
  const place = join(folder, name)
  const text = await readText(place)
  if (text !== null && !text.includes(OWN)) {
    const message = sentence('This style sheet is not one that Waymark has written.')
    const remedy = sentence('Give its URL to use it, or move it away.')
    throw new FileError('file-path-invalid', shownPath(place), message, { remedy })
  }
  const path = text === SITEMAP_STYLESHEET ? place : join(staging, name)
  if (path !== place) await writeFile(path, SITEMAP_STYLESHEET)
  const { size, mtimeMs: modified } = (await fileAt(path))!
  const digest = (await digestFile(path))!
  return { name, part: SHEET, urls: 0, bytes: SITEMAP_STYLESHEET.length, size, modified, digest }
}

/** `null` if there is no such file. */
async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}
