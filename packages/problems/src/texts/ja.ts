import { ENGLISH, wordings } from '@waymark/infra/internal'
import { alternates } from './ja/alternates.ts'
import { comparisons } from './ja/comparisons.ts'
import { databases } from './ja/databases.ts'
import { domains } from './ja/domains.ts'
import { languageTags } from './ja/language-tags.ts'
import { paths } from './ja/paths.ts'
import { resources } from './ja/resources.ts'
import { sitemaps } from './ja/sitemaps.ts'
import { sites } from './ja/sites.ts'
import { suffixLists } from './ja/suffix-lists.ts'
import { uriTemplates } from './ja/uri-templates.ts'
import { urlCauses } from './ja/url-causes.ts'
import { urlLists } from './ja/url-lists.ts'
import { urlPatterns } from './ja/url-patterns.ts'
import { urls } from './ja/urls.ts'
import { verdicts } from './ja/verdicts.ts'
import { type ProblemTexts, withAll } from './problem-texts.ts'

/**
 * The texts of all catalogues in Japanese (日本語).
 *
 * @example
 * ```ts
 * import { entryIn, findProblem } from '@waymark/problems'
 * import { ja } from '@waymark/problems/texts/ja'
 *
 * entryIn(findProblem('host-space')!, ja.entries).summary // => 'ホストに空白は使えません。'
 * ```
 */
export const ja: ProblemTexts = /* @__PURE__ */ withAll({
  language: 'ja',
  grammar: {
    ...ENGLISH,
    // Words have one form.
    form: () => 0,
    between: { list: '、', clauses: '; ', and: ' と ', or: ' または ' },
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
