import { asciiLowercase } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { BOOLEAN, CALLBACK, checkOptions, type OptionTable } from '@waymark/infra/options'
import {
  collapseAsciiWhitespace,
  skipAsciiWhitespace,
  stripAsciiWhitespace,
} from './facts/ascii-whitespace.ts'
import { FactCollector } from './facts/fact-collector.ts'
import { MainText, type TextTaker } from './facts/main-text.ts'
import type { Attributes } from './markup/attributes.ts'
import { decodeValue } from './markup/character-references.ts'
import { MAX_DATA, MAX_NOSCRIPT, MAX_VALUE } from './markup/limits.ts'
import { type MarkupHandler, MarkupReader } from './markup/markup-reader.ts'
import { TextRun } from './markup/text-run.ts'
import type {
  PageAnchor,
  PageFacts,
  PageLink,
  PageMeta,
  PagePlace,
  PageRefresh,
  PageSection,
} from './page-facts.ts'
import type { ElementType, RawText } from './tree/element-types.ts'
import { TreeConstruction } from './tree/tree-construction.ts'

/** What a reader of a page is asked. */
export interface PageReaderOptions {
  /**
   * Called for each `a` and `area` with an `href`, and each `iframe` and `frame` with a `src`, except those in a `template`, and
   * for links in SVG.
   */
  readonly onLink?: ((link: PageAnchor) => void) | undefined
  /** Whether reading may stop where the head ends. By default, `false`: the whole page is read. */
  readonly headOnly?: boolean | undefined
  /**
   * Called with the words of the main text, in pieces that are never empty: single spaces between words, and every tag is between
   * words. If one piece has `isMain`, the page has a `main` element, and the main text is what is in it, else what is in the
   * body without each `header`; in both, without `nav`, `footer` and `aside`. The text of `script`, `style`, `textarea`, `noscript`, `template` and SVG never is.
   */
  readonly onText?: ((text: string, isMain: boolean) => void) | undefined
  /** Called for each `meta` with a `content` and a `name` or `property`. */
  readonly onMeta?: ((meta: PageMeta) => void) | undefined
  /** Called with the text of each `script` of the type `application/ld+json` in the head or the body, if it is not too long. */
  readonly onJsonLd?: ((text: string) => void) | undefined
}

/** The options of a reader. */
export const PAGE_READER_OPTIONS: OptionTable<PageReaderOptions> = {
  onLink: CALLBACK,
  headOnly: BOOLEAN,
  onText: CALLBACK,
  onMeta: CALLBACK,
  onJsonLd: CALLBACK,
}

/** Takes a page in pieces, and says at its end what it has read. */
export interface PageReader {
  /** Takes the next piece, of any size. */
  write(text: string): void
  /** Ends the page. */
  end(): PageFacts
  /** Whether nothing more is read: with `headOnly`, after the head. */
  readonly isDone: boolean
  /** The `base` so far, which decides where the links lead that `onLink` is given; `null` if there is none. */
  readonly base: PageLink | null
  /** The meta refresh so far, which is usually before the links; `null` if there is none. */
  readonly refresh: PageRefresh | null
}

/**
 * A reader of one page. It finds out where each element is as a browser does, and needs memory for what it has found, never for
 * the page.
 *
 * @throws OptionError For an option that does not exist or has a wrong value.
 *
 * @example
 * ```ts
 * import { createPageReader } from '@waymark/pages'
 *
 * const reader = createPageReader()
 * reader.write('<!doctype html><html lang=en>\n<link rel=canonical href=/tea>')
 * reader.write('<p>Tea<link rel=canonical href=/milk>')
 * const { lang, canonicals } = reader.end()
 * lang?.value // => 'en'
 * canonicals // => [{ href: '/tea', section: 'head', line: 2, column: 1 }, { href: '/milk', section: 'body', line: 2, column: 37 }]
 * ```
 */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const {
    onLink,
    headOnly = false,
    onText,
    onMeta,
    onJsonLd,
  } = checkOptions(options, PAGE_READER_OPTIONS)
  const collector = new FactCollector(onLink, onMeta)
  const part = new PagePart(collector, { section: null, headOnly, onText, onJsonLd, start: START })
  let isStarted = false
  return {
    write(text) {
      requireString(text, 'text', 'createPageDecoder makes one of bytes')
      if (text === '') return
      // https://encoding.spec.whatwg.org/#bom-sniff
      part.write(!isStarted && text.startsWith('\uFEFF') ? text.slice(1) : text)
      isStarted = true
    },
    end() {
      part.end()
      return collector.facts(part.headEnd)
    },
    get isDone() {
      return part.isDone
    },
    get base() {
      return collector.base
    },
    get refresh() {
      return collector.refresh
    },
  }
}

const START: PagePlace = /* @__PURE__ */ Object.freeze({ line: 1, column: 1 })

interface PartSettings {
  /** The section of what is in no template; `null`: the tree construction finds it. */
  readonly section: 'noscript' | null
  readonly headOnly: boolean
  readonly onText: TextTaker | undefined
  readonly onJsonLd: ((text: string) => void) | undefined
  readonly start: PagePlace
}

