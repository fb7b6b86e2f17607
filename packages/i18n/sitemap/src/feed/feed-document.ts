import { sentence } from '@waymark/infra/internal'
import type { SitemapKind } from '../protocol/entry.ts'
import type { ElementNode } from '../protocol/extension.ts'
import { advise } from '../protocol/sitemap-problem.ts'
import { parseW3cDate } from '../protocol/w3c-date.ts'
import { noEntries, tooManyEntries } from '../read/entry-count.ts'
import { EntryReader } from '../read/entry-reader.ts'
import { FaultError } from '../read/fault.ts'
import { NodeBuilder } from '../read/node-builder.ts'
import { problem, problemsOfPage } from '../read/read-item.ts'
import type { ReaderSettings } from '../read/reader-options.ts'
import { UrlCheck } from '../read/url-check.ts'
import { XmlDocument } from '../read/xml-document.ts'
import { trimSpace } from '../xml/characters.ts'
import { type Place, START } from '../xml/text-position.ts'
import type { XmlElement } from '../xml/xml-handler.ts'
import { type FeedForm, feedForm } from './feed-forms.ts'
import { isMediaElement, mediaVideos, videosOf } from './media-videos.ts'
import { parseRfc822Date } from './rfc-822-date.ts'

interface Value {
  readonly text: string
  readonly place: Place
}

/** An item of RSS or an entry of Atom that is being read. */
interface OpenEntry {
  readonly place: Place
  link: Value | null
  date: Value | null
  /** Elements of Media RSS. */
  readonly media: ElementNode[]
}

/** A date of RFC 3339, which Atom requires: a W3C date with all its parts. */
const WHOLE_DATE = /T\d{2}:\d{2}:\d{2}/

/** Turns the text of a feed into the items of a `urlset`. */
export class FeedDocument extends XmlDocument {
  readonly #settings: ReaderSettings
  readonly #urls = new UrlCheck()
  kind: SitemapKind | null = null
  #form: FeedForm | null = null
  #depth = 0
  #rootPlace: Place = START
  #entry: OpenEntry | null = null
  /** Which value is being read, and its text. */
  #value: 'link' | 'date' | null = null
  #valueText = ''
  #valuePlace: Place = START
  /** How long the file may be before the end of the value. */
  #valueLimit = 0
  #node: NodeBuilder | null = null

  constructor(settings: ReaderSettings) {
    super(settings)
    this.#settings = settings
  }

