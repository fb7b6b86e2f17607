export const LASTMOD = '2024-01-01T00:00:00Z'
export const HEAD = { version: '1.1', generated: LASTMOD, defaultLang: 'en' }

/** An entry with its URL on `https://a.example`, and the date that it needs. */
export function page<More extends object>(path: string, more?: More) {
  return { loc: `https://a.example${path}`, lastmod: LASTMOD, ...(more as More) }
}

/** A database with the given entries, as JSON. */
export function databaseOf(urls: readonly unknown[], indent?: number): string {
  return JSON.stringify({ ...HEAD, urls }, null, indent)
}
