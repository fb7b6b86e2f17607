import { isLanguageTag } from '@waymark/i18n-validation'

/** The default language is named once, so it is looked up; the labels of pages are left to the audit. */
export const HEADER_OPTIONS = { registry: true } as const

/** The default language that a database names, for the audit; nothing when it is no language. */
export function defaultLangOf(head: unknown): { readonly defaultLang?: string } {
  if (typeof head !== 'object' || head === null || !('defaultLang' in head)) return {}
  const { defaultLang } = head
  return isLanguageTag(defaultLang, { allowXDefault: false }) ? { defaultLang } : {}
}
