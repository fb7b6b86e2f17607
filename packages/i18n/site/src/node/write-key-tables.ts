import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import { asFileError } from '../file-error.ts'
import { type KeyTableName, keyTableNames } from '../keys/key-tables.ts'
import {
  KEY_OPTIONS,
  type KeyLines,
  type KeyOptions,
  type KeyReport,
  listKeys,
} from '../keys/list-keys.ts'
import { shownPath } from '../words.ts'
import { DISK_FILES_OPTIONS, type DiskFilesOptions, diskFiles } from './disk-files.ts'
import { StagedOutput } from './staged-output.ts'

/** Options for writing the tables of keys. */
export interface WriteKeysOptions extends KeyOptions, DiskFilesOptions {
  /**
   * Called with the folder that has the tables, before they are put in place. It may change them, for example to another format.
   */
  readonly finish?: ((folder: string) => Promise<void>) | undefined
}

export const WRITE_KEYS_OPTIONS: OptionTable<WriteKeysOptions> = {
  ...KEY_OPTIONS,
  ...DISK_FILES_OPTIONS,
  finish: FUNCTION,
}

/**
 * Writes the pages of a database or of sitemaps, their links and the keys of their URLs to a folder, as `pages.ndjson`,
 * `links.ndjson`, `keys.ndjson` and `languages.ndjson`: all or none.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the input cannot be read to its end, or the folder cannot be written.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeKeyTables } from '@waymark/site/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * await writeFile(join(folder, 'pages.csv'), 'url\nhttps://A.example/tea/\n')
 * const { rows } = await writeKeyTables([join(folder, 'pages.csv')], join(folder, 'keys'))
 * rows // => { pages: 1, links: 0, keys: 1, languages: 0 }
 * await readFile(join(folder, 'keys', 'keys.ndjson'), 'utf8') // => '{"key":1,"url":"https://a.example/tea/"}\n'
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeKeyTables(
  paths: readonly string[],
  folder: string,
  options: WriteKeysOptions = {},
): Promise<KeyReport> {
  options = checkOptions(options, WRITE_KEYS_OPTIONS)
  const { finish, stdin, listen, ...rest } = options
  const staged = new StagedOutput()
  try {
    const temporary = await staged.folder(folder)
    const report = await writeTables(temporary, listKeys(paths, diskFiles({ stdin, listen }), rest))
    await finish?.(temporary)
    await staged.publish()
    return report
  } catch (error) {
    throw asFileError(error, shownPath(folder))
  } finally {
    staged.discard()
  }
}

async function writeTables(
  folder: string,
  lines: AsyncGenerator<KeyLines, KeyReport, undefined>,
): Promise<KeyReport> {
  const files = new Map<KeyTableName, FileHandle>()
  try {
    for (const name of keyTableNames) {
      files.set(name, await open(join(folder, `${name}.ndjson`), 'wx'))
    }
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done === true) return next.value
      for (const [name, file] of files) {
        const text = next.value[name]
        if (text !== '') await file.writeFile(text)
      }
    }
  } finally {
    for (const file of files.values()) await file.close()
    await lines.return(undefined as never)
  }
}
