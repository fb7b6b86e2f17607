import { copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { drawingWords } from '../words/drawing.ts'
import { CODE_KINDS, type CodeKind, codeFor } from './code.ts'

/** The last input that the buttons were drawn for. */
export interface CodeInput {
  readonly input: string
  readonly base: string
}

/**
 * Makes the buttons that copy a URL as code.
 *
 * @param current - Gives the input when a button is clicked.
 */
export function codeButtons(current: () => CodeInput): HTMLElement {
  const button = (kind: CodeKind) =>
    copyButton(kind, () => {
      const { input, base } = current()
      // The words of the button would be wrong for an empty string.
      return codeFor(kind, input, base) ?? Promise.reject(new Error('Not a URL'))
    })
  return element(
    'p',
    { class: 'copy-code' },
    element('span', { class: 'note' }, drawingWords().copyAs),
    ...CODE_KINDS.map(button),
  )
}
