import { BOOLEAN, checkOptions, type OptionTable, optionType } from '@waymark/infra/options'
import type { SitemapExtension } from '../protocol/extension.ts'
import { MAX_BYTES } from '../protocol/limits.ts'
import { createScope, type RobotsSitemaps, type Scope } from '../protocol/location-scope.ts'
import { EXTENSION_LIST, HTTP_URL, wholeNumber } from '../protocol/option-types.ts'
import type { XmlLimits } from '../xml/xml-handler.ts'

/** What a reader hands over, and its limits. */
export interface SitemapReaderOptions {
  /**
   * Hand over entries, alternates and dates that would be refused for their URL or their form, as the file has them, and a
   * `changefreq` in upper case as the word that it is. The problems are still reported, with `refuses: 'nothing'`. By default `false`.
   */
  readonly keepRefused?: boolean | undefined
  /** Read a root named `urlset` or `sitemapindex` in any namespace or none; by default `false`. */
  readonly anyNamespace?: boolean | undefined
  /** The extensions to read, from `@waymark/sitemap/extensions`; by default none. */
  readonly extensions?: readonly SitemapExtension[] | undefined
  /**
   * Report elements that are not read because no extension has their namespace: once for each namespace, at the end of the file.
   * The protocol allows them, so by default `false`.
   */
  readonly reportOthers?: boolean | undefined
  /** Milliseconds since 1970. With it and the extension for news, articles older than two days are reported. */
  readonly now?: number | undefined
  /**
   * The URL under which the file is published. With it, pages that a sitemap there may not list are reported,
   * and sitemaps of another host than the index that names them.
   */
  readonly location?: string | undefined
  /**
   * The `robots.txt` of hosts, from `parseRobots` of `@waymark/sitemap/robots`. Where one of them names `location`, the
   * sitemap may list all pages of that host.
   */
  readonly robots?: readonly RobotsSitemaps[] | undefined
  /** Bytes before compression; by default the protocol's 52,428,800. */
  readonly maxBytes?: number | undefined
  /** Nested elements, from 3 to 1,024; by default 64. */
  readonly maxDepth?: number | undefined
  /** Attributes of one element; by default 256. */
  readonly maxAttributes?: number | undefined
  /** Characters of a name, also of a namespace's; by default 1,024. */
  readonly maxNameLength?: number | undefined
  /** Characters of a tag after its name, all attributes and white space together; by default 1,048,576. */
  readonly maxAttributeLength?: number | undefined
  /** Characters of the file that one `loc` or other value may take, at least 4,096; by default 1,048,576. */
  readonly maxTextLength?: number | undefined
}

/** The options with every limit filled in. */
export interface ReaderSettings extends XmlLimits {
  readonly keepRefused: boolean
  readonly anyNamespace: boolean
  readonly scope: Scope | null
  readonly extensions: readonly SitemapExtension[]
  readonly reportOthers: boolean
  readonly now: number | null
  readonly maxBytes: number
  readonly maxTextLength: number
}

const ANY = Number.POSITIVE_INFINITY

/** The options of a reader. */
export const READER_OPTIONS: OptionTable<SitemapReaderOptions> = {
  keepRefused: BOOLEAN,
  anyNamespace: BOOLEAN,
  extensions: EXTENSION_LIST,
  reportOthers: BOOLEAN,
  now: /* @__PURE__ */ optionType('a number of milliseconds', (value) => Number.isFinite(value)),
  location: HTTP_URL,
  robots: /* @__PURE__ */ optionType(
    'a list of what parseRobots returns',
    (value) =>
      Array.isArray(value) &&
      value.every((item: Partial<RobotsSitemaps> | null) => Array.isArray(item?.sitemaps)),
  ),
  maxBytes: /* @__PURE__ */ wholeNumber(1, ANY),
  maxDepth: /* @__PURE__ */ wholeNumber(3, 1_024),
  maxAttributes: /* @__PURE__ */ wholeNumber(3, ANY),
  maxNameLength: /* @__PURE__ */ wholeNumber(16, ANY),
  maxAttributeLength: /* @__PURE__ */ wholeNumber(64, ANY),
  maxTextLength: /* @__PURE__ */ wholeNumber(4_096, ANY),
}

export function fillOptions(options: SitemapReaderOptions): ReaderSettings {
  options = checkOptions(options, READER_OPTIONS)
  const { location } = options
  return {
    keepRefused: options.keepRefused ?? false,
    anyNamespace: options.anyNamespace ?? false,
    extensions: options.extensions ?? [],
    reportOthers: options.reportOthers ?? false,
    now: options.now ?? null,
    scope: location === undefined ? null : createScope(location, options.robots),
    maxBytes: options.maxBytes ?? MAX_BYTES,
    maxDepth: options.maxDepth ?? 64,
    maxAttributes: options.maxAttributes ?? 256,
    maxNameLength: options.maxNameLength ?? 1_024,
    maxAttributeLength: options.maxAttributeLength ?? 1_048_576,
    maxTextLength: options.maxTextLength ?? 1_048_576,
  }
}
