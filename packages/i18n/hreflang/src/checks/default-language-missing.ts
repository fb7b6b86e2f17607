import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Check, IndexedSite } from '../check.ts'
import { NO_VALUE } from '../site.ts'

export const defaultLanguageMissing: Check = {
  code: 'default-language-missing',
  severity: 'info',
  summary: 'No page is in the default language.',
  explanation: 'The database names a default language that no entry and no alternate has.',
  source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme',
  remedy: 'Add the pages in that language, or name another default language.',
  notFixed: 'The database does not have the pages.',
  message: ({ language = '' }) =>
    sentence('No page is in {language:quote}, the default language.', { language }),
  *find(site) {
    if (site.defaultLang === null || site.entryCount === 0) return
    // A page without `lang` may be in the default language.
    if (site.form === 'database' && hasPageWithoutLang(site)) return
    if (site.keys.includes(asciiLowercase(site.defaultLang))) return
    yield { pointer: site.pointer, language: site.defaultLang }
  },
}

function hasPageWithoutLang(site: IndexedSite): boolean {
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (site.entryValue.get(entry) === NO_VALUE) return true
  }
  return false
}
