import { sentence } from '@waymark/infra/internal'
/** What is checked, for messages. */
export const EXPECTED: string = sentence(
  'a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line)',
).text

/** Returns a path as messages show it. */
export function shownPath(path: string): string {
  return path === '' ? '""' : path
}
