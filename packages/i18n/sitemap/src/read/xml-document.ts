import { type Sentence, sentence } from '@waymark/infra/internal'
import type { SitemapKind } from '../protocol/entry.ts'
import { type Place, START } from '../xml/text-position.ts'
import type { XmlElement, XmlFault, XmlHandler } from '../xml/xml-handler.ts'
import { XmlReader } from '../xml/xml-reader.ts'
import { type Fault, FaultError, type FileProblemCode } from './fault.ts'
import { problem, type SitemapItem } from './read-item.ts'
import type { ReaderSettings } from './reader-options.ts'

/** An XML document whose content becomes items; a subclass handles its elements. */
export abstract class XmlDocument implements XmlHandler {
  protected readonly xml: XmlReader
  protected items: SitemapItem[] = []
  #end: Place | null = null
  abstract kind: SitemapKind | null
  entries = 0
  isBroken = false
  /** Whether no text has come. */
  isEmpty = true

  constructor(settings: ReaderSettings) {
    this.xml = new XmlReader(this, settings)
  }

  abstract startElement(element: XmlElement): void
  abstract endElement(): void
  abstract text(text: string): void
  /** Ends the document, and reports what is only known then. */
  abstract end(): void

  /** Items that are complete. */
  take(): SitemapItem[] {
    const { items } = this
    this.items = []
    return items
  }

  /** Takes the name of the encoding that the text was in. What is ASCII is UTF-8, too. */
  checkEncoding(name: string | null): void {
    if (name === null || /^(?:utf-?8|(?:us-)?ascii)$/.test(name)) return
    const message = sentence('The file is in {encoding}; a sitemap must be in UTF-8.', {
      encoding: name,
    })
    this.items.push(problem('not-utf8', message, name, START))
  }

  write(text: string): void {
    if (this.isBroken || text === '') return
    this.isEmpty = false
    this.#read(() => this.xml.write(text))
  }

  /** Ends the XML. */
  protected endXml(): void {
    if (!this.isBroken) this.#read(() => this.xml.end())
  }

  /** Reports a problem that ends the file where its text ends so far. */
  fail(code: FileProblemCode, message: Sentence): void {
    if (!this.isBroken) this.#fail({ code, message, place: this.xml.endPlace })
  }

  /** Where the reading ended: at the end of the text, or at the problem that ended it. */
  endPlace(): Place {
    return this.#end ?? this.xml.endPlace
  }

  #read(read: () => XmlFault | null): void {
    try {
      const fault = read()
      if (fault !== null) this.#fail(fault)
    } catch (error) {
      if (!(error instanceof FaultError)) throw error
      this.#fail(error.fault)
    }
  }

  #fail({ code, message, place }: Fault): void {
    this.isBroken = true
    this.#end = place
    this.items.push(problem(code, message, null, place, 'file'))
  }
}
