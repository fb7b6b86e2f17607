import { requireString } from '@waymark/infra/argument'
import { parseText } from './basic-url-parser.ts'
import { toBaseRecord } from './parse-url.ts'
import { requireRecord, takeRecord, UrlRecord } from './record/url-record.ts'
import type { ParseHost } from './text/parser.ts'

/** Resolves a reference, as `parseUrl` does with the base; `null` if it is not a URL even with the base. */
export type Resolver = (input: string) => UrlRecord | null

export function runCreateResolver(base: UrlRecord | string, parseHost: ParseHost): Resolver | null {
  if (typeof base !== 'string') requireRecord(base, 'base')
  const record = toBaseRecord(base, parseHost)
  if (record === null) return null
  const prepared = UrlRecord.baseOf(record)
  return (input) => {
    requireString(input, 'input')
    return parseText(input, prepared, false, parseHost) ? takeRecord() : null
  }
}
