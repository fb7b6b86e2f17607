import { visibleWords } from '../visible.ts'
import { element } from './element.ts'
import { inOrder } from './url-text.ts'

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
