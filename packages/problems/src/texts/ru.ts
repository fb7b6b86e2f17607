import { count, ENGLISH, wordings } from '@waymark/infra/internal'
import { type ProblemTexts, withAll } from './problem-texts.ts'
import { alternates } from './ru/alternates.ts'
import { comparisons } from './ru/comparisons.ts'
import { databases } from './ru/databases.ts'
import { domains } from './ru/domains.ts'
import { languageTags } from './ru/language-tags.ts'
import { paths } from './ru/paths.ts'
import { resources } from './ru/resources.ts'
import { sitemaps } from './ru/sitemaps.ts'
import { sites } from './ru/sites.ts'
import { suffixLists } from './ru/suffix-lists.ts'
import { uriTemplates } from './ru/uri-templates.ts'
import { urlCauses } from './ru/url-causes.ts'
import { urlLists } from './ru/url-lists.ts'
import { urlPatterns } from './ru/url-patterns.ts'
import { urls } from './ru/urls.ts'
import { verdicts } from './ru/verdicts.ts'

/**
 * The texts of all catalogues in Russian (Русский).
 *
 * @example
 * ```ts
 * import { entryIn, findProblem } from '@waymark/problems'
 * import { ru } from '@waymark/problems/texts/ru'
 *
 * entryIn(findProblem('host-space')!, ru.entries).summary // => 'В хосте не может быть пробела.'
 * ```
 */
export const ru: ProblemTexts = /* @__PURE__ */ withAll({
  language: 'ru',
  grammar: {
    ...ENGLISH,
    // Thousands are separated from five digits.
    number: (value) => (value < 10_000 ? String(value) : count(value).replaceAll(',', '\u00a0')),
    form: formOfNumber,
    between: { list: ', ', clauses: '; ', and: ' и ', or: ' или ' },
  },
  catalogues: {
    'Language tags and hreflang values': languageTags,
    'URI Templates': uriTemplates,
    'URL parsing': urls,
    'Causes of URL errors': urlCauses,
    'Domains that could deceive': domains,
    'Lists of public suffixes': suffixLists,
    'URLs that could deceive': verdicts,
    'URL patterns': urlPatterns,
    'Normalising lists of URLs': urlLists,
    'Paths, file names and outgoing URLs': paths,
    'hreflang links': alternates,
    Sitemaps: sitemaps,
    'URL source databases': databases,
    'Resource URIs': resources,
    'Sites and files': sites,
  },
  // Of a package without a catalogue.
  sentences: wordings(comparisons),
})

/** 1, 21, 101: страница; 2 to 4, 22: страницы; 0, 5 to 20, 25, 111: страниц. */
function formOfNumber(value: number): number {
  const last = value % 10
  if (last === 1 && value % 100 !== 11) return 0
  return last >= 2 && last <= 4 && !(value % 100 >= 12 && value % 100 <= 14) ? 1 : 2
}
