import { visibleWords } from '../visible.ts'
import { element } from './element.ts'
import { inOrder } from './url-text.ts'

/**
 * What a package says in English of one input, below what is said of it in the language of the page.
 *
 * @param sentence - `null` if nothing is in English only.
 */
export function original(sentence: string | null, tag: 'p' | 'span' = 'p'): HTMLElement | null {
  if (sentence === null) return null
  return element(tag, { class: 'original', lang: 'en' }, prose(sentence))
}

/** A sentence that may quote a URL, which cannot rearrange the words around it. */
export function sentenceText(text: string): DocumentFragment {
  return inOrder(text, visibleWords)
}

/** The same in which `backticks` mark code. */
export function prose(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  text.split('`').forEach((piece, i) => {
    if (piece === '') return
    const drawn = sentenceText(piece)
    fragment.append(i % 2 === 1 ? element('code', {}, drawn) : drawn)
  })
  return fragment
}
