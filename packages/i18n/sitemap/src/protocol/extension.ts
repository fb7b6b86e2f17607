import type { Facts } from '@waymark/infra/problem'
import type { UrlRecord } from '@waymark/url-parser'
import type { Place } from '../xml/text-position.ts'

/** An element of an extension as the file has it, with what is in it. */
export interface ElementNode extends Place {
  /** As written, with the prefix. */
  readonly name: string
  readonly local: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly ElementNode[]
  /** The text that is directly in the element. */
  readonly text: string
}

/** What is wrong with an element of an extension. */
export type ExtensionProblemCode =
  | 'extension-incomplete'
  | 'extension-value'
  | 'extension-deprecated'
  | 'repeated-element'
  | 'too-many-elements'
  | 'unknown-element'
  | 'unknown-attribute'
  | 'stray-text'
  | 'old-news'
  | 'credentials'

/** One problem of an element, at its place. */
export interface ExtensionFault {
  readonly code: ExtensionProblemCode
  readonly message: string
  /** The remedy for this element. Default: the remedy of the code. */
  readonly remedy?: string
  /** The facts in the message and the remedy, as plain values. */
  readonly data?: Facts
  readonly value: string | null
  readonly place: Place
  readonly refuses: 'extension' | 'value' | 'nothing'
}

/** What a reader makes of one image, video or article. */
export interface ExtensionReading {
  /** `null` if something that is required is missing or wrong. */
  readonly value: unknown
  readonly faults: readonly ExtensionFault[]
  /** The URLs that must not be that of the page, with the element of each, and its attribute if the text is not the URL. */
  readonly media: readonly {
    readonly url: string
    readonly element: string
    readonly attribute?: string | undefined
    readonly place: Place
  }[]
}

/** Where a writer is, for its errors. */
export interface ExtensionPlace {
  /** The number of the entry. */
  readonly entry: number
  /** JSON Pointer of the value, relative to the entry. */
  readonly pointer: string
  /** The URL of the page as it is written. */
  readonly page: string
  /** Parses the URLs of the value. Default: `parseUrl`. */
  readonly parse?: ParseUrl | undefined
}

/**
 * Returns what `parseUrl` gives for a URL, perhaps because it was parsed before.
 *
 * @param pointer - JSON Pointer of the URL, which begins with that of the value.
 */
export type ParseUrl = (url: string, pointer: string) => UrlRecord | null

/** The part of an extension that a reader needs. */
export type ReadExtension = Pick<SitemapExtension, 'member' | 'maxPerPage' | 'read'>

/** An extension of the protocol, such as images. */
export interface SitemapExtension {
  /** The member of an entry that has its values. */
  readonly member: 'images' | 'videos' | 'news'
  readonly prefix: string
  readonly namespace: string
  /** The element of one value, without its prefix. */
  readonly element: string
  /** How many elements one page can have. With 1, the member has the value itself and not a list. */
  readonly maxPerPage: number
  readonly maxPerFile: number
  /**
   * Checks an element.
   *
   * @param now - Milliseconds since 1970, for the age of news; `null` if it is not checked.
   */
  read(node: ElementNode, now: number | null): ExtensionReading
  /**
   * Checks a value and writes it.
   *
   * @returns ASCII.
   * @throws SitemapError
   */
  write(value: unknown, place: ExtensionPlace): string
}
