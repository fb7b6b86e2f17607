import { isRecord, type Sentence, sentence } from '@waymark/infra/internal'
import {
  checkOptions,
  FUNCTION,
  OptionError,
  type OptionTable,
  oneOf,
  optionType,
  STRING,
} from '@waymark/infra/options'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import type { SitemapEntry } from '../protocol/entry.ts'
import type { ParseUrl, SitemapExtension } from '../protocol/extension.ts'
import { MAX_BYTES, MAX_URLS, type SitemapLimits } from '../protocol/limits.ts'
import { createScope, type Scope } from '../protocol/location-scope.ts'
import { EXTENSION_LIST, HTTP_URL, STYLESHEET_URL, wholeNumber } from '../protocol/option-types.ts'
import {
  SitemapError,
  type SitemapWarningCode,
  sitemapError,
  type WriterProblem,
} from '../protocol/sitemap-error.ts'
import { sitemapProblem } from '../protocol/sitemap-problem.ts'
import { type EntryWriterOptions, type WrittenEntry, writeEntry } from './entry-writer.ts'
import { createFileSet } from './file-set.ts'
import { type EarlierParts, KeptParts } from './kept-parts.ts'
import { LinkWriter } from './link-writer.ts'
import { PartSequence } from './part-sequence.ts'
import type { PartArrangement, PartOfGroup, SplitEvent } from './split-event.ts'
import { xmlStart } from './xml-start.ts'

/** Where files will be published, how large they may be, and what is called for entries with problems. */
export interface SplitOptions {
  /** Absolute URL of the folder where the files will be published, for the index. By default the root of the first entry's host. */
  readonly baseUrl?: string | undefined
  /** Name of the single file or the index without its extension; by default `sitemap`. */
  readonly name?: string | undefined
  /** What follows the name; `.xml.gz` for files that will be compressed. By default `.xml`. */
  readonly extension?: '.xml' | '.xml.gz' | undefined
  /** Pages in one file; from 1 to 50,000, which is the default. */
  readonly maxUrls?: number | undefined
  /** Bytes of one file before compression; from 1,024 to 52,428,800, which is the default. */
  readonly maxBytes?: number | undefined
  /** The language whose link is repeated as `x-default` in entries that have links and no `x-default`. */
  readonly xDefaultLang?: string | undefined
  /**
   * The extensions to write, from `@waymark/sitemap/extensions`; by default none. Without it, an entry with
   * `images`, `videos` or `news` is refused.
   */
  readonly extensions?: readonly SitemapExtension[] | undefined
  /**
   * Called for what cannot be written, which is then left out: one link, image or video of an entry, where the
   * problem's `pointer` begins with `/alternates/`, `/images/` or `/videos/` and a number, its article, where the
   * pointer begins with `/news`, else the entry. Without it the error is thrown.
   */
  readonly onRefused?: ((problem: WriterProblem, entry: SitemapEntry) => void) | undefined
  /**
   * Called for what is written as it is, but should be looked at. `other-host`, `other-folder`: with `baseUrl`, a page
   * that a sitemap there may not list because of its place.
   */
  readonly onWarning?: ((problem: WriterProblem, entry: SitemapEntry) => void) | undefined
  /**
   * The parts of an earlier set, in which pages keep their places. The text then comes as `entries` and `frame` events.
   * Without it, or if there are no parts, a part is filled before the next one begins.
   */
  readonly earlier?: EarlierParts | undefined
  /**
   * Returns the group of an entry. Each group has files of its own, with its name in theirs: `sitemap-en.xml`, and
   * `sitemap-en.2.xml` and so on where one is not enough. A name has lower-case letters, digits, `-` and `_`, and begins with a
   * letter or a digit. With it, there is always an index, and the text comes as `entries` and `frame` events.
   */
  readonly groupOf?: ((entry: SitemapEntry) => string) | undefined
  /**
   * The URL of an XSL style sheet, which browsers use to show a file: absolute, or relative to the files. It must be of their
   * origin. `SITEMAP_STYLESHEET` is one.
   */
  readonly stylesheet?: string | undefined
  /** Called for each page that is written, with its URL as it is written and its part. */
  readonly onPlaced?: ((href: string, part: number) => void) | undefined
}

