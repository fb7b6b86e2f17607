import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const named = process.env['WAYMARK_DATA']

/** The data folder, which may not be there. */
export const dataFolder: string =
  named === undefined || named === ''
    ? fileURLToPath(new URL('../../../../shared', import.meta.url))
    : resolve(named)

export function has(file: string): boolean {
  return existsSync(join(dataFolder, file))
}

export function readText(file: string): string {
  return readFileSync(join(dataFolder, file), 'utf8')
}
