import { documentationLink } from '../documentation.ts'
import { LANGUAGES, type Language } from '../language.ts'
import type { PageKey } from '../words/page.ts'
import { translation } from '../words/translation.ts'
import { byId } from './element.ts'
import { keepState } from './keep-state.ts'

/** Makes the links to the page in other languages keep what it shows, and marks the one to this page. */
export function startSwitcher(current: Language): void {
  for (const language of LANGUAGES) {
    const link = byId(`in-${language}`, HTMLAnchorElement)
    if (language === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
    keepState(link, (query) => {
      if (language === 'en') query.delete('lang')
      else query.set('lang', language)
    })
  }
}

/** Shows the link to the documentation, if that is served with the page. */
export function showDocumentation(language: Language): void {
  const target = documentationLink('', language, window.location.pathname)
  if (target === null) return
  const link = byId('documentation', HTMLAnchorElement)
  link.href = target
  link.hidden = false
}

/** Writes the words of another language over those of the page's HTML, which are English. */
export function fillPage(): void {
  const words = translation()
  if (words === null) return
  document.documentElement.lang = words.language
  for (const node of document.querySelectorAll<HTMLElement>('[data-words]')) {
    // The keys of the page are tested.
    node.textContent = words.page[node.dataset['words'] as PageKey]
  }
  for (const node of document.querySelectorAll<HTMLElement>('[data-label]')) {
    node.setAttribute('aria-label', words.page[node.dataset['label'] as PageKey])
  }
  for (const [view, { name }] of Object.entries(words.views)) {
    byId(`to-${view}`, HTMLAnchorElement).textContent = name
  }
}
