import type { DefaultTheme } from 'vitepress'
import { pathOf } from './address.ts'
import { version } from './facts.ts'
import type { Language } from './languages.ts'
import { menuIn, sidebarsIn } from './navigation.ts'
import { CHANGES } from './pages/facts-page.ts'
import { isReleased } from './release.ts'
import type { Words } from './words/en.ts'
import { factsWords } from './words/facts-words.ts'
import { wordsIn } from './words/words.ts'

/** The words and lists of VitePress' theme in a language. */
export function themeConfigIn(
  language: Language,
): DefaultTheme.Config & { readonly labels: Words['chrome']['labels'] } {
  const { chrome } = wordsIn[language]
  return {
    nav: menuIn(language),
    sidebar: sidebarsIn(language),
    outline: { level: [2, 3], label: chrome.outline },
    docFooter: { prev: chrome.previous, next: chrome.next },
    langMenuLabel: chrome.language,
    darkModeSwitchLabel: chrome.appearance,
    lightModeSwitchTitle: chrome.toLight,
    darkModeSwitchTitle: chrome.toDark,
    sidebarMenuLabel: chrome.menu,
    returnToTopLabel: chrome.toTop,
    labels: chrome.labels,
    skipToContentLabel: chrome.skip,
    footer: { message: footerIn(language) },
    notFound: {
      title: chrome.notFound.title,
      quote: chrome.notFound.quote,
      linkLabel: chrome.notFound.link,
      linkText: chrome.notFound.label,
    },
  }
}

/** What the site says about itself below each page, as HTML. */
function footerIn(language: Language): string {
  const { site, menu } = wordsIn[language]
  const { licence, bugs, security, versions } = factsWords[language]
  const facts = (text: string, anchor: string) =>
    `<a href="${pathOf(language, 'facts/')}#${anchor}">${text}</a>`
  const links = [
    facts(`${licence}: MIT`, 'licence'),
    facts(isReleased ? `${versions}: ${version}` : notReleasedIn(language), 'versions'),
    `<a href="${CHANGES}">${site.changes}</a>`,
    facts(bugs, 'bugs'),
    facts(security, 'security'),
    `<a href="${pathOf(language, 'cli/')}">${menu.cli}</a>`,
    `<a href="${pathOf(language, 'glossary/')}">${menu.glossary}</a>`,
  ]
  return `${links.join(' · ')}<br>${site.footer}`
}

/** The first sentence of what is said before install commands. */
function notReleasedIn(language: Language): string {
  return /^.*?(?=[.。])/.exec(wordsIn[language].notReleased)![0]
}

/** The words of the search in a language. */
export function searchWords({ search }: Words['chrome']): {
  readonly translations: NonNullable<DefaultTheme.LocalSearchOptions['translations']>
} {
  return {
    translations: {
      button: { buttonText: search.button, buttonAriaLabel: search.button },
      modal: {
        displayDetails: search.details,
        resetButtonTitle: search.reset,
        backButtonTitle: search.back,
        noResultsText: search.nothing,
        footer: {
          selectText: search.select,
          selectKeyAriaLabel: search.enter,
          navigateText: search.navigate,
          navigateUpKeyAriaLabel: search.up,
          navigateDownKeyAriaLabel: search.down,
          closeText: search.close,
          closeKeyAriaLabel: search.escape,
        },
      },
    },
  }
}
