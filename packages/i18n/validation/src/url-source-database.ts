import { COUNT } from '@waymark/infra/options'
import type { URLNormalizationOptions } from './config.ts'
import { pointTo } from './json-pointer.ts'
import { ownOptions } from './own-options.ts'
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
import { quote } from './validation-problem.ts'

const VERSION = '1.1'
const HEADER_MEMBERS = ['version', 'generated', 'defaultLang', 'urls']

/**
 * Judges a whole database and normalises all its URLs.
 *
 * @param database - Anything, such as the result of `JSON.parse`.
 * @param config - Options that are left out are the default's.
 * @returns Every error of the whole database, in its order, not just the first.
 * @throws TypeError when the configuration or an option is wrong; never because of `database`.
 */
export function validateURLSourceDatabase<Original>(
  database: Original,
  config?: URLNormalizationOptions,
  options?: URLSourceOptions,
): URLSourceResult<NormalizedURLSourceDatabase, Original> {
  const reader = new URLSourceReader(config, ownOptions(options, URL_SOURCE_OPTIONS))
  const object = reader.object(database, '', 'The database')
  let data: JsonObject = {}
  if (object !== null) {
    data = readHeader(object, reader)
    const list = reader.has(object, 'urls', '')
      ? reader.list(object['urls'], '/urls', 'The member "urls"')
      : null
    // Array.from also visits holes.
    const urls = Array.from(list ?? [], (entry, index) =>
      readEntry(entry, pointTo('/urls', index), reader),
    )
    data = { ...data, urls }
  }
  const { errors, changes } = reader.take()
  if (errors.length > 0) return { valid: false, errors, original: database }
  // Without an error, every member was found to be what the type says.
  return {
    valid: true,
    data: data as unknown as NormalizedURLSourceDatabase,
    changes,
    original: database,
  }
}

/**
 * Judges what stands in a database beside its pages; `urls` may be absent and is not looked at.
 *
 * For databases that are read as a stream: this for the first members, `validateURLSourceEntries` for the rest.
 *
 * @throws TypeError when an option is wrong; never because of `header`.
 */
export function validateURLSourceHeader<Original>(
  header: Original,
  options?: URLSourceOptions,
): URLSourceResult<NormalizedURLSourceHeader, Original> {
  const reader = new URLSourceReader(undefined, ownOptions(options, URL_SOURCE_OPTIONS))
  const object = reader.object(header, '', 'The database')
  const data = object === null ? null : readHeader(object, reader)
  const { errors, changes } = reader.take()
  if (errors.length > 0) return { valid: false, errors, original: header }
  // As above.
  return {
    valid: true,
    data: data as unknown as NormalizedURLSourceHeader,
    changes,
    original: header,
  }
}

function readHeader(object: JsonObject, reader: URLSourceReader): JsonObject {
  const { version, generated, defaultLang } = object
  if (reader.has(object, 'version', '') && version !== VERSION) {
    const isString = typeof version === 'string'
    const message = `The version is the string "${VERSION}", not ${quote(version)}.`
    reader.report('/version', isString ? 'UNSUPPORTED_VERSION' : 'WRONG_TYPE', message)
  }
  if (reader.has(object, 'generated', '')) reader.dateTime(generated, '/generated')
  if (reader.has(object, 'defaultLang', '')) reader.tag(defaultLang, '/defaultLang', false)
  return { ...reader.others(object, HEADER_MEMBERS, ''), version, generated, defaultLang }
}

const LIST_OPTIONS = /* @__PURE__ */ Object.freeze({
  ...ENTRY_OPTIONS,
  startIndex: COUNT,
})

/** The verdict on one entry of a stream. */
export type URLSourceEntryReport<Original = unknown> = URLSourceResult<
  NormalizedURLSourceEntry,
  Original
> & {
  /** Its place in the list, from 0. */
  readonly index: number
  /** JSON Pointer (RFC 6901) to the entry; errors and changes have their own, which begin with it. */
  readonly pointer: string
}

/**
 * Judges the entries of a database one by one, as they come, and keeps none of them.
 *
 * @param entries - Any iterable, synchronous or not; each is read when the one before was taken.
 * @param config - Options that are left out are the default's.
 * @param options - `pointer` is that of the list, default `'/urls'`; `startIndex` is the index of the first, default 0.
 * @throws TypeError at the first step when the configuration or an option is wrong.
 */
export async function* validateURLSourceEntries<Original>(
  entries: Iterable<Original> | AsyncIterable<Original>,
  config?: URLNormalizationOptions,
  options?: URLSourceEntryOptions & { readonly startIndex?: number | undefined },
): AsyncGenerator<URLSourceEntryReport<Original>, void, void> {
  const own = ownOptions(options, LIST_OPTIONS)
  const reader = new URLSourceReader(config, own)
  const { pointer: list = '/urls', lenient: isLenient = false } = own
  let index = own.startIndex ?? 0
  for await (const entry of entries) {
    const pointer = pointTo(list, index)
    yield { ...judgeEntry(entry, pointer, { reader, isLenient }), index, pointer }
    index++
  }
}
