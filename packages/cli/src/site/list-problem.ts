import type { Problem } from '../report/report.ts'

/**
 * What is wrong with the list of pages as a whole.
 *
 * @param head - The database without its entries.
 * @param entries - How many there were.
 * @param place - The file.
 */
export function listProblem(head: unknown, entries: number, place: string): Problem | null {
  // What is no object has been reported as that.
  if (typeof head !== 'object' || head === null || Array.isArray(head)) return null
  const urls: unknown = 'urls' in head ? head.urls : undefined
  const at = { pointer: '/urls', place, address: null }
  if (!Array.isArray(urls)) {
    const code = urls === undefined ? 'MISSING_MEMBER' : 'WRONG_TYPE'
    return { ...at, code, severity: 'error', message: 'There is no list of pages.' }
  }
  if (entries > 0) return null
  return { ...at, code: 'no-entries', severity: 'warning', message: 'The list of pages is empty.' }
}