  startElement(element: XmlElement): void {
    this.#checkLength()
    this.#depth++
    if (this.#depth === 1) this.#openRoot(element)
    const form = this.#form
    if (form === null) return
    const isOwn = element.namespace === form.namespace
    if (this.#depth === form.depth && isOwn && element.local === form.entry) {
      this.#entry = { place: this.xml.place, link: null, date: null, media: [] }
    } else if (this.#node !== null) this.#node.startElement(element, this.xml.place)
    else if (this.#depth === form.depth + 1 && this.#entry !== null) {
      if (isOwn) this.#openMember(element, this.#entry, form)
      else if (isMediaElement(element.namespace)) {
        this.#node = new NodeBuilder(element, this.xml.place)
        this.#startLength()
      }
    }
  }

  endElement(): void {
    this.#checkLength()
    const depth = this.#form?.depth ?? 0
    if (this.#node !== null) {
      if (this.#depth === depth + 1) {
        this.#entry?.media.push(this.#node.root)
        this.#node = null
      } else this.#node.endElement()
    } else if (this.#depth === depth + 1 && this.#value !== null) this.#closeValue(this.#value)
    else if (this.#depth === depth && this.#entry !== null) this.#closeEntry(this.#entry)
    this.#depth--
  }

  text(text: string): void {
    this.#checkLength()
    if (this.#node !== null) this.#node.text(text)
    else if (this.#value !== null && this.#depth === this.#form!.depth + 1) this.#valueText += text
  }

  end(): void {
    this.endXml()
    if (this.isBroken || this.kind === null || this.entries > 0) return
    this.items.push(noEntries('urlset', this.#rootPlace))
  }

  /** Remembers where a value begins whose length is limited. */
  #startLength(): void {
    this.#valuePlace = this.xml.place
    this.#valueLimit = this.xml.offset + this.#settings.maxTextLength
  }

  #checkLength(): void {
    const name = this.#value ?? this.#node?.root.name
    if (name === undefined || this.xml.offset <= this.#valueLimit) return
    const message = sentence('The {element} has more than {most} characters.', {
      element: name,
      most: this.#settings.maxTextLength,
    })
    throw new FaultError({ code: 'element-too-long', message, place: this.#valuePlace })
  }

  #openRoot(element: XmlElement): void {
    const { place } = this.xml
    this.#form = feedForm(element)
    if (this.#form === null) {
      const message = sentence(
        'The root element is {element}, and not that of a feed in RSS 2.0 or Atom.',
        { element: element.name },
      )
      throw new FaultError({ code: 'not-a-feed', message, place })
    }
    this.kind = 'urlset'
    this.#rootPlace = place
    this.items.push({ type: 'root', kind: 'urlset', ...place })
  }

  #openMember({ local, attributes }: XmlElement, entry: OpenEntry, form: FeedForm): void {
    const { place } = this.xml
    if (local === form.date) this.#value = 'date'
    else if (local !== 'link') return
    else if (form.linkAttribute === null) this.#value = 'link'
    else {
      // The first alternate is the page; others are its versions in other formats.
      const href = attributes.get(form.linkAttribute)
      const isAlternate = (attributes.get('rel') ?? 'alternate').toLowerCase() === 'alternate'
      if (isAlternate && href !== undefined) entry.link ??= { text: trimSpace(href), place }
      return
    }
    this.#valueText = ''
    this.#startLength()
  }

  #closeValue(name: 'link' | 'date'): void {
    this.#value = null
    const entry = this.#entry
    if (entry === null) return
    const value = { text: trimSpace(this.#valueText), place: this.#valuePlace }
    if (value.text !== '') entry[name] ??= value
  }

  #closeEntry({ place, link, date, media }: OpenEntry): void {
    this.#entry = null
    this.entries++
    const { entry: element } = this.#form!
    const lastmod = date === null ? null : this.#lastmodOf(date)
    if (link === null) {
      const message = sentence('The {element} has no link to its page.', { element })
      this.items.push(problem('feed-link-missing', message, null, place, 'entry'))
    } else {
      const reader = new EntryReader(place, this.#urls, this.#settings)
      reader.addValue('loc', link.text, link.place)
      if (date !== null && lastmod !== null) reader.addValue('lastmod', lastmod, date.place)
      for (const video of videosOf(media)) reader.addExtension(mediaVideos, video)
      const entry = reader.endUrl()
      if (entry !== null) this.items.push({ type: 'url', entry, ...place })
      for (const found of problemsOfPage(reader.problems, entry)) this.items.push(found)
    }
    const tooMany = tooManyEntries('urlset', this.entries, place)
    if (tooMany !== null) this.items.push(tooMany)
  }

  /** The date as a sitemap has it; `null` if it is not valid. */
  #lastmodOf({ text, place }: Value): string | null {
    const form = this.#form!
    if (form.dates === 'rfc-3339') {
      if (WHOLE_DATE.test(text) && parseW3cDate(text) !== null) return text
      const message = advise(
        sentence('The {element} is not a date and time of RFC 3339.', { element: form.date }),
        sentence('Write the date like {like}.', { like: '2002-09-07T09:42:31Z' }),
      )
      this.items.push(problem('feed-date-invalid', message, text, place, 'value'))
      return null
    }
    const { date, fault } = parseRfc822Date(text)
    if (fault !== null) {
      const refuses = date === null ? 'value' : 'nothing'
      const like = 'Sat, 07 Sep 2002 09:42:31 GMT'
      const message = advise(fault, sentence('Write the date like {like}.', { like }))
      this.items.push(problem('feed-date-invalid', message, text, place, refuses))
    }
    return date
  }
}
