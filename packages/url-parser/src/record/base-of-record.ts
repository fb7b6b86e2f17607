import { Base } from '../text/base.ts'
import type { UrlRecord } from './url-record.ts'

let lastBase: Base | null = null

/** A record as a base; the last one is kept, because whoever resolves one reference resolves a page of them. */
export function baseOfRecord(record: UrlRecord): Base {
  if (lastBase === null || lastBase.url !== record) lastBase = new Base(record)
  return lastBase
}
