import { isRecord, ownOptions, pointTo, sentence } from '@waymark/infra/internal'
import { COUNT, type OptionTable } from '@waymark/infra/options'
import type { UrlRecord } from '@waymark/url-parser'
import { validateCanonicalForm } from './canonical-form.ts'
import {
  resolveConfig,
  SAFE_URL_NORMALIZATION,
  type URLNormalizationConfig,
  type URLNormalizationOptions,
} from './config.ts'
import { checkOwnOptions } from './own-options.ts'
import type { URLReading } from './url-reader.ts'
import type {
  NormalizedURLSourceDatabase,
  NormalizedURLSourceEntry,
  NormalizedURLSourceHeader,
  URLSourceResult,
} from './url-source.ts'
import {
  ENTRY_OPTIONS,
  judgeEntry,
  readEntry,
  type URLSourceEntryOptions,
} from './url-source-entry.ts'
import {
  type JsonObject,
  URL_SOURCE_OPTIONS,
  type URLSourceOptions,
  URLSourceReader,
} from './url-source-reader.ts'
import { sayValue } from './validation-problem.ts'

const VERSION = '1.1'
const HEADER_MEMBERS = ['version', 'generated', 'defaultLang', 'canonical', 'urls']

/**
 * Validates a database and normalises all its URLs.
 *
 * @param database - Any value, such as the result of `JSON.parse`.
 * @param config - Absent options have the values that the member `canonical` of the database chooses, or else their default values.
 * @returns The data, or all errors of the database in document order.
 * @throws {TypeError} If the configuration or an option is wrong; never because of `database`.
 *
 * @example
 * ```ts
 * import { validateURLSourceDatabase } from '@waymark/i18n-validation'
 *
 * const good = validateURLSourceDatabase({ urls: [{ loc: 'https://a.example/tea/', lastmod: '2024-03-15' }] })
 * good.data.urls[0] // => { loc: 'https://a.example/tea', lastmod: '2024-03-15' }
 * const bad = validateURLSourceDatabase({ urls: [{ loc: '/tea', lastmod: 'today' }] })
 * bad.errors.map(({ code }) => code) // => ['RELATIVE_URL', 'INVALID_DATE_TIME']
 * bad.errors[1].pointer // => '/urls/0/lastmod'
 * ```
 */
export function validateURLSourceDatabase<Original, Slash extends string = 'never'>(
  database: Original,
  config?: URLNormalizationOptions<Slash>,
  options?: URLSourceOptions,
): URLSourceResult<NormalizedURLSourceDatabase, Original> {
  const own = resolveConfig(config, ownConfig(database))
  const reader = new URLSourceReader(own, checkOwnOptions(options, URL_SOURCE_OPTIONS))
  const object = reader.object(database, '', 'database')
  let data: JsonObject = {}
  if (object !== null) {
    data = readHeader(object, reader)
    const list = reader.has(object, 'urls', '')
      ? reader.list(object['urls'], '/urls', 'urls')
      : null
    // Unlike `map`, `Array.from` also visits holes.
    const urls = Array.from(list ?? [], (entry, index) =>
      readEntry(entry, pointTo('/urls', index), reader),
    )
    data = { ...data, urls }
  }
  const { errors, changes } = reader.take()
  if (errors.length > 0) return { valid: false, errors, original: database }
  // There is no error, so every member has the type that the interface says.
  return {
    valid: true,
    data: data as unknown as NormalizedURLSourceDatabase,
    changes,
    original: database,
  }
}

/**
 * Validates the members of a database other than `urls`, which is ignored and may be absent.
 *
 * Use it together with `validateURLSourceEntries` for a database that is read as a stream.
 *
 * @throws {TypeError} If an option is wrong; never because of `header`.
 *
 * @example
 * ```ts
 * import { validateURLSourceHeader } from '@waymark/i18n-validation'
 *
 * const { errors } = validateURLSourceHeader({ version: '1.0', defaultLang: 'en' })
 * errors.map(({ code, pointer }) => [code, pointer]) // => [['UNSUPPORTED_VERSION', '/version']]
 * ```
 */
export function validateURLSourceHeader<Original>(
  header: Original,
  options?: URLSourceOptions,
): URLSourceResult<NormalizedURLSourceHeader, Original> {
  const reader = new URLSourceReader(undefined, checkOwnOptions(options, URL_SOURCE_OPTIONS))
  const object = reader.object(header, '', 'database')
  const data = object === null ? null : readHeader(object, reader)
  const { errors, changes } = reader.take()
  if (errors.length > 0) return { valid: false, errors, original: header }
  // There is no error, as above.
  return {
    valid: true,
    data: data as unknown as NormalizedURLSourceHeader,
    changes,
    original: header,
  }
}

/** The configuration that a database chooses; `undefined` if it chooses none. */
function ownConfig(database: unknown): URLNormalizationConfig | undefined {
  const canonical = isRecord(database) ? ownOptions(database)['canonical'] : undefined
  if (canonical === undefined) return undefined
  const result = validateCanonicalForm(canonical)
  return result.valid ? resolveConfig(result.data, SAFE_URL_NORMALIZATION) : undefined
}

