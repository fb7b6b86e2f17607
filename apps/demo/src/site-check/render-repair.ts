import type { SiteRepair } from '../site-repair/messages.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { saveFile } from '../view/save-file.ts'
import type { Words } from './words-en.ts'

/**
 * Draws how a database is repaired.
 *
 * @param repair - Asks the worker for the repaired file.
 */
export function renderRepair(
  words: Words,
  repair: () => Promise<SiteRepair>,
  announce: (text: string) => void,
): HTMLElement {
  const result = element('div', { class: 'repair-result' })
  const button = element('button', { type: 'button' }, words.repairNow)
  button.addEventListener('click', () => {
    button.disabled = true
    void repair()
      .then((repaired) => {
        const said = summaryOf(repaired, words)
        result.replaceChildren(element('p', {}, said), ...saveButtons(repaired, words))
        announce(said)
      })
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        result.replaceChildren(element('p', { class: 'note' }, words.failed(why)))
      })
      .finally(() => {
        button.disabled = false
      })
  })
  return element(
    'section',
    { class: 'card', 'aria-labelledby': 'site-repair-title' },
    element('h2', { id: 'site-repair-title' }, words.repair),
    element('p', { class: 'note' }, prose(words.repairAbout)),
    element('p', { class: 'actions repair-action' }, button),
    result,
  )
}

function summaryOf({ fixed, left }: SiteRepair, words: Words): string {
  const repaired = fixed.reduce((sum, { count }) => sum + count, 0)
  const others = left
    .filter(({ severity }) => severity !== 'info')
    .reduce((sum, { count }) => sum + count, 0)
  const first = repaired === 0 ? words.nothingToRepair : words.repaired(repaired)
  return others === 0 ? first : `${first} ${words.left(others)}`
}

function saveButtons({ files, fixed }: SiteRepair, words: Words): HTMLElement[] {
  const list = element(
    'ul',
    { class: 'cause-list' },
    ...fixed.map(({ code, count }) =>
      element(
        'li',
        {},
        element('span', { class: 'problem-name' }, code),
        element('span', { class: 'note' }, words.occurrences(count, null)),
      ),
    ),
  )
  const buttons = files.map(({ name, blob }) => {
    const button = element('button', { type: 'button', class: 'quiet' }, words.save(name))
    button.addEventListener('click', () => saveFile(name, blob))
    return button
  })
  return fixed.length === 0 ? [] : [list, element('p', { class: 'actions' }, ...buttons)]
}
