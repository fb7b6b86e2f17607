import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { element } from '../view/element.ts'
import { exampleGroup, examplesBox } from '../view/entry-field.ts'
import { saveAfterPause } from '../view/save.ts'
import { HOST_EXAMPLES } from './examples.ts'
import { hostsView } from './model.ts'
import { renderCards, renderHeadline } from './render.ts'
import { urlOfHost, writeHostsState } from './state.ts'
import { hostWords } from './words.ts'

/** Longer text cannot be a name of DNS, and is not examined. */
const LONGEST = 2000

/**
 * Draws the view that takes a host apart.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, input, save, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = hostWords()
  place.lang = language
  const headline = element('div', { class: 'verdict', id: 'hosts-headline' })
  const cards = element('div', { class: 'columns host-columns' })
  const saveSoon = saveAfterPause(() => save(writeHostsState(input.text())))

  function reread(): void {
    const view = hostsView(input.text().slice(0, LONGEST))
    renderHeadline(headline, view)
    renderCards(cards, view, language)
    announce(headline.textContent ?? '')
    saveSoon()
  }

  const examples = HOST_EXAMPLES.map(
    ({ label, host }) => [label[language], () => input.set(urlOfHost(host))] as const,
  )
  place.replaceChildren(
    element('p', { class: 'note' }, words.hint),
    headline,
    cards,
    examplesBox([exampleGroup(words.examples, examples)]),
  )
  return { show: reread, reread }
}
