import { isRecord } from '@waymark/infra/options'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import type { DatabaseReader } from './database-reader.ts'

/**
 * Returns the problem of the list of pages, if it is missing or empty.
 *
 * @param reader - Has read all entries.
 * @param entries - The number of entries.
 */
export function listProblem(
  reader: DatabaseReader,
  entries: number,
  file: string,
): SiteProblem | null {
  const head = reader.head()
  // If it is not an object, this is already reported.
  if (!isRecord(head)) return null
  const { urls } = head
  const at = { pointer: '/urls', file, ...reader.placeOf('/urls') }
  if (!Array.isArray(urls)) {
    const code = urls === undefined ? 'MISSING_MEMBER' : 'WRONG_TYPE'
    return siteProblem(code, 'The database has no list of pages.', at)
  }
  return entries > 0 ? null : siteProblem('no-entries', 'The list of pages is empty.', at)
}
