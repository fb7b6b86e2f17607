import { keyOf } from '@waymark/compare'

/** A page that someone wants to find again. */
export interface Bookmark {
  readonly url: string
  readonly title: string
}

/** Two lists of bookmarks as one: the first title of each page is kept. */
export function mergeBookmarks(...lists: readonly (readonly Bookmark[])[]): Bookmark[] {
  const merged = new Map<string, Bookmark>()
  for (const bookmark of lists.flat()) {
    const key = keyOf(bookmark.url, 'usually-safe') ?? bookmark.url
    if (!merged.has(key)) merged.set(key, bookmark)
  }
  return [...merged.values()]
}
