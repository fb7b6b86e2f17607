import { parseUrl, type RecordParts } from '@waymark/url-parser'

/** The parts of a URL as plain data; `null` if the string is not an absolute URL. */
export function partsOf(text: string): RecordParts | null {
  return parseUrl(text)?.toJSON() ?? null
}
