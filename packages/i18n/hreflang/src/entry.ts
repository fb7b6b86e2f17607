/** A page in another language: its label, a value of `hreflang`, and its address. */
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

/** The form that a caller names, which has no default: with the wrong one, links are missing or too many. */
export function requireForm(options: { readonly form: AlternateForm }): AlternateForm {
  const form = options?.form
  if (form === 'sitemap' || form === 'database') return form
  throw new TypeError(`The option form is "sitemap" or "database"; got ${String(form)}`)
}
