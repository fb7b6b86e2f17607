import { asciiLowercase } from '@waymark/infra'
import type { Check } from '../check.ts'
import { NO_VALUE } from '../site.ts'

export const defaultLanguageMissing: Check = {
  code: 'default-language-missing',
  severity: 'info',
  summary: 'No page is in the default language.',
  explanation: 'The database names a default language, and no entry and no alternate has it.',
  source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
  remedy: 'Add the pages in that language, or name another default.',
  *find(site) {
    if (site.defaultLang === null || site.entryCount === 0) return
    // A page that names none may be in it: nothing says so, and nothing else.
    if (site.form === 'database' && site.entryValue.includes(NO_VALUE)) return
    if (site.keys.includes(asciiLowercase(site.defaultLang))) return
    yield { pointer: site.pointer, language: site.defaultLang }
  },
}
