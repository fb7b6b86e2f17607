import { createResolver, parseUrl, type UrlRecord } from '@waymark/url-parser'
import type { OpSettings } from './op.ts'

/** Parses URLs, which are relative to the base if there is one. */
export function parseByBase({
  base,
}: Pick<OpSettings, 'base'>): (text: string) => UrlRecord | null {
  return base === null ? (text) => parseUrl(text) : createResolver(base)
}
