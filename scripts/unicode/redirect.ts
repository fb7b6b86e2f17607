import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The environment variable that names a folder of tables, as `pnpm build:unicode --out` writes it. */
export const TABLES_FOLDER = 'WAYMARK_UNICODE_TABLES'

/**
 * Where to read a module from while the suites run with tables of another version.
 *
 * @param path - The path or the file URL of a module of the workspace.
 * @returns `null` if it is not a table, or no other tables are chosen.
 */
export function redirected(path: string): string | null {
  const folder = process.env[TABLES_FOLDER]
  if (folder === undefined || folder === '') return null
  const [, name, file] = /\/packages\/([\w-]+)\/src\/generated\/([\w-]+\.ts)$/.exec(path) ?? []
  if (name === undefined || file === undefined) return null
  const other = join(folder, name, file)
  return existsSync(other) ? other : null
}
