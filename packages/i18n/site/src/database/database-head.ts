import { isLanguageTag } from '@waymark/i18n-validation'
import { isRecord } from '@waymark/infra/options'

/** The default language is named once, so it is looked up in the registry; those of pages are left to the audit. */
export const HEADER_OPTIONS = { registry: true } as const

/** The default language that a database names, for the audit; nothing if it is not a language. */
export function mainLanguageOf(head: unknown): { readonly defaultLang?: string } {
  const defaultLang = isRecord(head) ? head['defaultLang'] : undefined
  return isLanguageTag(defaultLang, { allowXDefault: false }) ? { defaultLang } : {}
}
