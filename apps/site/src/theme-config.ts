import type { DefaultTheme } from 'vitepress'
import type { Language } from './languages.ts'
import { menuIn, sidebarsIn } from './navigation.ts'
import { type ChromeWords, type LabelWords, wordsIn } from './words/words.ts'

/** The words and lists of VitePress' theme in a language. */
export function themeConfigIn(
  language: Language,
): DefaultTheme.Config & { readonly labels: LabelWords } {
  const { chrome, site } = wordsIn[language]
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
    footer: { message: site.footer },
    notFound: {
      title: chrome.notFound.title,
      quote: chrome.notFound.quote,
      linkLabel: chrome.notFound.link,
      linkText: chrome.notFound.label,
    },
  }
}

/** The words of the search in a language. */
export function searchWords({ search }: ChromeWords): {
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
