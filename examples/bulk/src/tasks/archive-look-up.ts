import { keyOf } from '@waymark/compare'
import { iaSurt } from '@waymark/normalize/surt'

/** Whether an archive has a capture of a page. Its index is a list of sort-friendly keys (SURT). */
export function isArchived(url: string, index: ReadonlySet<string>): boolean {
  const key = keyOf(url, iaSurt)
  return key !== null && index.has(key)
}
