import { type OptionType, oneOf, wrongValue } from '@waymark/infra/options'

/** A page in another language: its `hreflang` value and its URL. */
export interface Alternate {
  readonly lang: string
  readonly loc: string
}

/** A page with its alternates, as a sitemap or a URL source database lists it. */
export interface AlternateEntry {
  readonly loc: string
  /**
   * The page's own language; without it, those under which the page lists itself. In the database form it stands for
   * the link of the page to itself.
   */
  readonly lang?: string | undefined
  readonly alternates?: readonly Alternate[] | undefined
}

/**
 * What an entry's `lang` means. `sitemap`: a statement about the page; its alternates are exactly what is written.
 * `database`: an entry with `lang` lists itself, and does not write that link out.
 */
export type AlternateForm = 'sitemap' | 'database'

/** The option `form`. */
export const FORM: OptionType = /* @__PURE__ */ oneOf('sitemap', 'database')

/** The form that a caller names, which has no default: with the wrong one, links are missing or too many. */
export function requireForm(options: { readonly form: AlternateForm }): AlternateForm {
  const form = options?.form
  if (FORM.accepts(form)) return form
  throw wrongValue('form', FORM, form)
}

/**
 * Asks for what the type says, since unchecked JSON may have `null` there: the error names the place, and nothing of
 * the entry has been counted by then.
 *
 * @param list - JSON Pointer of the list of entries.
 */
export function requireEntry(entry: AlternateEntry, list: string, index: number): void {
  const { loc, lang, alternates } = entry ?? {}
  if (typeof loc !== 'string') throw wrongType(`${list}/${index}/loc`, 'text', loc)
  if (lang !== undefined && typeof lang !== 'string') {
    throw wrongType(`${list}/${index}/lang`, 'text', lang)
  }
  if (alternates === undefined) return
  if (!Array.isArray(alternates)) {
    throw wrongType(`${list}/${index}/alternates`, 'list', alternates)
  }
  for (let i = 0; i < alternates.length; i++) {
    const link: Partial<Alternate> | null | undefined = alternates[i]
    if (typeof link?.lang !== 'string') {
      throw wrongType(`${list}/${index}/alternates/${i}/lang`, 'text', link?.lang)
    }
    if (typeof link.loc !== 'string') {
      throw wrongType(`${list}/${index}/alternates/${i}/loc`, 'text', link.loc)
    }
  }
}

function wrongType(pointer: string, expected: string, value: unknown): TypeError {
  const got = value === null ? 'null' : typeof value
  return new TypeError(`${pointer} is a ${expected}; got ${got}`)
}
