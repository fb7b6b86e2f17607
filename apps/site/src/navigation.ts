import type { DefaultTheme } from 'vitepress'
import { COMMAND_NAMES } from '../../../packages/cli/src/command-names.ts'
import { demoIn, pathOf, REPOSITORY } from './address.ts'
import { apiPackages } from './api-entries.ts'
import { siteCatalogues } from './catalogues.ts'
import { methodsIn, presetsIn, rulesIn } from './entries.ts'
import { GUIDE_LISTS, type Guide, type GuideGroup, guidesIn } from './guides.ts'
import type { Language } from './languages.ts'
import { guideGroups, recipeGroups } from './pages/guide-pages.ts'
import { encodingWords } from './words/encoding-words.ts'
import { wordsIn } from './words/words.ts'

/** The menu at the top. */
export function menuIn(language: Language): DefaultTheme.NavItem[] {
  const { menu } = wordsIn[language]
  const page = (text: string, path: string) => ({ text, link: pathOf(language, path) })
  return [
    ...guideGroups(guidesIn(language)).map((group) => page(menu[group], GUIDE_LISTS[group])),
    {
      text: menu.reference,
      items: referencePages(language),
    },
    { text: menu.api, link: pathOf('en', 'api/') },
    { text: menu.demo, link: demoIn(language), target: '_self' },
    { text: 'GitHub', link: REPOSITORY },
  ]
}

/** What is looked up, rather than read. */
function referencePages(language: Language): { readonly text: string; readonly link: string }[] {
  const { menu } = wordsIn[language]
  const lists = ['codes', 'rules', 'presets', 'methods', 'cli', 'facts', 'glossary'] as const
  return [
    ...lists.map((name) => ({ text: menu[name], link: pathOf(language, `${name}/`) })),
    { text: encodingWords[language].title, link: pathOf(language, 'percent-encoding') },
  ]
}

/** The lists beside the pages, by the beginning of their paths. */
export function sidebarsIn(language: Language): DefaultTheme.SidebarMulti {
  const { menu } = wordsIn[language]
  const list = (path: string, text: string, names: readonly string[]) => ({
    [pathOf(language, path)]: [
      {
        text,
        link: pathOf(language, path),
        items: names.map((name) => ({ text: name, link: pathOf(language, path + name) })),
      },
    ],
  })
  const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name)
  return {
    ...(language === 'en' ? { '/api/': apiList(menu.api) } : {}),
    ...list('rules/', menu.rules, names(rulesIn(language))),
    ...list('presets/', menu.presets, names(presetsIn(language))),
    ...list('methods/', menu.methods, names(methodsIn(language))),
    ...list('cli/', menu.cli, COMMAND_NAMES),
    [pathOf(language, 'codes/')]: [
      {
        text: menu.codes,
        link: pathOf(language, 'codes/'),
        // There are too many codes for a list of them on each page.
        items: siteCatalogues(language).map(({ catalogue, anchor }) => ({
          text: catalogue.title,
          link: `${pathOf(language, 'codes/')}#${anchor}`,
        })),
      },
    ],
    // Pages without a list of their own.
    ...Object.fromEntries(
      ['facts/', 'glossary/', 'percent-encoding'].map((path) => [
        pathOf(language, path),
        [{ text: menu.reference, items: referencePages(language) }],
      ]),
    ),
    [pathOf(language, 'guides/')]: guideGroups(guidesIn(language)).map((group) =>
      guideList(group, language),
    ),
  }
}

function apiList(text: string): DefaultTheme.SidebarItem[] {
  return [
    {
      text,
      link: pathOf('en', 'api/'),
      items: apiPackages.map(({ name, entries: [main, ...others] }) => ({
        text: name,
        ...(main === undefined ? {} : { link: pathOf('en', main.path) }),
        collapsed: true,
        ...(others.length === 0
          ? {}
          : {
              items: others.map((entry) => ({
                text: entry.name.replace(`@waymark/${name}/`, ''),
                link: pathOf('en', entry.path),
              })),
            }),
      })),
    },
  ]
}

function guideList(group: GuideGroup, language: Language): DefaultTheme.SidebarItem {
  const guides = guidesIn(language).filter((guide) => guide.group === group)
  return {
    text: wordsIn[language].menu[group],
    link: pathOf(language, GUIDE_LISTS[group]),
    items: group === 'recipes' ? recipeLists(guides, language) : guides.map(toItem),
    ...(group === 'guides' ? {} : { collapsed: group === 'comparisons' }),
  }
}

/** The groups of recipes; VitePress opens the one that has the page. */
function recipeLists(recipes: readonly Guide[], language: Language): DefaultTheme.SidebarItem[] {
  return recipeGroups(recipes).map(({ group, guides }) => ({
    text: wordsIn[language].recipeGroups[group],
    // Without a link, VitePress makes a button inside of a button.
    link: `${pathOf(language, GUIDE_LISTS.recipes)}#${group}`,
    collapsed: true,
    items: guides.map(toItem),
  }))
}

function toItem({ title, language, path }: Guide): DefaultTheme.SidebarItem {
  return { text: title, link: pathOf(language, path) }
}
