import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UNICODE_VERSION } from '@waymark/idna'

const named = process.env['WAYMARK_DATA']

/** The data folder, which may not be there. */
export const dataFolder: string =
  named === undefined || named === ''
    ? fileURLToPath(new URL('../../../../shared', import.meta.url))
    : resolve(named)

/** Whether the engine knows every character that the tables know. */
const isEngineUpToDate =
  Number.parseFloat(process.versions['unicode'] ?? '0') >= Number.parseFloat(UNICODE_VERSION)

/** The categories of what cannot be seen: those that begin with `C`, and for an engine older than the tables, not `Cn`. */
export const UNSEEN: string = isEngineUpToDate
  ? '\\p{C}'
  : '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}'

export function has(file: string): boolean {
  return existsSync(join(dataFolder, file))
}

export function readText(file: string): string {
  return readFileSync(join(dataFolder, file), 'utf8')
}
