import { isRecord, ownOptions, sentence } from '@waymark/infra/internal'
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
  const at = { pointer: '/urls', file, ...reader.placeOf('/urls') }
  const isEmpty = entries === 0
  // A form without a list, in which each line is an entry.
  if (reader.isList) {
    return isEmpty
      ? siteProblem('no-entries', sentence('The file has no pages.', { detail: 'no-pages' }), at)
      : null
  }
  // If it is not an object, this is already reported.
  if (!isRecord(head)) return null
  const { urls } = ownOptions(head)
  if (!Array.isArray(urls)) {
    const message = sentence('The database has no list of pages.', { detail: 'no-list' })
    return urls === undefined
      ? siteProblem('MISSING_MEMBER', message, {
          ...at,
          remedy: sentence('Add the member {member:quote}.', { member: 'urls' }),
        })
      : siteProblem('WRONG_TYPE', message, { ...at, remedy: sentence('Write a list.') })
  }
  return isEmpty
    ? siteProblem(
        'no-entries',
        sentence('The list of pages is empty.', { detail: 'empty-list' }),
        at,
      )
    : null
}
