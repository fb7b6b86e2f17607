import { readFileSync } from 'node:fs'
import { methods } from '@waymark/compare'
import { presets, rules } from '@waymark/normalize'
import { problems } from '@waymark/problems'
import { packages } from '../../../../test/workspace.ts'
import { demoIn, pathOf } from '../address.ts'
import { siteCatalogues } from '../catalogues.ts'
import { GUIDE_LISTS, guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { link, plain } from '../markdown.ts'
import { sizesOf } from '../measured-sizes.ts'
import type { Page } from '../page.ts'
import { firstSteps, withInstallNotice } from '../release.ts'
import { apiPath } from '../source-section.ts'
import { cliWords } from '../words/cli-words.ts'
import type { Words } from '../words/en.ts'
import { encodingWords } from '../words/encoding-words.ts'
import { factsWords } from '../words/facts-words.ts'
import { glossaryWords } from '../words/glossary-words.ts'
import { type LiveText, wordsIn } from '../words/words.ts'
import { guideGroups } from './guide-pages.ts'

/** The numbers that texts of the home page have, by what is written there instead. */
const COUNTS: Readonly<Record<string, number>> = {
  codes: problems.length,
  rules: rules.length,
  presets: Object.keys(presets).length,
  methods: methods.length,
  packages: packages.length,
}

/** The guides to which the cards of the home page lead. */
const FEATURE_GUIDES: Readonly<Record<keyof Words['home']['features'], string>> = {
  parse: 'guides/how-urls-are-parsed',
  normalise: 'guides/what-normalisation-costs',
  compare: 'guides/when-are-two-urls-equal',
  publish: 'guides/sitemaps-and-hreflang',
  protect: 'guides/recipes/show-urls',
  design: 'guides/designing-resource-uris',
}

/** The home page: its text is in `home/`. */
export function homePage(language: Language): Page {
  const words = wordsIn[language]
  const { headline, tagline, start, demo, catalogue, live, features } = words.home
  const text = readFileSync(new URL(`../../home/${language}.md`, import.meta.url), 'utf8')
  return {
    language,
    path: '',
    title: `${words.site.title}: ${headline}`,
    description: words.site.description,
    body: withInstallNotice(
      `${filled(text).replace('%start%', firstSteps(language)).trimEnd()}\n\n${moreLinks(language)}`,
      language,
    ),
    frontMatter: {
      titleTemplate: ':title',
      layout: 'home',
      hero: {
        name: words.site.title,
        text: headline,
        tagline,
        actions: [
          { theme: 'brand', text: start, link: '#start' },
          { theme: 'alt', text: demo, link: demoIn(language), target: '_self' },
          { theme: 'alt', text: catalogue, link: pathOf(language, 'codes/') },
        ],
      },
      live: liveText(live, language),
      features: Object.entries(features).map(([name, { title, details }]) => ({
        title,
        details: filled(details),
        // The names are those of the record of guides.
        ...guideLink(FEATURE_GUIDES[name as keyof Words['home']['features']], language),
      })),
    },
  }
}

/** What a card says of the guide to which it leads. */
function guideLink(path: string, language: Language): { linkText: string; link: string } {
  const guide = guidesIn(language).find((each) => each.path === path)
  if (guide === undefined) throw new Error(`There is no guide ${path}`)
  return { linkText: guide.title, link: pathOf(language, path) }
}

/** The words of the field, with the sentences that it says of what is typed. English ones are in the packages. */
function liveText(live: Words['home']['live'], language: Language): LiveText {
  if (language === 'en') return { ...live, remedies: null, warnings: null }
  const all = siteCatalogues(language)
  const sentences = (anchors: readonly string[], member: 'remedy' | 'summary') =>
    Object.fromEntries(
      all
        .filter(({ anchor }) => anchors.includes(anchor))
        .flatMap(({ catalogue }) => catalogue.entries)
        .map((entry) => [entry.code, plain(entry[member])]),
    )
  return {
    ...live,
    remedies: sentences(['causes'], 'remedy'),
    warnings: sentences(['domains', 'deceptive-urls'], 'summary'),
  }
}

/** The lists of guides, and the pages about the project, as the last items of the page. */
function moreLinks(language: Language): string {
  const { lists, menu } = wordsIn[language]
  const item = (title: string, path: string, text: string) =>
    `- **${link(title, pathOf(language, path))}**: ${text}`
  return [
    ...guideGroups(guidesIn(language)).map((group) =>
      item(lists[group].title, GUIDE_LISTS[group], lists[group].intro),
    ),
    item(menu.cli, 'cli/', cliWords[language].description),
    item(menu.facts, 'facts/', factsWords[language].description),
    item(menu.glossary, 'glossary/', glossaryWords[language].description),
    item(encodingWords[language].title, 'percent-encoding', encodingWords[language].description),
  ].join('\n')
}

/** A text with its numbers. */
function filled(text: string): string {
  return text
    .replace(/%(\w+)%/g, (whole, name: string) => String(COUNTS[name] ?? whole))
    .replace(/%size:([\w-]+)%/g, (_, name: string) => sizesOf(name)[0]![1])
    .replace(/api:([\w-]+)/g, (_, name: string) => apiPath(name))
}
