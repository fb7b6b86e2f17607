import type { Check } from '../check.ts'

export const defaultLanguageMissing: Check = {
  code: 'default-language-missing',
  severity: 'info',
  summary: 'No page is in the default language.',
  explanation: 'The database names a default language, and no entry and no alternate has it.',
  source: 'The URL source database: `defaultLang`',
  remedy: 'Add the pages in that language, or name another default.',
  *find(site) {
    if (site.defaultLang === null || site.entryCount === 0) return
    // The default language is that of the pages that name none.
    if (site.form === 'database' && site.entryLabel.includes(-1)) return
    if (site.keys.includes(site.defaultLang.toLowerCase())) return
    yield { pointer: site.pointer, language: site.defaultLang }
  },
}
