import { pointTo, sentence, tell } from '@waymark/infra/internal'
import { BOOLEAN, type OptionTable, STRING } from '@waymark/infra/options'
import type { URLNormalizationOptions } from './config.ts'
import { checkOwnOptions } from './own-options.ts'
import type { URLReading } from './url-reader.ts'
import type {
  NormalizedURLSourceEntry,
  URLSourceError,
  URLSourceResult,
  UsableURLSourceEntry,
} from './url-source.ts'
import { checkExtensions, EXTENSION_MEMBERS } from './url-source-extensions.ts'
import {
  type JsonObject,
  URL_SOURCE_OPTIONS,
  type URLSourceOptions,
  URLSourceReader,
} from './url-source-reader.ts'

const SINGLE_MEMBERS = ['loc', 'lastmod', 'lang', 'changefreq', 'priority']
const ENTRY_MEMBERS = [...SINGLE_MEMBERS, 'alternates', ...EXTENSION_MEMBERS]
const ALTERNATE_MEMBERS = ['lang', 'loc']

/** Options for validating one entry. */
export interface URLSourceEntryOptions extends URLSourceOptions {
  /** JSON Pointer of the entry. The pointers of errors and changes begin with it. Default `''`. */
  readonly pointer?: string | undefined
  /**
   * Whether the result for an entry with errors also has its usable parts, as `usable`. A `lastmod`, a `changefreq` or a
   * `priority` whose meaning is certain is usable as it should be written, and its error is a warning. Default `false`.
   */
  readonly lenient?: boolean | undefined
}

export const ENTRY_OPTIONS: OptionTable<URLSourceEntryOptions> = /* @__PURE__ */ Object.freeze({
  ...URL_SOURCE_OPTIONS,
  lenient: BOOLEAN,
  pointer: STRING,
})

/**
 * Validates one entry of a database and normalises its URLs.
 *
 * @param entry - Any value, such as a part of parsed JSON.
 * @param config - Absent options have their default values.
 * @throws {TypeError} If the configuration or an option is wrong; never because of `entry`.
 *
 * @example
 * ```ts
 * import { validateURLSourceEntry } from '@waymark/i18n-validation'
 *
 * validateURLSourceEntry({ loc: 'https://a.example/tea/' }).data.loc // => 'https://a.example/tea'
 * const { errors } = validateURLSourceEntry({ loc: 'https://a.example/', lastmod: '2024-3-15' })
 * errors[0].edits // => [{ op: 'replace', path: '/lastmod', value: '2024-03-15' }]
 * ```
 */
export function validateURLSourceEntry<Original, Slash extends string = 'never'>(
  entry: Original,
  config?: URLNormalizationOptions<Slash>,
  options?: URLSourceEntryOptions,
): URLSourceResult<NormalizedURLSourceEntry, Original> {
  const own = checkOwnOptions(options, ENTRY_OPTIONS)
  return judgeEntry(entry, own.pointer ?? '', {
    reader: new URLSourceReader(config, own),
    isLenient: own.lenient === true,
  })
}

/** Validates one entry with a reader that has no collected errors. */
export function judgeEntry<Original>(
  original: Original,
  pointer: string,
  {
    reader,
    isLenient,
  }: { readonly reader: URLSourceReader<URLReading>; readonly isLenient: boolean },
): URLSourceResult<NormalizedURLSourceEntry, Original> {
  const data = readEntry(original, pointer, reader)
  const { errors, changes } = reader.take()
  if (errors.length > 0) {
    if (!isLenient) return { valid: false, errors, original }
    const usable = usableOf(data, { errors, changes, pointer })
    const told = errors.map(asWarning)
    return usable === null
      ? { valid: false, errors: told, original }
      : { valid: false, errors: told, usable, original }
  }
  // There is no error, so every member has the type that the interface says.
  return { valid: true, data: data as unknown as NormalizedURLSourceEntry, changes, original }
}

/** The only value that a member of an entry can mean, if it is usable; `undefined` if there is none. */
function certainValue({ edits, pointer }: URLSourceError): unknown {
  return /\/(?:lastmod|changefreq|priority)$/.test(pointer) ? edits?.[0]?.value : undefined
}

/** The error of a member whose meaning is certain as a warning that says what it is. */
function asWarning(error: URLSourceError): URLSourceError {
  const certain = certainValue(error)
  if (certain === undefined) return error
  const { message: text, data = {} } = error
  const message = sentence('{reason:phrase} It is read as {certain}.', {
    reason: { text, data },
    certain: String(certain),
  })
  return { ...error, severity: 'warning', ...tell({ message }) }
}

/**
 * Removes the invalid parts of an entry, so that a page is not lost because of one bad link. A date, a language, a
 * `changefreq`, a `priority`, a link, an image, a video or an article can be removed; the URL is required. A member whose meaning
 * is certain is corrected.
 *
 * @returns `null` if the entry has no valid URL.
 */
