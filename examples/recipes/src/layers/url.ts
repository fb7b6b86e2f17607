import { URL } from '@waymark/url'

/** The next page of a list, by the class that browsers have. */
export function nextPage(page: string): string {
  const url = new URL(page)
  url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1))
  return url.href
}
