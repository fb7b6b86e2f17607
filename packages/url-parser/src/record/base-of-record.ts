import { Base } from '../text/base.ts'
import { recordToUrl } from '../text/record-to-url.ts'
import type { UrlRecord } from './url-record.ts'

let lastRecord: UrlRecord | null = null
let lastBase: Base | null = null

/** A record as a base; the last one is kept, because whoever resolves one reference resolves a page of them. */
export function baseOfRecord(record: UrlRecord): Base {
  if (lastBase !== null && lastRecord === record) return lastBase
  const base = new Base(recordToUrl(record))
  lastRecord = record
  lastBase = base
  return base
}