function usableOf(
  data: JsonObject | null,
  {
    errors,
    changes,
    pointer,
  }: Pick<UsableURLSourceEntry, 'changes'> & {
    readonly errors: readonly URLSourceError[]
    readonly pointer: string
  },
): UsableURLSourceEntry | null {
  if (data === null) return null
  const bad = new Set<string>()
  const certain: Record<string, unknown> = {}
  /** The invalid items of lists, by the names of the lists. */
  const badItems = new Map<string, Set<number>>()
  for (const error of errors) {
    const [member = '', index] = error.pointer.slice(pointer.length + 1).split('/')
    if (member === '' || member === 'loc') return null
    const value = certainValue(error)
    if (value !== undefined) certain[member] = value
    // An article is not a list.
    else if (index === undefined || member === 'news') bad.add(member)
    else badItems.set(member, (badItems.get(member) ?? new Set()).add(Number(index)))
  }
  const alternates = bad.has('alternates') ? undefined : data['alternates']
  const links: readonly unknown[] = Array.isArray(alternates) ? alternates : []
  const badLinks = badItems.get('alternates') ?? new Set()
  const alternateIndexes = [...links.keys()].filter((index) => !badLinks.has(index))
  const dropped = [...badLinks].map((index) => `${pointTo(pointTo(pointer, 'alternates'), index)}/`)
  const extended = EXTENSION_MEMBERS.flatMap((member) => {
    const value = bad.has(member) ? undefined : data[member]
    if (!Array.isArray(value)) return value === undefined ? [] : [[member, value]]
    const kept = value.filter((_, index) => badItems.get(member)?.has(index) !== true)
    return kept.length === 0 ? [] : [[member, kept]]
  })
  const own = SINGLE_MEMBERS.filter((member) => data[member] !== undefined && !bad.has(member))
  const entry = {
    ...Object.fromEntries(own.map((member) => [member, certain[member] ?? data[member]])),
    ...(alternates !== undefined && { alternates: alternateIndexes.map((index) => links[index]) }),
    ...Object.fromEntries(extended),
  }
  return {
    // The remaining members have no errors, so they have the types that the interface says.
    entry: entry as unknown as UsableURLSourceEntry['entry'],
    changes: changes.filter((change) => !dropped.some((link) => change.pointer.startsWith(link))),
    alternateIndexes,
  }
}

/** Returns the entry with its URLs in normal form, and reports its errors to the reader. */
export function readEntry(
  value: unknown,
  pointer: string,
  reader: URLSourceReader,
): JsonObject | null {
  reader.startEntry()
  const entry = reader.object(value, pointer, 'entry')
  if (entry === null) return null
  const { lastmod, lang, changefreq, priority, alternates } = entry
  const loc = reader.url(entry, pointer)
  if (lastmod !== undefined) reader.dateTime(lastmod, pointTo(pointer, 'lastmod'))
  if (lang !== undefined) reader.tag(lang, pointer, 'lang')
  if (changefreq !== undefined) reader.changefreq(changefreq, pointTo(pointer, 'changefreq'))
  if (priority !== undefined) reader.priority(priority, pointTo(pointer, 'priority'))
  const others = reader.others(entry, ENTRY_MEMBERS, pointer)
  // Assigning members takes less time than spreading objects, and there are millions of entries.
  const data: Record<string, unknown> = others === null ? { loc } : { ...others, loc }
  if (lastmod !== undefined) data['lastmod'] = lastmod
  if (lang !== undefined) data['lang'] = lang
  if (changefreq !== undefined) data['changefreq'] = changefreq
  if (priority !== undefined) data['priority'] = priority
  if (alternates !== undefined) {
    data['alternates'] = readAlternates(alternates, pointTo(pointer, 'alternates'), reader)
  }
  return Object.assign(data, checkExtensions(entry, pointer, loc, reader))
}

function readAlternates(
  value: unknown,
  pointer: string,
  reader: URLSourceReader,
): readonly unknown[] {
  const list = reader.list(value, pointer, 'alternates') ?? []
  const links: unknown[] = []
  // Unlike `map`, this also visits holes.
  for (let index = 0; index < list.length; index++) {
    links.push(readAlternate(list[index], pointTo(pointer, index), reader))
  }
  return links
}

function readAlternate(
  value: unknown,
  pointer: string,
  reader: URLSourceReader,
): JsonObject | null {
  const alternate = reader.object(value, pointer, 'alternate')
  const lang = alternate?.['lang']
  if (alternate !== null && reader.has(alternate, 'lang', pointer))
    reader.tag(lang, pointer, 'lang')
  const loc = reader.url(alternate, pointer)
  if (alternate === null) return null
  const others = reader.others(alternate, ALTERNATE_MEMBERS, pointer)
  return others === null ? { lang, loc } : { ...others, lang, loc }
}
