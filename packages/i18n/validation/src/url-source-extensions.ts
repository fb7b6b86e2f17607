import { pointTo, sentence } from '@waymark/infra/internal'
import { SitemapError } from '@waymark/sitemap'
import { extensions, type SitemapExtension } from '@waymark/sitemap/extensions'
import type { JsonObject, URLSourceReader } from './url-source-reader.ts'

/** The members of an entry with its images, its videos and its article. */
export const EXTENSION_MEMBERS: readonly SitemapExtension['member'][] = ['images', 'videos', 'news']

/**
 * Checks the images, the videos and the article of an entry as they are written in a sitemap. Their URLs are not
 * normalised, because files are often on other hosts, where the query counts.
 *
 * @param page - The URL of the entry; `null` if it has none.
 * @returns These members. A list has no more items than a page can have.
 */
export function checkExtensions(
  entry: JsonObject,
  pointer: string,
  page: string | null,
  reader: URLSourceReader,
): JsonObject {
  const members: Record<string, unknown> = {}
  for (const extension of extensions) {
    const { member, maxPerPage } = extension
    const value = entry[member]
    if (value === undefined) continue
    const here = pointTo(pointer, member)
    members[member] = value
    if (maxPerPage === 1) {
      checkItem(extension, value, here, page, reader)
      continue
    }
    const list = reader.list(value, here, member) ?? []
    for (const [index, item] of list.slice(0, maxPerPage).entries()) {
      checkItem(extension, item, pointTo(here, index), page, reader)
    }
    if (list.length > maxPerPage) {
      const message = sentence('A page can have at most {most} {member}, and this one has {n}.', {
        most: maxPerPage,
        member,
        n: list.length,
      })
      const remedy = sentence('Keep at most {most} {member}.', { most: maxPerPage, member })
      reader.report(pointTo(here, maxPerPage), 'INVALID_EXTENSION', message, { remedy })
      members[member] = list.slice(0, maxPerPage)
    }
  }
  return members
}

function checkItem(
  extension: SitemapExtension,
  item: unknown,
  pointer: string,
  page: string | null,
  reader: URLSourceReader,
): void {
  const urls: (readonly [url: string, pointer: string])[] = []
  const parse = (url: string, own: string) => {
    urls.push([url, own])
    return reader.parseFile(url)
  }
  try {
    extension.write(item, { entry: 0, pointer, page: page ?? '', parse })
  } catch (error) {
    if (!(error instanceof SitemapError)) throw error
    const { code, pointer: own = pointer, message: text, remedy, data = {} } = error.problem
    // As in the URL of a page.
    if (code === 'credentials') reader.report(own, 'CREDENTIALS_IN_URL', { text, data })
    else {
      const details = { remedy: { text: remedy, data } }
      reader.report(own, 'INVALID_EXTENSION', { text, data }, details)
    }
    return
  }
  for (const [url, own] of urls) reader.checkFile(url, own)
}
