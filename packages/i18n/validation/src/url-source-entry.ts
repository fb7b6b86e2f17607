import type { URLNormalizationOptions } from './config.ts'
import { pointTo } from './json-pointer.ts'
import { type OptionChecks, ownOptions } from './option-checks.ts'
import type { NormalizedURLSourceEntry, URLSourceResult } from './url-source.ts'
import {
  type JsonObject,
  URL_SOURCE_OPTIONS,
  type URLSourceOptions,
  URLSourceReader,
} from './url-source-reader.ts'

const ENTRY_MEMBERS = ['loc', 'lastmod', 'lang', 'alternates']
const ALTERNATE_MEMBERS = ['lang', 'loc']

/** Those of one entry; a list has also `startIndex`. */
export const ENTRY_OPTIONS: OptionChecks<
  URLSourceOptions & { readonly pointer?: string | undefined }
> = /* @__PURE__ */ Object.freeze({
  ...URL_SOURCE_OPTIONS,
  pointer: (value: unknown) => (typeof value === 'string' ? null : 'a text'),
})

/**
 * Judges one entry of a database and normalises its URLs.
 *
 * @param entry - Anything, such as a member of parsed JSON.
 * @param config - Options that are left out are the default's.
 * @param options - `pointer` goes before the pointers of errors and changes; default `''`.
 * @throws TypeError when the configuration or an option is wrong; never because of `entry`.
 */
export function validateURLSourceEntry<Original>(
  entry: Original,
  config?: URLNormalizationOptions,
  options?: URLSourceOptions & { readonly pointer?: string | undefined },
): URLSourceResult<NormalizedURLSourceEntry, Original> {
  const own = ownOptions(options, ENTRY_OPTIONS)
  return judgeEntry(entry, own.pointer ?? '', new URLSourceReader(config, own))
}

/** One entry, with a reader that has nothing gathered. */
export function judgeEntry<Original>(
  original: Original,
  pointer: string,
  reader: URLSourceReader,
): URLSourceResult<NormalizedURLSourceEntry, Original> {
  const data = readEntry(original, pointer, reader)
  const { errors, changes } = reader.take()
  if (errors.length > 0) return { valid: false, errors, original }
  // Without an error, every member was found to be what the type says.
  return { valid: true, data: data as unknown as NormalizedURLSourceEntry, changes, original }
}

/** The entry with its URLs in normal form; what is wrong in it has gone to the reader. */
export function readEntry(
  value: unknown,
  pointer: string,
  reader: URLSourceReader,
): JsonObject | null {
  const entry = reader.object(value, pointer, 'An entry')
  if (entry === null) return null
  const { lastmod, lang, alternates } = entry
  const loc = reader.has(entry, 'loc', pointer)
    ? reader.url(entry['loc'], pointTo(pointer, 'loc'))
    : null
  if (reader.has(entry, 'lastmod', pointer)) reader.dateTime(lastmod, pointTo(pointer, 'lastmod'))
  if (lang !== undefined) reader.tag(lang, pointTo(pointer, 'lang'), true)
  const links =
    alternates === undefined
      ? undefined
      : readAlternates(alternates, pointTo(pointer, 'alternates'), reader)
  return {
    ...reader.others(entry, ENTRY_MEMBERS, pointer),
    loc,
    lastmod,
    ...(lang !== undefined && { lang }),
    ...(links !== undefined && { alternates: links }),
  }
}

function readAlternates(
  value: unknown,
  pointer: string,
  reader: URLSourceReader,
): readonly unknown[] {
  const list = reader.list(value, pointer, 'The member "alternates"') ?? []
  // Array.from also visits holes.
  return Array.from(list, (item, index) => {
    const here = pointTo(pointer, index)
    const alternate = reader.object(item, here, 'An alternate')
    if (alternate === null) return null
    const { lang } = alternate
    if (reader.has(alternate, 'lang', here)) reader.tag(lang, pointTo(here, 'lang'), true)
    const loc = reader.has(alternate, 'loc', here)
      ? reader.url(alternate['loc'], pointTo(here, 'loc'))
      : null
    return { ...reader.others(alternate, ALTERNATE_MEMBERS, here), lang, loc }
  })
}
