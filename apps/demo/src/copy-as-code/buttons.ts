import { copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { drawingWords } from '../words/drawing.ts'
import { CODE_KINDS, type CodeKind } from './kinds.ts'

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
    copyButton(kind, async () => {
      const { input, base } = current()
      // The page does not wait for the whole parser to show its first result.
      const { codeFor } = await import('./code.ts')
      // The words of the button would be wrong for an empty string.
      const code = codeFor(kind, input, base)
      if (code === null) throw new Error('Not a URL')
      return code
    })
  return element(
    'p',
    { class: 'copy-code' },
    element('span', { class: 'note' }, drawingWords().copyAs),
    ...CODE_KINDS.map(button),
  )
}
