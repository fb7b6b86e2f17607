import { refusedArgument, wrongValue } from '@waymark/infra/internal'
import { type OptionType, oneOf } from '@waymark/infra/options'

/** A page in another language: its `hreflang` value and its URL. */
export interface Alternate {
  readonly lang: string
  readonly loc: string
}

/** A page with its alternates, as a sitemap or a URL source database lists it. */
export interface AlternateEntry {
  readonly loc: string
  /**
   * The language of the page. Without it, the page has the languages under which it lists itself. In the database form,
   * it also implies the self link.
   */
  readonly lang?: string | undefined
  readonly alternates?: readonly Alternate[] | undefined
}

/**
 * What the `lang` of an entry means. `sitemap`: the language of the page; the links are exactly the written ones.
 * `database`: an entry with `lang` also lists itself under that language, without a written link.
 */
export type AlternateForm = 'sitemap' | 'database'

/** The option `form`. */
export const FORM: OptionType = /* @__PURE__ */ oneOf('sitemap', 'database')

/** Returns the option `form`. It is required, because the wrong form would add or omit links. */
export function requireForm(options: { readonly form: AlternateForm }): AlternateForm {
  const form = options?.form
  if (FORM.accepts(form)) return form
  throw wrongValue('form', FORM, form)
}

/**
 * Checks the types of an entry, because unvalidated JSON may contain `null`. It runs before any part of the entry is
 * counted.
 *
 * @param list - JSON Pointer of the list of entries.
 * @throws {TypeError} With the JSON Pointer of the value.
 */
export function requireEntry(entry: AlternateEntry, list: string, index: number): void {
  const { loc, lang, alternates } = entry ?? {}
  if (typeof loc !== 'string') throw wrongType(`${list}/${index}/loc`, 'string', loc)
  if (lang !== undefined && typeof lang !== 'string') {
    throw wrongType(`${list}/${index}/lang`, 'string', lang)
  }
  if (alternates === undefined) return
  if (!Array.isArray(alternates)) {
    throw wrongType(`${list}/${index}/alternates`, 'list', alternates)
  }
  for (let i = 0; i < alternates.length; i++) {
    const link: Partial<Alternate> | null | undefined = alternates[i]
    if (typeof link?.lang !== 'string') {
      throw wrongType(`${list}/${index}/alternates/${i}/lang`, 'string', link?.lang)
    }
    if (typeof link.loc !== 'string') {
      throw wrongType(`${list}/${index}/alternates/${i}/loc`, 'string', link.loc)
    }
  }
}

function wrongType(pointer: string, expected: string, value: unknown): TypeError {
  return refusedArgument(pointer, { subject: pointer, expected: `a ${expected}` }, value)
}
