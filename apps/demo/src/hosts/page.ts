import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { exampleGroup, urlField } from '../view/entry-field.ts'
import { saveAfterPause } from '../view/save.ts'
import { HOST_EXAMPLES } from './examples.ts'
import { hostsView } from './model.ts'
import { renderCards, renderHeadline } from './render.ts'
import { FIRST_HOST, readHostsState, writeHostsState } from './state.ts'
import { hostWords } from './words.ts'

/** Longer text cannot be a name of DNS, and is not examined. */
const LONGEST = 2000

/**
 * Draws the view that takes a host apart.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, save, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = hostWords()
  place.lang = language
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
  const field = urlField({
    id: 'hosts-host',
    label: words.host,
    placeholder: 'bücher.example',
    actions: [copyLink],
    changed,
  })
  field.input.setAttribute('aria-describedby', 'hosts-hint hosts-headline')
  const headline = element('div', { class: 'verdict', id: 'hosts-headline' })
  const cards = element('div', { class: 'columns host-columns' })
  const write = copyAddressOnClick(copyLink, () => save(writeHostsState(field.text())))
  const saveSoon = saveAfterPause(write)

  function render(): void {
    const view = hostsView(field.text().slice(0, LONGEST))
    renderHeadline(headline, view)
    renderCards(cards, view, language)
    announce(headline.textContent ?? '')
  }

  function changed(): void {
    render()
    saveSoon()
  }

  function showHost(host: string): void {
    field.set(host)
    render()
    write()
  }

  const examples = HOST_EXAMPLES.map(
    ({ label, host }) => [label[language], () => showHost(host)] as const,
  )
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': words.host },
      element('h2', { class: 'visually-hidden' }, words.host),
      element('div', { class: 'single' }, field.node),
      headline,
      element('p', { class: 'note', id: 'hosts-hint' }, words.hint),
      exampleGroup(words.examples, examples),
    ),
    cards,
  )

  let isFirst = true
  return {
    show(values) {
      const host = readHostsState(values)
      if (host !== null) showHost(host)
      else if (isFirst) showHost(FIRST_HOST)
      isFirst = false
    },
  }
}
