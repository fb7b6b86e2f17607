import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const named = process.env['WAYMARK_DATA']

/** Where the list lies; `null` where there is no data. */
export const listFile: string | null = find('psl/public_suffix_list.dat')

export const growthFile: string | null = find('adversarial/growth-families.json')

function find(file: string): string | null {
  const root =
    named === undefined || named === ''
      ? fileURLToPath(new URL('../../../../shared', import.meta.url))
      : resolve(named)
  const path = join(root, file)
  return existsSync(path) ? path : null
}

export function readText(path: string): string {
  return readFileSync(path, 'utf8')
}
