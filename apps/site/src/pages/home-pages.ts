import { readFileSync } from 'node:fs'
import { methods } from '@waymark/compare'
import { presets, rules } from '@waymark/normalize'
import { problems } from '@waymark/problems'
import { DEMO, pathOf } from '../address.ts'
import { GUIDE_LISTS, guidesIn } from '../guides.ts'
import type { Language } from '../languages.ts'
import { link } from '../markdown.ts'
import type { Page } from '../page.ts'
import { apiPath } from '../source-section.ts'
import { type Feature, wordsIn } from '../words/words.ts'
import { guideGroups } from './guide-pages.ts'

/** The numbers that texts of the home page have, by what is written there instead. */
const COUNTS: Readonly<Record<string, number>> = {
  codes: problems.length,
  rules: rules.length,
  presets: Object.keys(presets).length,
  methods: methods.length,
}

/** Where the cards of the home page lead. */
const FEATURE_LINKS: Readonly<Record<Feature, (language: Language) => string>> = {
  parse: (language) => `${pathOf(language, 'codes/')}#url-parsing`,
  normalise: (language) => pathOf(language, 'rules/'),
  compare: (language) => pathOf(language, 'methods/'),
  publish: (language) => `${pathOf(language, 'codes/')}#hreflang-links`,
  protect: (language) => `${pathOf(language, 'codes/')}#deceptive-urls`,
  design: (language) => `${pathOf(language, 'codes/')}#resource-uris`,
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
    body: `${filled(text).trimEnd()}\n${guideLinks(language)}`.trimEnd(),
    frontMatter: {
      titleTemplate: ':title',
      layout: 'home',
      hero: {
        name: words.site.title,
        text: headline,
        tagline,
        actions: [
          { theme: 'brand', text: start, link: '#start' },
          { theme: 'alt', text: demo, link: DEMO, target: '_self' },
          { theme: 'alt', text: catalogue, link: pathOf(language, 'codes/') },
        ],
      },
      live,
      features: Object.entries(features).map(([name, { title, details }]) => ({
        title,
        details: filled(details),
        // The names are those of the record of links.
        link: FEATURE_LINKS[name as Feature](language),
      })),
    },
  }
}

/** The lists of guides that there are, as the last items of the page. */
function guideLinks(language: Language): string {
  const { lists } = wordsIn[language]
  return guideGroups(guidesIn(language))
    .map((group) => {
      const { title, intro } = lists[group]
      return `- **${link(title, pathOf(language, GUIDE_LISTS[group]))}**: ${intro}`
    })
    .join('\n')
}

/** A text with its numbers. */
function filled(text: string): string {
  return text
    .replace(/%(\w+)%/g, (whole, name: string) => String(COUNTS[name] ?? whole))
    .replace(/api:([\w-]+)/g, (_, name: string) => apiPath(name))
}
