import { type Sentence, sentence } from '@waymark/infra/internal'
import { SITEMAP_NAMESPACE, type SitemapKind, XHTML_NAMESPACE } from '../protocol/entry.ts'
import type { SitemapExtension } from '../protocol/extension.ts'
import { advise } from '../protocol/sitemap-problem.ts'
import { isSpace, trimSpace } from '../xml/characters.ts'
import { IS_HTML } from '../xml/markup-error.ts'
import { type Place, START } from '../xml/text-position.ts'
import type { XmlElement, XmlHandler } from '../xml/xml-handler.ts'
import { noEntries, tooManyEntries } from './entry-count.ts'
import { EntryReader, type ValueName } from './entry-reader.ts'
import { FaultError } from './fault.ts'
import {
  isAlternate,
  isLanguageLink,
  meansAlternate,
  misnamedLanguage,
  PARTS,
  unreadElement,
} from './known-elements.ts'
import { NodeBuilder } from './node-builder.ts'
import { OtherNamespaces } from './other-namespaces.ts'
import { type EntryProblemCode, type ProblemItem, problem, problemsOfPage } from './read-item.ts'
import type { ReaderSettings } from './reader-options.ts'
import { UrlCheck } from './url-check.ts'
import { XmlDocument } from './xml-document.ts'

/** How many problems of one entry are kept until it ends. */
const MAX_HELD = 1_000

/** An element of an extension that is being read, and its entry. */
interface OpenElement {
  readonly extension: SitemapExtension
  readonly entry: EntryReader
  readonly node: NodeBuilder
}

/** Turns the text of one file into items. */
export class DocumentReader extends XmlDocument implements XmlHandler {
  readonly #settings: ReaderSettings
  readonly #urls = new UrlCheck()
  #namespace = SITEMAP_NAMESPACE
  #depth = 0
  #entry: EntryReader | null = null
  #rootPlace: Place = START
  #entryPlace: Place = START
  #valueName: ValueName | null = null
  #valueText = ''
  #valueHasElement = false
  /** How long the file may be before the end of the value. */
  #valueLimit = 0
  #valuePlace: Place = START
  #element: OpenElement | null = null
  /** How many elements of an extension with a limit the file has. */
  readonly #extensionCounts = new Map<SitemapExtension, number>()
  /** Wrong namespaces of extensions that have been reported. */
  readonly #wrongNamespaces = new Set<string>()
  /** `null` if they are not reported. */
  readonly #others: OtherNamespaces | null
  /** Whether text has been reported since the last tag. */
  #hasStrayText = false
  #hasForeignLinks = false
  kind: SitemapKind | null = null

  constructor(settings: ReaderSettings) {
    super(settings)
    this.#settings = settings
    this.#others = settings.reportOthers ? new OtherNamespaces() : null
  }

