import { documentationLink } from '../documentation.ts'
import { readLanguage } from '../language.ts'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'

/** What the documentation has a page about, by the folder of these pages. */
export type Documented = 'codes' | 'rules' | 'methods' | 'presets'

/** The link to the page about something, in the language of this page; `null` where there is no documentation. */
export function documentedAt(kind: Documented, name: string): string | null {
  const { pathname, search } = window.location
  return documentationLink(`${kind}/${name.toLowerCase()}`, readLanguage(search), pathname)
}

/**
 * A name that leads to its page in the documentation, where this page is served with it.
 *
 * @param said - What is shown instead of the name.
 */
export function documented(
  kind: Documented,
  name: string,
  className: string,
  said: string = name,
): HTMLElement {
  const href = documentedAt(kind, name)
  return href === null
    ? element('span', { class: className }, said)
    : element('a', { class: className, href }, said)
}

/** A link after what is said of something; nothing where there is no documentation. */
export function documentedMore(kind: Documented, name: string): DocumentFragment {
  const href = documentedAt(kind, name)
  const fragment = document.createDocumentFragment()
  if (href !== null)
    fragment.append(' ', element('a', { href }, drawingWords().documentation(name)))
  return fragment
}
