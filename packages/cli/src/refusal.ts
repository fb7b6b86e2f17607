import { explain } from '@waymark/explain'
import { readUrl, type UrlRecord } from '@waymark/url-parser'

/** Why a string is not a URL, in one sentence; empty if it is one. */
export function refusalOf(input: string, base: UrlRecord | null = null): string {
  const reading = readUrl(input, { base })
  if (reading.failure === null) return ''
  const [error] = explain(reading, [reading.failure])
  return error?.causes[0]?.message ?? ''
}