  end(): void {
    this.endXml()
    if (this.isBroken || this.kind === null) return
    for (const found of this.#others?.problems() ?? []) this.items.push(found)
    if (this.entries === 0) this.items.push(noEntries(this.kind, this.#rootPlace))
  }

  startElement(element: XmlElement): void {
    this.#checkValueLength()
    this.#hasStrayText = false
    this.#depth++
    if (this.#depth === 1) this.#openRoot(element)
    else if (this.#depth === 2) this.#openEntry(element)
    else if (this.#depth === 3 && this.#entry !== null) {
      this.#openMember(element, this.#entry)
      this.#holdNoMore(this.#entry)
    } else if (this.#element !== null) this.#openPart(element, this.#element)
    else this.#valueHasElement = true
  }

  endElement(): void {
    this.#checkValueLength()
    this.#hasStrayText = false
    if (this.#element !== null) {
      if (this.#depth === 3) this.#closeExtension(this.#element)
      else this.#element.node.endElement()
    } else if (this.#depth === 3 && this.#valueName !== null) this.#closeValue(this.#valueName)
    else if (this.#depth === 2 && this.#entry !== null) this.#closeEntry(this.#entry)
    this.#depth--
  }

  text(text: string): void {
    this.#checkValueLength()
    if (this.#depth > 2) {
      if (this.#element !== null) this.#element.node.text(text)
      else if (this.#valueName !== null) this.#valueText += text
    } else if (!this.#hasStrayText && !isSpace(text.charCodeAt(0))) this.#reportText()
  }

  #checkValueLength(): void {
    const name = this.#valueName ?? this.#element?.node.root.name
    if (name === undefined || this.xml.offset <= this.#valueLimit) return
    const code = name === 'loc' ? 'loc-too-long' : 'element-too-long'
    const message = sentence('The {element} has more than {most} characters.', {
      element: name,
      most: this.#settings.maxTextLength,
    })
    throw new FaultError({ code, message, place: this.#valuePlace })
  }

  #openRoot(tag: XmlElement): void {
    const { place } = this.xml
    const { local, namespace } = tag
    if (local.toLowerCase() === 'html')
      throw new FaultError({ code: 'html-document', message: IS_HTML, place })
    if (local !== 'urlset' && local !== 'sitemapindex') {
      const message = sentence('The root element is {element}, not urlset or sitemapindex.', {
        element: tag.name,
      })
      throw new FaultError({ code: 'wrong-root', message, place })
    }
    if (namespace !== SITEMAP_NAMESPACE) {
      const message =
        namespace === ''
          ? sentence('The root element has no namespace.')
          : sentence('The namespace of the root element is {namespace}.', { namespace })
      if (!this.#settings.anyNamespace) {
        throw new FaultError({ code: 'wrong-namespace', message, place })
      }
      this.#namespace = namespace
      this.items.push(problem('wrong-namespace', message, namespace, place))
    }
    this.kind = local
    this.#rootPlace = place
    this.items.push({ type: 'root', kind: local, ...place })
  }

  #openEntry(tag: XmlElement): void {
    const { list, entry } = PARTS[this.kind!]
    if (tag.local === entry && tag.namespace === this.#namespace) {
      this.#entryPlace = this.xml.place
      this.#entry = new EntryReader(this.#entryPlace, this.#urls, this.#settings)
    } else if (this.#isOwn(tag)) {
      const message = unreadElement(tag, list, [entry])
      this.items.push(problem('unknown-entry', message, tag.name, this.xml.place, 'entry'))
    } else if (isLanguageLink(tag)) this.items.push(this.#misplacedLink(tag))
    else {
      const found = this.#misplacedExtension(tag)
      if (found !== null) this.items.push(found)
      else this.#others?.add(tag, this.xml.place)
    }
  }

  #openMember(tag: XmlElement, entry: EntryReader): void {
    const { entry: owner, members } = PARTS[this.kind!]
    const name = members.find((member) => member === tag.local)
    const lang = tag.attributes.get('hreflang')
    if (name !== undefined && tag.namespace === this.#namespace) this.#openValue(name)
    else if (this.#isOwn(tag)) {
      const message = unreadElement(tag, owner, members)
      entry.problems.push(problem('unknown-element', message, tag.name, this.xml.place, 'value'))
    } else if (this.kind === 'sitemapindex' && isLanguageLink(tag)) {
      entry.problems.push(this.#misplacedLink(tag))
    } else if (tag.local === 'link' && lang !== undefined) this.#openLink(tag, lang, entry)
    else if (tag.namespace !== XHTML_NAMESPACE) this.#openExtension(tag, entry)
    else {
      const misnamed = misnamedLanguage(tag)
      if (misnamed === null) this.#openExtension(tag, entry)
      else {
        const facts = { attribute: misnamed }
        const message = advise(
          sentence('The alternate has {attribute} instead of hreflang.', facts),
          sentence('Write hreflang instead of {attribute}.', facts),
        )
        entry.problems.push(this.#lostLink('alternate-incomplete', message, tag))
      }
    }
  }

  #openExtension(tag: XmlElement, entry: EntryReader): void {
    const extension = this.#extensionOf(tag)
    const isItem = this.kind === 'urlset' && tag.local === extension?.element
    if (extension !== null && isItem) {
      this.#element = { extension, entry, node: new NodeBuilder(tag, this.xml.place) }
      this.#valueLimit = this.xml.offset + this.#settings.maxTextLength
      this.#valuePlace = this.xml.place
      return
    }
    const found = this.#misplacedExtension(tag) ?? this.#wrongNamespace(tag)
    if (found !== null) entry.problems.push(found)
    else if (!this.#wrongNamespaces.has(tag.namespace)) this.#others?.add(tag, this.xml.place)
  }

  /** An extension may contain elements of other namespaces, too. */
  #openPart(tag: XmlElement, { extension, node }: OpenElement): void {
    const isOther = !this.#isOwn(tag) && tag.namespace !== extension.namespace
    if (isOther && this.#depth === 4) this.#others?.add(tag, this.xml.place)
    node.startElement(tag, this.xml.place)
  }

  #closeExtension({ extension, entry, node: { root } }: OpenElement): void {
    this.#element = null
    entry.addExtension(extension, root)
    const { maxPerFile } = extension
    const count = (this.#extensionCounts.get(extension) ?? 0) + 1
    this.#extensionCounts.set(extension, count)
    if (count !== maxPerFile + 1) return
    const message = advise(
      sentence('The sitemap has more than {most} {element} elements.', {
        most: maxPerFile,
        element: root.name,
      }),
      sentence('Split the sitemap.'),
    )
    entry.problems.push(problem('too-many-elements', message, null, root))
  }

  #extensionOf(tag: XmlElement): SitemapExtension | null {
    return this.#settings.extensions.find(({ namespace }) => namespace === tag.namespace) ?? null
  }

  /** Outside of any `url`, or not in the element in which it belongs. */
  #misplacedExtension(tag: XmlElement): ProblemItem | null {
    const extension = this.#extensionOf(tag)
    if (extension === null) return null
    const element = tag.name
    const parent = `${extension.prefix}:${extension.element}`
    const message =
      this.#entry === null || this.kind === 'sitemapindex'
        ? advise(
            sentence(
              'The element {element} is outside of any url element, so it belongs to no page.',
              {
                element,
              },
            ),
            sentence('Move {element} into the url element of its page.', { element }),
          )
        : advise(
            sentence('The element {element} is not read: it must be in {parent}.', {
              element,
              parent,
            }),
            sentence('Move {element} into {parent}.', { element, parent }),
          )
    return problem('unknown-element', message, tag.name, this.xml.place, 'extension')
  }

  /** The namespace of an extension in another spelling: with `https`, or with another version. */
  #wrongNamespace({ namespace }: XmlElement): ProblemItem | null {
    if (this.#wrongNamespaces.has(namespace)) return null
    const meant = this.#settings.extensions.find(
      (extension) => withoutVersion(extension.namespace) === withoutVersion(namespace),
    )
    if (meant === undefined) return null
    this.#wrongNamespaces.add(namespace)
    const expected = meant.namespace
    const message = advise(
      sentence(
        'Elements in the namespace {namespace} are not read; the namespace must be {expected}.',
        {
          namespace,
          expected,
        },
      ),
      sentence('Declare the namespace {expected}.', { expected }),
    )
    return problem('extension-namespace', message, namespace, this.xml.place, 'extension')
  }

  /** A page's problems follow it. Were all kept for that, an entry of 45 MB took 3.8 GB. */
  #holdNoMore(entry: EntryReader): void {
    if (entry.problems.length < MAX_HELD) return
    for (const found of entry.problems) this.items.push(found)
    entry.problems.length = 0
  }

  /** The protocol's schema allows elements of other namespaces anywhere, but not elements without a namespace. */
  #isOwn({ namespace }: XmlElement): boolean {
    return namespace === this.#namespace || namespace === ''
  }

  #misplacedLink(tag: XmlElement): ProblemItem {
    const message = sentence(
      'The link with hreflang is outside of any url element, so it belongs to no page.',
    )
    return this.#lostLink('misplaced-link', message, tag)
  }

  #lostLink(code: EntryProblemCode, message: Sentence, { attributes }: XmlElement): ProblemItem {
    const href = attributes.get('href') ?? null
    return problem(code, message, href, this.xml.place, 'alternate')
  }

  #reportText(): void {
    const entry = this.#entry
    if (this.#depth !== 1 && entry === null) return
    this.#hasStrayText = true
    const parts = PARTS[this.kind!]
    const message = sentence('There is text in {element}, which can contain only elements.', {
      element: entry === null ? parts.list : parts.entry,
    })
    const found = problem('stray-text', message, null, this.xml.place)
    if (entry === null) this.items.push(found)
    // No `#holdNoMore` here: the next tag calls it before more text can be reported.
    else entry.problems.push(found)
  }

  #openValue(name: ValueName): void {
    this.#valueName = name
    this.#valueText = ''
    this.#valueHasElement = false
    this.#valueLimit = this.xml.offset + this.#settings.maxTextLength
    this.#valuePlace = this.xml.place
  }

  #openLink(tag: XmlElement, lang: string, entry: EntryReader): void {
    const { namespace, attributes } = tag
    const { place } = this.xml
    const href = attributes.get('href')
    const rel = trimSpace(attributes.get('rel') ?? '')
    if (namespace === XHTML_NAMESPACE && rel === '') {
      const message = advise(
        sentence('The link with hreflang has no rel="alternate".'),
        sentence('Add rel="alternate".'),
      )
      entry.problems.push(this.#lostLink('alternate-incomplete', message, tag))
      return
    }
    // Links of other relations may have a language, too.
    if (!isAlternate(rel)) {
      if (namespace !== XHTML_NAMESPACE || !meansAlternate(rel)) {
        this.#openExtension(tag, entry)
        return
      }
      const message = advise(
        sentence('The link with hreflang has rel={rel:quote} instead of "alternate".', { rel }),
        sentence('Write rel="alternate".'),
      )
      entry.problems.push(this.#lostLink('alternate-incomplete', message, tag))
      return
    }
    if (namespace === XHTML_NAMESPACE) {
      entry.addLink(trimSpace(lang), href === undefined ? null : trimSpace(href), place)
    } else if (!this.#hasForeignLinks) {
      // Whoever declares the wrong namespace does it once, for all links of the file.
      this.#hasForeignLinks = true
      const message = sentence(
        'Links in the namespace {namespace} are not alternates; the namespace of alternates is {expected}.',
        { namespace, expected: XHTML_NAMESPACE },
      )
      entry.problems.push(problem('link-namespace', message, namespace, place))
    }
  }

  #closeValue(name: ValueName): void {
    this.#valueName = null
    const text = this.#valueHasElement ? null : this.#valueText
    this.#entry?.addValue(name, text, this.#valuePlace)
  }

  #closeEntry(entry: EntryReader): void {
    this.#entry = null
    this.entries++
    const { items } = this
    const isUrl = this.kind === 'urlset'
    const page = isUrl ? entry.endUrl() : null
    const sitemap = isUrl ? null : entry.endSitemap()
    if (page !== null) items.push({ type: 'url', entry: page, ...this.#entryPlace })
    if (sitemap !== null) items.push({ type: 'sitemap', entry: sitemap, ...this.#entryPlace })
    for (const found of problemsOfPage(entry.problems, page)) items.push(found)
    const tooMany = tooManyEntries(this.kind!, this.entries, this.#entryPlace)
    if (tooMany !== null) items.push(tooMany)
  }
}

function withoutVersion(namespace: string): string {
  const [, name = namespace] = /^https?:\/\/(.{1,80}?)(?:\/[\d.]*)?\/?$/i.exec(namespace) ?? []
  return name.toLowerCase()
}
