import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import type { OpSettings } from './op.ts'

/** Parses URLs, which are relative to the base if there is one. */
export function parseByBase({
  base,
}: Pick<OpSettings, 'base'>): (text: string) => UrlRecord | null {
  if (base === null) return (text) => parseUrl(text)
  const options = { base }
  return (text) => parseUrl(text, options)
}
