import { documentationLink } from '../documentation.ts'
import { LANGUAGES, type Language } from '../language.ts'
import type { PageKey, PageWords } from '../words/page.ts'
import { byId } from './element.ts'
import { keepState } from './keep-state.ts'

/** Marks the link to the page in this language. */
export function markLanguage(current: Language): void {
  for (const language of LANGUAGES) {
    const link = byId(`in-${language}`, HTMLAnchorElement)
    if (language === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Makes the links to the page in other languages keep what it shows. */
export function startSwitcher(): void {
  for (const language of LANGUAGES) {
    keepState(byId(`in-${language}`, HTMLAnchorElement), (query) => {
      if (language === 'en') query.delete('lang')
      else query.set('lang', language)
    })
  }
}

/** Shows the links to the documentation and to its search, if that is served with the page. */
export function showDocumentation(language: Language): void {
  const target = documentationLink('', language, window.location.pathname)
  if (target === null) return
  for (const [id, anchor] of [
    ['documentation', ''],
    // Opens the search: `apps/site/src/lazy-app.ts`.
    ['to-search', '#search'],
  ] as const) {
    const link = byId(id, HTMLAnchorElement)
    link.href = target + anchor
    link.hidden = false
  }
}

/** Writes the words of another language over those of the page's HTML, which are English. */
export function fillPage(words: PageWords): void {
  for (const node of document.querySelectorAll<HTMLElement>('[data-words]')) {
    // The keys of the page are tested.
    node.textContent = words[node.dataset['words'] as PageKey]
  }
  for (const node of document.querySelectorAll<HTMLElement>('[data-label]')) {
    node.setAttribute('aria-label', words[node.dataset['label'] as PageKey])
  }
}
