import { type HeaderLink, type PageFacts, parseLinkHeader } from '@waymark/pages'
import type { HostingHeader } from '@waymark/pages/hosting'
import { parseUrl, type Resolver } from '@waymark/url-parser'
import type { PageSource } from './page-source.ts'
import type { FilePlace } from './place-list.ts'

/** A canonical as it is written, and where it leads. */
export interface WrittenCanonical {
  readonly href: string
  /** Absolute and without a fragment; `null` if it is not an http or https URL. */
  readonly url: string | null
  readonly at: FilePlace
  readonly source: PageSource
  readonly isInHead: boolean
  readonly isRelative: boolean
  readonly hasFragment: boolean
  /** Attributes with which Google does not use it. */
  readonly attributes: readonly string[]
}

/** A link of a header. */
export interface LinkOfHeader extends HeaderLink {
  readonly at: FilePlace
}

/** The links of the headers of a page that are about the page itself. */
export function linksOfHeaders(headers: readonly HostingHeader[]): readonly LinkOfHeader[] {
  return headers.flatMap(({ name, value, file, line, column }) => {
    if (name !== 'link') return []
    const links = parseLinkHeader(value).filter(({ anchor }) => anchor === null)
    return links.map((link) => ({ ...link, at: { file, line, column } }))
  })
}

/** All canonicals of a page, those of its head first. */
export function canonicalsOf(
  facts: PageFacts,
  headers: readonly LinkOfHeader[],
  file: string,
  resolve: Resolver,
): readonly WrittenCanonical[] {
  const ofPage = facts.canonicals
    .filter(({ section }) => section === 'head' || section === 'body')
    .map(({ href, section, line, column, attributes = [] }) => ({
      ...resolved(href, resolve),
      attributes,
      at: { file, line, column },
      source: 'head' as const,
      isInHead: section === 'head',
    }))
  const ofHeaders = headers
    .filter(({ rel }) => rel.includes('canonical'))
    .map(({ href, at }) => ({
      ...resolved(href, resolve),
      attributes: [],
      at,
      source: 'header' as const,
      isInHead: true,
    }))
  return [...ofPage, ...ofHeaders]
}

function resolved(
  href: string,
  resolve: Resolver,
): Pick<WrittenCanonical, 'href' | 'url' | 'isRelative' | 'hasFragment'> {
  const absolute = parseUrl(href)
  const record = absolute ?? (href === '' ? null : resolve(href))
  const isHttp = record?.scheme === 'https' || record?.scheme === 'http'
  const hash = isHttp ? record.href.indexOf('#') : -1
  return {
    href,
    url: isHttp ? record.href.slice(0, hash === -1 ? undefined : hash) : null,
    isRelative: isHttp && absolute === null,
    hasFragment: hash !== -1,
  }
}
