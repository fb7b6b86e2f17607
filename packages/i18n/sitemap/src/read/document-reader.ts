import type { SaxesTagNS } from 'saxes'
import { SITEMAP_NAMESPACE, type SitemapKind, XHTML_NAMESPACE } from '../protocol/entry.ts'
import { MAX_SITEMAPS, MAX_URLS } from '../protocol/limits.ts'
import { EntryReader, trimSpace, type ValueName } from './entry-reader.ts'
import { type Fault, FaultError, type FileProblemCode } from './fault.ts'
import { isAlternate, isLanguageLink, misnamedLanguage, nameOf, PARTS } from './known-elements.ts'
import { END_TAG_ERROR, explainParserError, START_TAG_ERROR } from './parser-error.ts'
import { type EntryProblemCode, type ProblemItem, problem, type SitemapItem } from './read-item.ts'
import type { ReaderSettings } from './reader-options.ts'
import { SaxesParser } from './saxes.ts'
import { type Place, TextPosition } from './text-position.ts'
import { UrlCheck } from './url-check.ts'
import { XmlGate } from './xml-gate.ts'

type Tag = SaxesTagNS
type Parser = SaxesParser<{ xmlns: true; position: false }>

/** Text given to the parser at a time; less than any `maxTextLength` would be noticed too late in. */
const PIECE = 65_536

/** How many problems of one entry are kept until it ends. */
const MAX_HELD = 1_000

/** Turns the text of one file into items. */
export class DocumentReader {
  readonly #settings: ReaderSettings
  readonly #gate: XmlGate
  readonly #position = new TextPosition()
  readonly #parser: Parser
  readonly #addresses = new UrlCheck()
  #items: SitemapItem[] = []
  #namespace = SITEMAP_NAMESPACE
  #depth = 0
  #entry: EntryReader | null = null
  #tagPlace: Place = { line: 1, column: 1 }
  #rootPlace: Place = { line: 1, column: 1 }
  #entryPlace: Place = { line: 1, column: 1 }
  /** Of the last tag that began in one piece of text and did not end in it. */
  #cutTagPlace: Place = { line: 1, column: 1 }
  #valueName: ValueName | null = null
  #valueText = ''
  #valueHasElement = false
  #valueOffset = 0
  #valuePlace: Place = { line: 1, column: 1 }
  /** Items of an entry whose end tag may yet turn out to be wrong: the parser calls back before it compares names. */
  #uncertain: SitemapItem[] = []
  #uncertainOffset = -1
  #hasForeignLinks = false
  #end: Place | null = null
  kind: SitemapKind | null = null
  entries = 0
  isBroken = false

  constructor(settings: ReaderSettings) {
    this.#settings = settings
    this.#gate = new XmlGate(settings)
    this.#parser = this.#createParser()
  }

  /** Offset of the end of the text so far. */
  get offset(): number {
    return this.#position.end
  }

  /** Items that are complete. */
  take(): SitemapItem[] {
    const items = this.#items
    this.#items = []
    return items
  }

  /** Takes the name of the encoding that the text was in. What is ASCII is UTF-8, too. */
  checkEncoding(name: string | null): void {
    if (name === null || /^(?:utf-?8|(?:us-)?ascii)$/.test(name)) return
    const message = `the file is in ${name}; a sitemap is in UTF-8`
    this.#items.push(problem('not-utf8', message, name, { line: 1, column: 1 }))
  }