/** A page, or what is in a `noscript` of it. */
class PagePart implements MarkupHandler {
  readonly #collector: FactCollector
  readonly #settings: PartSettings
  readonly #tree: TreeConstruction
  readonly #markup: MarkupReader
  readonly #text: MainText | null
  #name = ''
  #place = START
  #isPlaced = false
  /** The text of a `title`, `noscript` or script with data that is read, and where it begins. */
  #rawText: TextRun | null = null
  #rawSection: PageSection = 'body'
  #rawStart = START
  #headEnd: PageFacts['headEnd'] = null
  isDone = false

  constructor(collector: FactCollector, settings: PartSettings) {
    this.#collector = collector
    this.#settings = settings
    this.#tree = new TreeConstruction(
      settings.section === null ? 'before head' : 'in body',
      (element) => {
        this.#headEnd = { element, line: this.#place.line, column: this.#place.column }
      },
    )
    this.#markup = new MarkupReader(this, settings.start)
    const { onText } = settings
    this.#text = onText === undefined ? null : new MainText(onText, this.#tree.elements)
  }

  get headEnd(): PageFacts['headEnd'] {
    return this.#tree.isHeadContinued ? this.#headEnd : null
  }

  get isForeign(): boolean {
    return this.#tree.isForeign
  }

  get #section(): PageSection {
    const { section } = this.#tree
    return section === 'template' ? section : (this.#settings.section ?? section)
  }

  write(text: string): void {
    this.#markup.write(text)
  }

  end(): void {
    this.#markup.end()
    this.#text?.flush()
    this.isDone = true
  }

  onTagName(name: string, at: number): boolean {
    this.#name = name
    const isNeeded = this.#collector.isNeeded(name)
    this.#isPlaced = isNeeded || name === 'title' || this.#tree.isBeforeBody
    if (this.#isPlaced) this.#place = this.#markup.placeAt(at)
    const isData = name === 'script' && this.#settings.onJsonLd !== undefined
    return isNeeded || isData || this.#tree.isForeign
  }

  onStartTag(attributes: Attributes, isSelfClosing: boolean, end: number): RawText | null {
    this.#text?.flush()
    const type = this.#tree.startTag(this.#name, attributes, isSelfClosing)
    this.#stopAfterHead()
    if (type === null || this.isDone) return null
    if (this.#isPlaced) {
      if (attributes.isCut) this.#collector.addLimit('value', this.#place)
      this.#collector.addElement(type, attributes, this.#place, this.#section)
    }
    return this.#beginRaw(type, attributes, end)
  }

  onEndTag(name: string, at: number): void {
    this.#text?.flush()
    if (this.#tree.isBeforeBody) this.#place = this.#markup.placeAt(at)
    this.#tree.endTag(name)
    this.#stopAfterHead()
  }

  onText(text: string, from: number, to: number, at: number): void {
    const tree = this.#tree
    if (tree.isBeforeBody) {
      const start = skipAsciiWhitespace(text, from, to)
      if (start === to) return
      this.#place = this.#markup.placeAt(at + start - from)
      tree.text()
      this.#stopAfterHead()
    }
    if (this.#text !== null && tree.section === 'body' && !tree.isForeign) {
      this.#text.add(text.slice(from, to))
    }
  }

  /** Begins the text of an element that has nothing else. */
  #beginRaw({ raw, name }: ElementType, attributes: Attributes, end: number): RawText | null {
    const isNoscript = name === 'noscript'
    if (raw === null || (isNoscript && this.#settings.section !== null)) return null
    this.#rawSection = this.#section
    if (isNoscript) this.#rawStart = this.#markup.placeAt(end)
    if (isNoscript || name === 'title')
      this.#rawText = new TextRun(isNoscript ? MAX_NOSCRIPT : MAX_VALUE)
    else if (name === 'script' && this.#isJsonLd(attributes)) this.#rawText = new TextRun(MAX_DATA)
    return raw
  }

  #isJsonLd(attributes: Attributes): boolean {
    if (this.#settings.onJsonLd === undefined) return false
    const type = asciiLowercase(stripAsciiWhitespace(attributes.get('type') ?? ''))
    return type === 'application/ld+json' && this.#section !== 'template'
  }

  onRawText(text: string, from: number, to: number): void {
    this.#rawText?.add(text.slice(from, to))
  }

  onRawEnd(): void {
    if (this.#rawText === null) return
    const { text, isCut } = this.#rawText
    this.#rawText = null
    if (this.#name === 'title') {
      const title = collapseAsciiWhitespace(decodeValue(text, 'rcdata'))
      this.#collector.addTitle(title, this.#place, this.#rawSection)
      if (isCut) this.#collector.addLimit('value', this.#place)
    } else if (this.#name === 'script') {
      // A part of it is not JSON.
      if (!isCut) this.#settings.onJsonLd?.(text)
    } else {
      if (isCut) this.#collector.addLimit('noscript', this.#rawStart)
      if (this.#rawSection !== 'template') this.#readNoscript(text)
    }
  }

  /**
   * Where scripts run, as they do for search engines that render pages, what is in a `noscript` is text, and nothing in it
   * changes what is around it. Here it is read as markup all the same, to say what is there.
   */
  #readNoscript(text: string): void {
    const settings = {
      section: 'noscript',
      headOnly: false,
      onText: undefined,
      onJsonLd: undefined,
    } as const
    const part = new PagePart(this.#collector, { ...settings, start: this.#rawStart })
    part.write(text)
    part.end()
  }

  #stopAfterHead(): void {
    if (!this.#settings.headOnly || this.#tree.isBeforeBody) return
    this.isDone = true
    this.#markup.stop()
  }
}