/** Takes entries and gives files; `splitSitemap` is the same as a stream. */
export interface SitemapSplitter {
  /**
   * @param urls - What `parseUrl` gave for the URL of the entry, then for those of its alternates, so that they are not parsed
   *   again. Those that are missing are parsed.
   * @param parse - Parses the URLs of images and videos. Default: `parseUrl`.
   * @throws SitemapError if the entry cannot be written and there is no `onRefused`.
   */
  add(entry: SitemapEntry, urls?: readonly UrlRecord[], parse?: ParseUrl): readonly SplitEvent[]
  end(): readonly SplitEvent[]
}

/**
 * Splits entries into sitemaps within the protocol's limits. Only the part being written is in memory,
 * and of that at most a mebibyte and one entry.
 *
 * @throws OptionError for an option that does not exist or has a wrong value, such as a base with a password.
 *
 * @example
 * ```ts
 * import { createSplitter } from '@waymark/sitemap'
 *
 * const splitter = createSplitter({ maxUrls: 1 })
 * splitter.add({ loc: 'https://a.example/1' })
 * splitter.add({ loc: 'https://a.example/2' })
 * const end = splitter.end().at(-1)
 * end.files.map(({ name }) => name) // => ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']
 * ```
 */
export function createSplitter(options: SplitOptions = {}): SitemapSplitter {
  return new Splitter(options)
}

/**
 * The options of `createSplitter`, as data.
 *
 * @example
 * ```ts
 * import { SPLIT_OPTIONS } from '@waymark/sitemap'
 *
 * SPLIT_OPTIONS.maxUrls.accepts(50_001) // => false
 * ```
 */
export const SPLIT_OPTIONS: OptionTable<SplitOptions> = /* @__PURE__ */ Object.freeze({
  baseUrl: HTTP_URL,
  // They go into names of files.
  name: /* @__PURE__ */ optionType(
    'letters, digits, ".", "_" and "-", beginning with a letter, a digit or "_"',
    (value) => typeof value === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/.test(value),
  ),
  extension: /* @__PURE__ */ oneOf('.xml', '.xml.gz'),
  maxUrls: /* @__PURE__ */ wholeNumber(1, MAX_URLS),
  maxBytes: /* @__PURE__ */ wholeNumber(1_024, MAX_BYTES),
  xDefaultLang: STRING,
  extensions: EXTENSION_LIST,
  onRefused: FUNCTION,
  onWarning: FUNCTION,
  earlier: /* @__PURE__ */ optionType(
    'an object with a map of parts and a function `partOf`',
    (value) =>
      isRecord(value) && value['parts'] instanceof Map && typeof value['partOf'] === 'function',
  ),
  groupOf: FUNCTION,
  stylesheet: STYLESHEET_URL,
  onPlaced: FUNCTION,
})

/** A name of a group is a part of a name of a file. Upper case would make two files one where systems ignore it. */
const GROUP_NAME = /^[a-z0-9][a-z0-9_-]{0,99}$/

class Splitter implements SitemapSplitter {
  readonly #limits: SitemapLimits
  readonly #name: string
  readonly #extension: string
  readonly #xDefaultLang: string | null
  readonly #onWarning: ((problem: WriterProblem, entry: SitemapEntry) => void) | null
  /** Of `baseUrl`, if it was given: the default does not say where the files will be published. */
  readonly #scope: Scope | null
  readonly #onRefused: ((problem: WriterProblem, entry: SitemapEntry) => void) | null
  readonly #extensions: readonly SitemapExtension[]
  readonly #onPlaced: ((href: string, part: number) => void) | null
  readonly #parts: PartArrangement
  readonly #groupOf: ((entry: SitemapEntry) => string) | null
  readonly #stylesheet: string | undefined
  readonly #links = new LinkWriter()
  #base: string | null = null
  #count = 0

