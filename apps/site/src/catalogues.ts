import type { ProblemCatalogue } from '@waymark/infra/problem'
import { catalogues } from '@waymark/problems'
import type { Language } from './languages.ts'
import { cataloguesIn } from './problem-texts.ts'

/** What the site knows about a catalogue besides its entries. */
export interface CatalogueEntry {
  /** Its anchor in the list of codes. */
  readonly anchor: string
  /** The package that reports its codes, without scope. */
  readonly package: string
  /** The view of the demo that shows its codes, and what the examples are there. */
  readonly view: 'url' | 'domain' | 'lint' | 'site' | 'list' | 'hosts' | 'patterns'
}

/** By the English title of the catalogue, in the order of the site: what most people look for comes first. */
const ENTRIES: Readonly<Record<string, CatalogueEntry>> = {
  'URL parsing': { anchor: 'url-parsing', package: 'url-parser', view: 'url' },
  'Causes of URL errors': { anchor: 'causes', package: 'url-parser', view: 'url' },
  'URLs that could deceive': { anchor: 'deceptive-urls', package: 'display', view: 'url' },
  'Domains that could deceive': { anchor: 'domains', package: 'display', view: 'domain' },
  'Paths, file names and outgoing URLs': { anchor: 'paths', package: 'path-guard', view: 'url' },
  'hreflang links': { anchor: 'hreflang-links', package: 'hreflang', view: 'site' },
  'Language tags and hreflang values': {
    anchor: 'language-tags',
    package: 'language-tag',
    view: 'site',
  },
  Sitemaps: { anchor: 'sitemaps', package: 'sitemap', view: 'site' },
  'URL source databases': { anchor: 'databases', package: 'i18n-validation', view: 'url' },
  'Sites and files': { anchor: 'sites', package: 'site', view: 'site' },
  'Resource URIs': { anchor: 'resource-uris', package: 'uri-design', view: 'lint' },
  'URI Templates': { anchor: 'uri-templates', package: 'uri-template', view: 'patterns' },
  'URL patterns': { anchor: 'url-patterns', package: 'url-pattern', view: 'patterns' },
  'Normalising lists of URLs': { anchor: 'url-lists', package: 'normalize', view: 'list' },
  'Lists of public suffixes': { anchor: 'suffix-lists', package: 'public-suffix', view: 'hosts' },
}

/** A catalogue in a language, with what the site knows about it. */
export interface SiteCatalogue extends CatalogueEntry {
  readonly catalogue: ProblemCatalogue
}

/** The titles in the order of the site. */
const ORDER = Object.keys(ENTRIES)

/**
 * All catalogues in a language, in the order of the site.
 *
 * @throws {Error} If a catalogue is new and the table above does not have it.
 */
export function siteCatalogues(language: Language): readonly SiteCatalogue[] {
  const inOrder = catalogues.map(({ title }, i) => {
    const entry = ENTRIES[title]
    if (entry === undefined) throw new Error(`src/catalogues.ts has no entry for "${title}"`)
    return { rank: ORDER.indexOf(title), entry, catalogue: cataloguesIn[language][i]! }
  })
  return inOrder
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry, catalogue }) => ({ ...entry, catalogue }))
}