  write(text: string): void {
    const piece = Math.min(PIECE, this.#settings.maxTextLength)
    for (let at = 0; at < text.length && !this.isBroken; at += piece) {
      this.#writePiece(text.slice(at, at + piece))
    }
  }

  end(): void {
    if (this.isBroken) return
    try {
      this.#parser.close()
    } catch (error) {
      this.#catch(error)
    }
    if (this.isBroken || this.kind === null || this.entries > 0) return
    const message = `${this.kind === 'urlset' ? 'the sitemap lists no page' : 'the index names no sitemap'}`
    this.#items.push(problem('no-entries', message, null, this.#rootPlace))
  }

  /** Reports a problem that ends the file. */
  fail({ code, message, offset, place }: Fault): void {
    if (this.isBroken) return
    this.isBroken = true
    this.#end = place ?? this.#position.at(offset)
    this.#items.push(problem(code, message, null, this.#end, 'file'))
  }

  /** Where the reading ended: at the end of the text, or at the problem that ended it. */
  endPlace(): Place {
    return this.#end ?? this.#position.at(this.#position.end)
  }

  #writePiece(piece: string): void {
    let isText = false
    for (let rest = piece; rest !== '' && !this.isBroken; ) {
      const { length, fault } = this.#gate.scan(rest)
      this.#writeScanned(rest.slice(0, length), isText)
      if (fault !== null) {
        this.fail(fault)
        return
      }
      rest = rest.slice(length)
      isText = true
    }
  }

