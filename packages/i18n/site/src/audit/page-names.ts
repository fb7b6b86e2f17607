/** The files that a server sends as pages. */
const HTML = /\.(?:x?html|htm)$/i

/**
 * What a server shows instead of pages, and the shells of apps, with the languages of such pages. As folders, only those of the
 * site or of a language: `blog/404/` may be a page.
 */
const INSTEAD =
  /(?:^|\/)(?:404(?:[-_][a-z]{2,3}(?:[-_][a-z]{2,4})?)?|40[13]|50[0-4x]|_error|_?not-found|200|_?offline)\.(?:x?html|htm)$|^(?:[a-z]{2,3}(?:[-_][a-z]{2,4})?\/)?(?:404|500|_error|_not-found|_?offline)\/index\.(?:x?html|htm)$/i

/** What proves to a search engine whose site it is. */
const PROOFS =
  /(?:^|\/)(?:google[\da-f]{16}|yandex_[\da-f]+|baidu_verify_[\w-]+|pinterest-[\da-f]+|naver[\da-f]+)\.(?:x?html|htm)$/i

/** Generators keep templates and parts of pages in such folders, and hosts do not publish them. */
const NOT_PUBLISHED = /(?:^|\/)(?:_[^/]*|\.well-known|node_modules)\//

/** Whether a file is a page of the site by its name. */
export function isPageName(name: string): boolean {
  return isPublished(name) && !INSTEAD.test(name) && !PROOFS.test(name)
}

/** Whether a file is an HTML file that a host publishes, by its name. */
function isPublished(name: string): boolean {
  return HTML.test(name) && !NOT_PUBLISHED.test(name)
}

/** What an HTML file is that is published and not a page of the site, by its name; `null` for others. */
export function otherHtml(name: string): 'error-page' | 'verification' | null {
  if (!isPublished(name)) return null
  if (INSTEAD.test(name)) return 'error-page'
  return PROOFS.test(name) ? 'verification' : null
}

/** The path of the folder of an index file, with its slash; `null` for other files. */
export function indexFolder(name: string): string | null {
  const match = /(?:^|\/)index\.(?:x?html|htm)$/i.exec(name)
  if (match === null) return null
  return name.slice(0, match.index + (match[0].startsWith('/') ? 1 : 0))
}

/** A name without the extension of a page; the name itself if it has none. */
export function withoutExtension(name: string): string {
  return name.replace(HTML, '')
}
