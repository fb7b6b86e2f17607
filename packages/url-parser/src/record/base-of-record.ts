import { Base } from '../text/base.ts'
import type { UrlRecord } from './url-record.ts'

let lastBase: Base | null = null

/** A record as a base. The last one is kept, because most callers resolve many references against one base. */
export function baseOfRecord(record: UrlRecord): Base {
  if (lastBase === null || lastBase.url !== record) lastBase = new Base(record)
  return lastBase
}