  /** @param isText - Whether it begins with text where no text should be. */
  #writeScanned(text: string, isText: boolean): void {
    if (text === '') return
    const start = this.#position.end
    this.#position.push(text)
    if (isText) this.#reportText(this.#position.at(start))
    try {
      this.#parse(text)
      this.#cutTagPlace = this.#position.ofOpenTag() ?? this.#cutTagPlace
    } catch (error) {
      this.#catch(error)
    }
  }

  #parse(text: string): void {
    const limit = this.#valueOffset + this.#settings.maxTextLength
    const over = this.#valueName === null ? 0 : this.#position.end - limit
    if (over <= 0) this.#parser.write(text)
    else {
      this.#parser.write(text.slice(0, text.length - over))
      if (this.#valueName !== null) throw new FaultError(this.#valueTooLong(this.#valueName))
      this.#parser.write(text.slice(text.length - over))
    }
    this.#settle()
  }

  #catch(error: unknown): void {
    if (!(error instanceof FaultError)) throw error
    this.fail(error.fault)
  }

  #valueTooLong(name: ValueName): Fault {
    const code: FileProblemCode = name === 'loc' ? 'loc-too-long' : 'element-too-long'
    const message = `a ${name} of more than ${this.#settings.maxTextLength} characters`
    return { code, message, offset: this.#valueOffset, place: this.#valuePlace }
  }

  #createParser(): Parser {
    const parser: Parser = new SaxesParser({
      xmlns: true,
      position: false,
      // A 1.1 declaration changes nothing that a sitemap may hold.
      defaultXMLVersion: '1.0',
      forceXMLVersion: true,
    })
    parser.on('error', (error) => {
      const { position } = parser
      if (this.#uncertainOffset === position) this.#discard()
      this.#settle()
      const fault: Fault = {
        code: 'not-well-formed',
        message: explainParserError(error.message),
        offset: Math.max(0, Math.min(position, this.#position.end) - 1),
      }
      if (START_TAG_ERROR.test(error.message)) {
        throw new FaultError({ ...fault, place: this.#tagPlace })
      }
      if (!END_TAG_ERROR.test(error.message)) throw new FaultError(fault)
      const place = this.#position.ofTagBefore(position) ?? this.#cutTagPlace
      throw new FaultError({ ...fault, place })
    })
    parser.on('opentagstart', (tag) => {
      this.#settle()
      // Now, and not when somebody asks: its attributes may hold line breaks.
      this.#tagPlace = this.#position.ofStartTag(tag.name, parser.position)
    })
    parser.on('opentag', (tag) => this.#open(tag))
    parser.on('closetag', () => this.#close())
    return parser
  }

  #settle(): void {
    if (this.#uncertainOffset === -1) return
    this.#uncertainOffset = -1
    for (const item of this.#uncertain) this.#items.push(item)
    this.#uncertain = []
  }

  /** The element was not closed by its own name: its entry does not count. */
  #discard(): void {
    this.#uncertain = []
    this.entries--
  }

  #open(tag: Tag): void {
    this.#depth++
    if (this.#depth === 1) this.#openRoot(tag)
    else if (this.#depth === 2) this.#openEntry(tag)
    else if (this.#depth === 3 && this.#entry !== null) {
      this.#openMember(tag, this.#entry)
      this.#holdNoMore(this.#entry)
    } else if (this.#valueName !== null) this.#valueHasElement = true
  }

  #openRoot(tag: Tag): void {
    const place = this.#tagPlace
    const { position: offset } = this.#parser
    const { local, prefix } = tag
    // As written: namespaces are compared as text, and the parser has taken the white space around one away.
    const written = tag.attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`]?.value ?? tag.uri
    if (local !== 'urlset' && local !== 'sitemapindex') {
      const message = `the root element is ${tag.name.slice(0, 40)}, not urlset or sitemapindex`
      throw new FaultError({ code: 'wrong-root', message, offset, place })
    }
    if (written !== SITEMAP_NAMESPACE) {
      const message =
        written === ''
          ? 'the root has no namespace'
          : `the root's namespace is ${written.slice(0, 80)}`
      if (!this.#settings.anyNamespace) {
        throw new FaultError({ code: 'wrong-namespace', message, offset, place })
      }
      this.#namespace = tag.uri
      this.#items.push(problem('wrong-namespace', message, written, place))
    }
    this.kind = local
    this.#rootPlace = place
    this.#items.push({ type: 'root', kind: local, ...place })
  }

  #openEntry(tag: Tag): void {
    const { list, entry } = PARTS[this.kind!]
    if (tag.local === entry && tag.uri === this.#namespace) {
      this.#entryPlace = this.#tagPlace
      this.#entry = new EntryReader(this.#entryPlace, this.#addresses, this.#settings)
    } else if (this.#isOwn(tag)) {
      const message = `${nameOf(tag)} is not an element of ${list}, which has ${entry}; its content is not read`
      this.#items.push(problem('unknown-entry', message, tag.name, this.#tagPlace, 'entry'))
    } else if (isLanguageLink(tag)) this.#items.push(this.#misplacedLink(tag))
  }

  #openMember(tag: Tag, entry: EntryReader): void {
    const { entry: owner, members } = PARTS[this.kind!]
    const name = members.find((member) => member === tag.local)
    if (name !== undefined && tag.uri === this.#namespace) this.#openValue(name)
    else if (this.#isOwn(tag)) {
      const message = `${nameOf(tag)} is not an element of ${owner}, which has ${members.join(', ')}`
      entry.problems.push(problem('unknown-element', message, tag.name, this.#tagPlace, 'value'))
    } else if (this.kind === 'sitemapindex' && isLanguageLink(tag)) {
      entry.problems.push(this.#misplacedLink(tag))
    } else if (tag.local === 'link' && 'hreflang' in tag.attributes) this.#openLink(tag, entry)
    else {
      const misnamed = misnamedLanguage(tag)
      if (misnamed !== null) {
        const message = `an alternate with ${misnamed.slice(0, 40)} in place of hreflang`
        entry.problems.push(this.#lostLink('alternate-incomplete', message, tag))
      }
    }
  }

  /** A page's problems follow it. Were all kept for that, an entry of 45 MB took 3.8 GB. */
  #holdNoMore(entry: EntryReader): void {
    if (entry.problems.length < MAX_HELD) return
    for (const found of entry.problems) this.#items.push(found)
    entry.problems.length = 0
  }

  /** The protocol's schema allows elements of other namespaces anywhere, but not elements without a namespace. */
  #isOwn({ uri }: Tag): boolean {
    return uri === this.#namespace || uri === ''
  }

  #misplacedLink(tag: Tag): ProblemItem {
    const message = 'a link with hreflang outside of any url belongs to no page'
    return this.#lostLink('misplaced-link', message, tag)
  }

  #lostLink(code: EntryProblemCode, message: string, { attributes }: Tag): ProblemItem {
    const href = attributes['href']?.value ?? null
    return problem(code, message, href, this.#tagPlace, 'alternate')
  }

  #reportText(place: Place): void {
    const entry = this.#depth === 2 ? this.#entry : null
    if (this.#depth !== 1 && entry === null) return
    const parts = PARTS[this.kind!]
    const message = `text in ${entry === null ? parts.list : parts.entry}, which has only elements`
    const found = problem('stray-text', message, null, place)
    if (entry === null) this.#items.push(found)
    else {
      entry.problems.push(found)
      this.#holdNoMore(entry)
    }
  }

  #openValue(name: ValueName): void {
    this.#valueName = name
    this.#valueText = ''
    this.#valueHasElement = false
    this.#valueOffset = this.#parser.position
    this.#valuePlace = this.#tagPlace
    // Text is collected by the parser only while somebody listens.
    this.#parser.on('text', this.#collect)
    this.#parser.on('cdata', this.#collect)
  }

  readonly #collect = (text: string): void => {
    if (this.#depth === 3) this.#valueText += text
  }

  #openLink(tag: Tag, entry: EntryReader): void {
    const { uri, attributes } = tag
    const lang = attributes['hreflang']?.value ?? ''
    const href = attributes['href']?.value
    const rel = trimSpace(attributes['rel']?.value ?? '')
    const place = this.#tagPlace
    if (uri === XHTML_NAMESPACE && rel === '') {
      const message = 'a link with hreflang and without rel="alternate"'
      entry.problems.push(this.#lostLink('alternate-incomplete', message, tag))
    }
    // Links of other relations may have a language, too.
    if (!isAlternate(rel)) return
    if (uri === XHTML_NAMESPACE) {
      entry.addLink(trimSpace(lang), href === undefined ? null : trimSpace(href), place)
    } else if (!this.#hasForeignLinks) {
      // Whoever declares the wrong namespace does it once, for all links of the file.
      this.#hasForeignLinks = true
      const message = `links of the namespace ${uri.slice(0, 80)} are not alternates; the namespace of alternates is ${XHTML_NAMESPACE}`
      entry.problems.push(problem('link-namespace', message, uri, place))
    }
  }

  #close(): void {
    this.#settle()
    if (this.#depth === 3 && this.#valueName !== null) this.#closeValue()
    else if (this.#depth === 2 && this.#entry !== null) this.#closeEntry(this.#entry)
    this.#depth--
  }

  #closeValue(): void {
    const name = this.#valueName!
    this.#valueName = null
    this.#parser.off('text')
    this.#parser.off('cdata')
    const text = this.#valueHasElement ? null : this.#valueText
    this.#entry?.addValue(name, text, this.#valuePlace)
  }

  #closeEntry(entry: EntryReader): void {
    this.#entry = null
    this.entries++
    const items: SitemapItem[] = []
    const isUrl = this.kind === 'urlset'
    const page = isUrl ? entry.endUrl() : null
    const sitemap = isUrl ? null : entry.endSitemap()
    if (page !== null) items.push({ type: 'url', entry: page, ...this.#entryPlace })
    if (sitemap !== null) items.push({ type: 'sitemap', entry: sitemap, ...this.#entryPlace })
    for (const found of entry.problems) items.push(found)
    const most = isUrl ? MAX_URLS : MAX_SITEMAPS
    if (this.entries === most + 1) {
      const code = isUrl ? 'too-many-urls' : 'too-many-sitemaps'
      const message = `more than ${most} ${isUrl ? 'pages in one sitemap' : 'sitemaps in one index'}`
      items.push(problem(code, message, null, this.#entryPlace))
    }
    this.#uncertain = items
    this.#uncertainOffset = this.#parser.position
  }
}
