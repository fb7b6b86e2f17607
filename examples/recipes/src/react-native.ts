// The first import of the app: after it, the globals `URL` and `URLSearchParams` follow the URL Standard.
import '@waymark/react-native/auto'

/** The page that the app opens for a search in a shop. */
export function searchPage(shop: string, words: string): string {
  const url = new URL('/search', shop)
  url.searchParams.set('q', words)
  return url.href
}