function readHeader(object: JsonObject, reader: URLSourceReader): JsonObject {
  const { version, generated, defaultLang, canonical } = object
  if (version !== undefined && version !== VERSION) {
    const isString = typeof version === 'string'
    const message = sentence('The version must be the string {expected:quote}, not {got:phrase}.', {
      expected: VERSION,
      got: sayValue(version),
    })
    const code = isString ? 'UNSUPPORTED_VERSION' : 'WRONG_TYPE'
    reader.report('/version', code, message, {
      certain: version === Number(VERSION) ? VERSION : null,
      remedy: sentence('Write the string {expected:quote}.', { expected: VERSION }),
    })
  }
  if (generated !== undefined) reader.dateTime(generated, '/generated')
  if (defaultLang !== undefined) reader.defaultTag(defaultLang, '/defaultLang')
  if (canonical !== undefined) reader.canonical(canonical, '/canonical')
  return {
    ...reader.others(object, HEADER_MEMBERS, ''),
    ...(version !== undefined && { version }),
    ...(generated !== undefined && { generated }),
    ...(defaultLang !== undefined && { defaultLang }),
    ...(canonical !== undefined && { canonical }),
  }
}

/** Options of `validateURLSourceEntries`. */
export interface URLSourceEntriesOptions extends URLSourceEntryOptions {
  /** JSON Pointer of the list. Default `'/urls'`. */
  readonly pointer?: string | undefined
  /** The index of the first entry. Default 0. */
  readonly startIndex?: number | undefined
}

export const LIST_OPTIONS: OptionTable<URLSourceEntriesOptions> = /* @__PURE__ */ Object.freeze({
  ...ENTRY_OPTIONS,
  startIndex: COUNT,
})

/** The result for one entry of a stream. */
export type URLSourceEntryReport<
  Original = unknown,
  Reading extends URLReading = URLReading,
> = URLSourceResult<NormalizedURLSourceEntry, Original> & {
  /** The index of the entry, from 0. */
  readonly index: number
  /** JSON Pointer (RFC 6901) of the entry. The pointers of its errors and changes begin with it. */
  readonly pointer: string
  /**
   * The URLs as they were read, so that nobody parses them again: that of the entry, then those of its alternates in their
   * order. `null` for one that is missing or not a string.
   */
  readonly urls: readonly (Reading | null)[]
  /** What the parser made of the URLs of images and videos, by the string; `null` for what is not a URL. */
  readonly files: ReadonlyMap<string, UrlRecord | null>
}

/**
 * Returns a function that validates the entries of a database in their order, one at each call.
 *
 * @param config - Absent options have their default values.
 * @param toReading - Called once for each URL that is read, to add what the caller needs of it. The cache has its results.
 * @throws {TypeError} If the configuration or an option is wrong; never because of an entry.
 *
 * @example
 * ```ts
 * import { createURLSourceEntryValidator } from '@waymark/i18n-validation'
 *
 * const validate = createURLSourceEntryValidator()
 * validate({ loc: 'https://a.example/tea/' }).data.loc // => 'https://a.example/tea'
 * const { errors, urls } = validate({ loc: '/tea' })
 * errors[0].pointer // => '/urls/1/loc'
 * urls[0].record // => null
 * ```
 */
export function createURLSourceEntryValidator<
  Slash extends string = 'never',
  Reading extends URLReading = URLReading,
>(
  config?: URLNormalizationOptions<Slash>,
  options?: URLSourceEntriesOptions,
  toReading?: (reading: URLReading) => Reading,
): <Original>(entry: Original) => URLSourceEntryReport<Original, Reading> {
  const own = checkOwnOptions(options, LIST_OPTIONS)
  const reader = new URLSourceReader(config, own, toReading)
  const { pointer: list = '/urls', lenient: isLenient = false, startIndex = 0 } = own
  let next = startIndex
  return (entry) => {
    const index = next++
    const pointer = pointTo(list, index)
    const result = judgeEntry(entry, pointer, { reader, isLenient })
    // Spreading takes ten times as long.
    return Object.assign(result, { index, pointer, urls: reader.urls, files: reader.files })
  }
}

/**
 * Validates the entries of a database one by one, without keeping them. If the entries are at hand,
 * `createURLSourceEntryValidator` is faster.
 *
 * @param entries - Any iterable, synchronous or not. An entry is read only when the result before it has been taken.
 * @param config - Absent options have their default values.
 * @throws {TypeError} At the first step, if the configuration or an option is wrong.
 *
 * @example
 * ```ts
 * import { validateURLSourceEntries } from '@waymark/i18n-validation'
 *
 * const entries = [{ loc: 'https://a.example/tea/' }, { loc: '/tea' }]
 * const found = []
 * for await (const { valid, errors = [] } of validateURLSourceEntries(entries)) {
 *   found.push([valid, ...errors.map(({ pointer }) => pointer)])
 * }
 * found // => [[true], [false, '/urls/1/loc']]
 * ```
 */
export async function* validateURLSourceEntries<Original, Slash extends string = 'never'>(
  entries: Iterable<Original> | AsyncIterable<Original>,
  config?: URLNormalizationOptions<Slash>,
  options?: URLSourceEntriesOptions,
): AsyncGenerator<URLSourceEntryReport<Original>, void, void> {
  const validate = createURLSourceEntryValidator(config, options)
  for await (const entry of entries) yield validate(entry)
}
