import { isRecord } from '@waymark/infra/options'
import { type SiteProblem, siteProblem } from '../site-problem.ts'

/**
 * What is wrong with the list of pages as a whole.
 *
 * @param head - The database without its entries.
 * @param entries - How many there were.
 */
export function listProblem(head: unknown, entries: number, file: string): SiteProblem | null {
  // Anything but an object has been reported already.
  if (!isRecord(head)) return null
  const { urls } = head
  const at = { pointer: '/urls', file }
  if (!Array.isArray(urls)) {
    const code = urls === undefined ? 'MISSING_MEMBER' : 'WRONG_TYPE'
    return siteProblem(code, 'There is no list of pages.', at)
  }
  return entries > 0 ? null : siteProblem('no-entries', 'The list of pages is empty.', at)
}
