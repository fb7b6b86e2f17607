import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const named = process.env['WAYMARK_DATA']

/** The path of the list; `null` where there is no data. */
export const listFile: string | null = find('psl/public_suffix_list.dat')

/** The list's own tests. */
export const testsFile: string | null = find('psl/tests.txt')

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

/** https://github.com/publicsuffix/list/wiki/Format#format, written once more. */
export function rulesOf(list: string): string[] {
  return list
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.trim().split(/\s/)[0]!)
}
