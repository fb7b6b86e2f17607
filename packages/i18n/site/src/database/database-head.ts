import { isLanguageTag } from '@waymark/i18n-validation'
import { isRecord } from '@waymark/infra/options'

/** The default language must be registered. The audit checks the languages of pages. */
export const HEADER_OPTIONS = { registry: true } as const

/** Returns the default language of a database for the audit; empty if it is not a language. */
export function mainLanguageOf(head: unknown): { readonly defaultLang?: string } {
  const defaultLang = isRecord(head) ? head['defaultLang'] : undefined
  return isLanguageTag(defaultLang, { allowXDefault: false }) ? { defaultLang } : {}
}
