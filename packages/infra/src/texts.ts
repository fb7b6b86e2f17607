/** What is said of an entry of a catalogue, such as a rule or a method, in one language. */
export interface EntryText {
  readonly summary: string
  /** The summary of each of its options, by name. Absent if it has none. */
  readonly options?: Readonly<Record<string, string>>
}

/** An entry of a catalogue: the English texts are its own members. */
export interface DescribedEntry {
  readonly name: string
  readonly summary: string
  readonly options: readonly { readonly name: string; readonly summary: string }[]
}

/**
 * An entry with its texts in another language, which replace the members of the same names.
 *
 * @param texts - By name of the entry. What is not translated stays English.
 *
 * @example
 * ```ts
 * import { localizeEntry } from '@waymark/infra/internal'
 *
 * const rule = { name: 'sort-query', summary: 'Sorts the query.', options: [] }
 * localizeEntry(rule, { 'sort-query': { summary: 'Sortiert die Parameter.' } }).summary // => 'Sortiert die Parameter.'
 * ```
 */
export function localizeEntry<Entry extends DescribedEntry>(
  entry: Entry,
  texts: Readonly<Record<string, EntryText>>,
): Entry {
  if (!Object.hasOwn(texts, entry.name)) return entry
  const { options: summaries = {}, ...text } = texts[entry.name]!
  const options = entry.options.map((option) =>
    Object.hasOwn(summaries, option.name)
      ? { ...option, summary: summaries[option.name]! }
      : option,
  )
  return { ...entry, ...text, options }
}
