import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { Base } from '../text/base.ts'
import { isRecordLike, type UrlRecord } from './url-record.ts'

let lastBase: Base | null = null

/** A record as a base. The last one is kept, because most callers resolve many references against one base. */
export function baseOfRecord(record: UrlRecord): Base {
  if (lastBase === null || lastBase.url !== record) lastBase = new Base(record)
  return lastBase
}

const BASE: ArgumentType = {
  expected: 'a string, a URL record or null',
  remedy: 'of a URL, pass its `href`',
}

/** Refuses what is not the base of a parser that takes strings, too. */
export function requireBase(base: unknown): asserts base is UrlRecord | string | null {
  if (base !== null && typeof base !== 'string' && !isRecordLike(base)) {
    throw wrongArgument('base', BASE, base)
  }
}
