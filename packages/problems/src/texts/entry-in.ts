import { ENGLISH, fill, hasOwn, mapTexts } from '@waymark/infra/internal'

type Texts = Readonly<Record<string, string>>

/** What is said of an entry of a catalogue in one language: its members of the same names. */
export interface EntryText {
  readonly summary: string
  /** The summary of each of its options, by name. Absent if it has none. */
  readonly options?: Texts
  /** What its examples say in words, by the English words. Absent if no example does. */
  readonly given?: Texts
}

/** An entry of a catalogue: a problem, a rule, a preset or a method. The English texts are its own members. */
export type CatalogueEntry = {
  readonly summary: string
  readonly options?: object
  readonly examples?: readonly object[]
} & ({ readonly code: string } | { readonly name: string })

/**
 * An entry of a catalogue in another language. Without texts, it stays as it is.
 *
 * @param texts - By code or name, such as the `entries` of `ja`, or the `rules` of @waymark/normalize/texts/ja.
 *
 * @example
 * ```ts
 * import { entryIn, findProblem } from '@waymark/problems'
 * import { ja } from '@waymark/problems/texts/ja'
 *
 * const entry = entryIn(findProblem('host-space')!, ja.entries)
 * entry.code // => 'host-space'
 * entry.remedy // => '空白を削除してください。'
 * ```
 */
export function entryIn<Entry extends CatalogueEntry>(
  entry: Entry,
  texts: Readonly<Record<string, EntryText>>,
): Entry {
  const name = 'code' in entry ? entry.code : entry.name
  if (!hasOwn(texts, name)) return entry
  const { options: summaries = {}, given, ...own } = texts[name]!
  const { options, examples } = entry
  return {
    ...entry,
    ...mapTexts(own, (text) => fill(text, {}, ENGLISH)),
    ...(Array.isArray(options) && {
      options: options.map((option) => ({
        ...option,
        summary: hasOwn(summaries, option.name) ? summaries[option.name] : option.summary,
      })),
    }),
    ...(given !== undefined && {
      // Examples are shown with what is hidden in them, so their words have no no-break spaces.
      examples: mapTexts(examples, (text) =>
        hasOwn(given, text) ? given[text]!.replaceAll('\u00a0', ' ') : text,
      ),
    }),
  }
}
