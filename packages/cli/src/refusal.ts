import { explain } from '@waymark/explain'
import { readUrl, type UrlRecord } from '@waymark/url-parser'
import { spoken } from './speech.ts'

/** Why a string is not a URL, in one sentence in the language of the process; empty if it is one. */
export function refusalOf(input: string, base: UrlRecord | null = null): string {
  const reading = readUrl(input, { base })
  if (reading.failure === null) return ''
  const [error] = explain(reading, [reading.failure])
  const cause = error?.causes[0]
  return cause === undefined ? '' : spoken().problem(cause).message
}
