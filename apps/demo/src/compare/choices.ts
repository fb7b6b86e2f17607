import { element } from '../view/element.ts'
import { textField } from '../view/text-field.ts'
import { agreeable } from './model.ts'
import type { Choice, Choices } from './state.ts'
import { compareWords } from './words.ts'

/** The controls for the options that some methods need. */
export interface ChoiceForm {
  readonly node: HTMLDetailsElement
  read(): Choices
  write(choices: Choices): void
  /** Opens the form at one of the choices. */
  reveal(choice: Choice): void
}

export function choiceForm(changed: () => void): ChoiceForm {
  const words = compareWords()
  const base = element('input', {
    id: 'compare-base',
    type: 'text',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    inputmode: 'url',
    dir: 'ltr',
    placeholder: 'http://example.com/folder/page',
  })
  const agreed = element(
    'select',
    {},
    element('option', { value: '' }, words.noneYet),
    ...agreeable.map((name) => element('option', { value: name }, name)),
  )
  const safeBrowsing = element(
    'select',
    {},
    element('option', { value: 'v4' }, 'v4'),
    element('option', { value: 'v5' }, 'v5'),
  )
  const sameAddress = element('input', { type: 'checkbox' })
  const redirects = element('input', { type: 'checkbox' })
  const controls: Readonly<Record<Choice, HTMLElement>> = {
    base,
    agreed,
    sameAddress,
    redirects,
    safeBrowsing,
  }
  const node = element(
    'details',
    { class: 'choices' },
    element('summary', {}, words.options),
    element(
      'div',
      { class: 'choice-grid' },
      element('label', {}, element('span', {}, words.baseUrl), base),
      element('label', {}, element('span', {}, words.agreed), agreed),
      element('label', {}, element('span', {}, words.safeBrowsing), safeBrowsing),
      element('label', { class: 'tick' }, sameAddress, words.sameAddress),
      element('label', { class: 'tick' }, redirects, words.redirects),
    ),
  )
  const baseField = textField(base, { changed }, base.parentElement!)
  for (const control of [agreed, safeBrowsing, sameAddress, redirects]) {
    control.addEventListener('input', changed)
  }
  return {
    node,
    read: () => ({
      base: baseField.text(),
      agreed: agreed.value,
      sameAddress: sameAddress.checked,
      redirects: redirects.checked,
      safeBrowsing: safeBrowsing.value === 'v5' ? 'v5' : 'v4',
    }),
    write(choices) {
      baseField.set(choices.base)
      agreed.value = agreeable.includes(choices.agreed) ? choices.agreed : ''
      sameAddress.checked = choices.sameAddress
      redirects.checked = choices.redirects
      safeBrowsing.value = choices.safeBrowsing
      const isAsked =
        choices.base !== '' || choices.agreed !== '' || choices.sameAddress || choices.redirects
      if (isAsked) node.open = true
    },
    reveal(choice) {
      node.open = true
      controls[choice].focus()
      controls[choice].scrollIntoView({ block: 'center' })
    },
  }
}