  constructor(options: SplitOptions) {
    options = checkOptions(options, SPLIT_OPTIONS)
    const { maxUrls = MAX_URLS, maxBytes = MAX_BYTES, name = 'sitemap', baseUrl } = options
    const { extension = '.xml' } = options
    if (baseUrl !== undefined) {
      const url = parseUrl(baseUrl)
      // It would be published in the index, with every file.
      if (url !== null && (url.username !== '' || url.password !== '')) {
        throw new OptionError(
          'baseUrl',
          sentence('option {baseUrl:option} has a user name or a password: give it without them'),
        )
      }
      this.#base = url === null ? null : serializeUrl(url)
    }
    this.#scope = this.#base === null ? null : createScope(this.#base)
    this.#limits = { maxUrls, maxBytes }
    this.#name = name
    this.#extension = extension
    this.#xDefaultLang = options.xDefaultLang ?? null
    this.#onRefused = options.onRefused ?? null
    this.#onWarning = options.onWarning ?? null
    this.#extensions = options.extensions ?? []
    this.#onPlaced = options.onPlaced ?? null
    this.#groupOf = options.groupOf ?? null
    this.#stylesheet = options.stylesheet
    const { earlier = { parts: new Map(), partOf: () => 0 } } = options
    const form = {
      limits: this.#limits,
      extensions: this.#extensions,
      start: xmlStart(this.#stylesheet),
    }
    this.#parts =
      this.#groupOf === null && earlier.parts.size === 0
        ? new PartSequence(form)
        : new KeptParts(form, earlier)
  }

  add(
    entry: SitemapEntry,
    urls: readonly UrlRecord[] = [],
    parse?: ParseUrl,
  ): readonly SplitEvent[] {
    const index = this.#count++
    if (this.#onRefused === null) return this.#add(entry, index, { urls, parse })
    try {
      return this.#add(entry, index, { urls, parse })
    } catch (error) {
      if (!(error instanceof SitemapError) || error.code === 'too-many-sitemaps') throw error
      this.#onRefused(error.problem, entry)
      return []
    }
  }

  end(): readonly SplitEvent[] {
    const events: SplitEvent[] = []
    const set = createFileSet(this.#parts.end(events), {
      base: this.#base,
      main: this.#nameOf(''),
      nameOf: (part, group) => this.#nameOf(group === undefined ? `-${part}` : ofGroup(group)),
      stylesheet: this.#stylesheet,
    })
    return [...events, { type: 'end', ...set }]
  }

  #add(
    entry: SitemapEntry,
    index: number,
    parsed: Pick<EntryWriterOptions, 'urls' | 'parse'>,
  ): readonly SplitEvent[] {
    const onRefused = this.#onRefused
    const group = this.#groupNameOf(entry, index)
    const written = writeEntry(entry, index, {
      ...parsed,
      links: this.#links,
      xDefaultLang: this.#xDefaultLang,
      extensions: this.#extensions,
      refusePart: onRefused === null ? null : (error) => onRefused(error.problem, entry),
    })
    const lastmod = entry.lastmod ?? null
    const events: SplitEvent[] = []
    const part = this.#parts.add({ written, lastmod, group }, events)
    if (part === 0) throw this.#tooLarge(written, index)
    this.#base ??= `${serializeOrigin(getOrigin(written.url))}/`
    this.#onPlaced?.(written.href, part)
    this.#warn(entry, index, written)
    return events
  }

  #groupNameOf(entry: SitemapEntry, index: number): string | undefined {
    if (this.#groupOf === null) return undefined
    const name: unknown = this.#groupOf(entry)
    if (typeof name === 'string' && GROUP_NAME.test(name)) return name
    const message = sentence(
      'The group {group:quote80} is not a name of at most 100 lower-case letters, digits, "-" and "_".',
      { group: String(name) },
    )
    throw sitemapError('invalid-entry', message, { entry: index })
  }

  #warn(entry: SitemapEntry, index: number, { href, url }: WrittenEntry): void {
    if (this.#onWarning === null) return
    const fault = this.#scope?.faultOf(href, url) ?? null
    if (fault === null) return
    this.#onWarning(warningOf(fault.code, fault.message, index, entry.loc), entry)
  }

  #nameOf(suffix: string): string {
    return `${this.#name}${suffix}${this.#extension}`
  }

  #tooLarge(written: WrittenEntry, entry: number): SitemapError {
    const message = sentence(
      'The entry has {length} bytes and does not fit into a file of at most {most} bytes.',
      { length: written.xml.length, most: this.#limits.maxBytes },
    )
    return sitemapError('entry-too-large', message, { entry })
  }
}

/** The names of files of two groups differ, whatever their groups are called, because a name of a group has no dot. */
function ofGroup({ name, number }: PartOfGroup): string {
  return number === 1 ? `-${name}` : `-${name}.${number}`
}

function warningOf(
  code: SitemapWarningCode,
  message: Sentence,
  entry: number,
  value: string,
): WriterProblem {
  return {
    ...sitemapProblem(code, message),
    start: 0,
    end: value.length,
    entry,
    pointer: '/loc',
    value,
  }
}
