import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { type SitemapKind, XHTML_NAMESPACE } from '../protocol/entry.ts'
import type { XmlElement } from '../xml/xml-handler.ts'
import type { ValueName } from './entry-reader.ts'

interface Parts {
  readonly list: SitemapKind
  readonly entry: string
  readonly members: readonly ValueName[]
}

/**
 * What the protocol's schemas know: the root, its entries, and the elements of an entry.
 *
 * @see https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd
 * @see https://www.sitemaps.org/schemas/sitemap/0.9/siteindex.xsd
 */
export const PARTS: Readonly<Record<SitemapKind, Parts>> = {
  urlset: { list: 'urlset', entry: 'url', members: ['loc', 'lastmod', 'changefreq', 'priority'] },
  sitemapindex: { list: 'sitemapindex', entry: 'sitemap', members: ['loc', 'lastmod'] },
}

/** Says that an element is not read, because it is not one that its parent can contain. */
export function unreadElement(
  { name: element, namespace }: Pick<XmlElement, 'name' | 'namespace'>,
  parent: string,
  members: readonly string[],
): Sentence {
  const facts = { element, parent, members }
  return namespace === ''
    ? sentence(
        'The element {element}, without a namespace, is not read: {parent} can contain only {members,list}.',
        { detail: 'no-namespace', ...facts },
      )
    : sentence(
        'The element {element} is not read: {parent} can contain only {members,list}.',
        facts,
      )
}

/** An alternate without a language is for another device or format. */
export function isLanguageLink({ namespace, local, attributes }: XmlElement): boolean {
  return namespace === XHTML_NAMESPACE && local === 'link' && attributes.has('hreflang')
}

/** Whether the words of a `rel` name an alternate. */
export function isAlternate(rel: string): boolean {
  return /(?:^|[ \t\r\n])alternate(?:$|[ \t\r\n])/i.test(rel)
}

/** Longer names are not misspelt ones, and would take long to compare. */
const LONGEST = 20
const ALTERNATE: readonly string[] = ['alternate']
const HREFLANG: readonly string[] = ['hreflang']
const LANGUAGE = /^(?:href)?lang(?:uage|code)?$/

/** Whether a `rel` is a misspelt `alternate`, such as `alternative`. */
export function meansAlternate(rel: string): boolean {
  return rel.length <= LONGEST && rel !== '' && suggest(asciiLowercase(rel), ALTERNATE) !== null
}

/**
 * The attribute with which an alternate names its language where no reader looks for it: `hrefLang`, as in JSX, `href-lang` or
 * `lang`.
 */
export function misnamedLanguage({ namespace, local, attributes }: XmlElement): string | null {
  const rel = attributes.get('rel')
  if (namespace !== XHTML_NAMESPACE || local !== 'link' || !isAlternate(rel ?? '')) return null
  return [...attributes.keys()].find(meansHreflang) ?? null
}

function meansHreflang(name: string): boolean {
  const local = name.slice(name.indexOf(':') + 1)
  if (local.length > LONGEST) return false
  const word = asciiLowercase(local).replace(/[-_.]/g, '')
  return LANGUAGE.test(word) || (word.length > 5 && suggest(word, HREFLANG) !== null)
}
