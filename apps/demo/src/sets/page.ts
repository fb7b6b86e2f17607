import { clip } from '../clip.ts'
import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick, copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { entryField, exampleGroup } from '../view/entry-field.ts'
import { prose } from '../view/prose.ts'
import { saveAfterPause } from '../view/save.ts'
import { limited, reachable } from '../view/scroller.ts'
import { urlText } from '../view/url-text.ts'
import { type CodePointRow, codePointRows, ENCODE_SETS, encodeInSets } from './model.ts'
import { readSetState, SET_EXAMPLES, writeSetState } from './state.ts'
import { setWords } from './words.ts'
import type { Words } from './words-en.ts'

/**
 * Draws the view of the percent-encode sets into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = setWords()
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
  const field = entryField({
    id: 'sets-text',
    label: words.text,
    placeholder: 'Fish & chips',
    actions: [copyLink],
    changed,
  })
  const encoded = element('div', { class: 'encoded-list' })
  const body = element('tbody')
  const write = copyAddressOnClick(copyLink, () => save(writeSetState(field.text())))
  const saveSoon = saveAfterPause(write)

  function render(): void {
    const text = field.text()
    const texts = encodeInSets(text)
    encoded.replaceChildren(
      ...texts.map((result, i) => renderEncoded(i, result, result === text, words)),
    )
    body.replaceChildren(...codePointRows(text).map((row) => renderRow(row, words)))
    announce(`${words.encoded}: ${texts.join(', ')}`)
  }

  function changed(): void {
    render()
    saveSoon()
  }

  function showText(text: string): void {
    field.set(text)
    render()
    write()
  }

  place.lang = language
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': words.input },
      element('div', { class: 'single' }, field.node),
      element(
        'details',
        { class: 'examples', open: '' },
        element('summary', {}, element('h2', {}, words.examples)),
        element(
          'div',
          { class: 'example-groups' },
          exampleGroup(
            words.texts,
            SET_EXAMPLES.map((text, i) => [words.exampleNames[i]!, () => showText(text)] as const),
          ),
        ),
      ),
    ),
    element(
      'section',
      { class: 'card sets-card', 'aria-labelledby': 'sets-encoded' },
      element('h2', { id: 'sets-encoded' }, words.encoded),
      element('p', { class: 'note' }, prose(words.encodedAbout)),
      encoded,
    ),
    element(
      'section',
      { class: 'card sets-card', 'aria-labelledby': 'sets-matrix' },
      element('h2', { id: 'sets-matrix' }, words.sets),
      element('p', { class: 'note' }, words.setsAbout),
      reachable(
        element(
          'div',
          { class: 'table-box', role: 'region', 'aria-label': words.sets },
          matrixOf(body, words),
        ),
      ),
    ),
  )

  let isFirst = true
  return {
    show(values) {
      const text = readSetState(values)
      if (text !== null) showText(text)
      else if (isFirst) showText(SET_EXAMPLES[0]!)
      isFirst = false
    },
  }
}

function renderEncoded(
  index: number,
  text: string,
  isUnchanged: boolean,
  words: Words,
): HTMLElement {
  const { name, source } = ENCODE_SETS[index]!
  return element(
    'div',
    { class: 'encoded' },
    element(
      'p',
      { class: 'encoded-head' },
      element('a', { href: source, rel: 'noreferrer', lang: 'en' }, name),
      element('span', { class: 'note' }, words.uses[index]!),
      isUnchanged ? element('span', { class: 'tag' }, words.unchanged) : null,
    ),
    element(
      'div',
      { class: 'encoded-line' },
      limited(element('p', { class: 'encoded-text' }, urlText(clip(text)))),
      copyButton(words.copy, () => text),
    ),
  )
}

function matrixOf(body: HTMLElement, words: Words): HTMLElement {
  return element(
    'table',
    { class: 'matrix sets' },
    element('caption', { class: 'visually-hidden' }, words.sets),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col', class: 'corner' }, words.codePoint),
        ...ENCODE_SETS.map(({ name, source }) =>
          element(
            'th',
            { scope: 'col' },
            element('a', { href: source, rel: 'noreferrer', lang: 'en' }, name),
          ),
        ),
      ),
    ),
    body,
  )
}

function renderRow({ ranges, members, isUsed }: CodePointRow, words: Words): HTMLElement {
  return element(
    'tr',
    isUsed ? { class: 'used' } : {},
    element(
      'th',
      { scope: 'row' },
      ...ranges.map(([first, last]) =>
        element('span', { class: 'code-point' }, rangeText(first, last, ranges.length === 1)),
      ),
      isUsed ? element('span', { class: 'visually-hidden' }, ` (${words.used})`) : null,
    ),
    ...members.map((isMember) =>
      element(
        'td',
        { class: isMember ? 'partial' : 'none' },
        element('span', { 'aria-hidden': 'true' }, isMember ? '%' : '·'),
        element('span', { class: 'visually-hidden' }, isMember ? words.yes : words.no),
      ),
    ),
  )
}

/** A code point with its character, or both ends of a range: `A–Z`, `- .`, `U+0000–U+001F`. */
function rangeText(first: number, last: number, isAlone: boolean): string {
  const isPrintable = first > 0x20 && last < 0x7f
  if (first === last) {
    const name = named(first)
    if (!isPrintable) return name
    const shown = String.fromCodePoint(first)
    return isAlone ? `${shown} ${name}` : shown
  }
  if (!isPrintable) return `${named(first)}–${named(last)}`
  const between = last === first + 1 ? ' ' : '–'
  return `${String.fromCodePoint(first)}${between}${String.fromCodePoint(last)}`
}

function named(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
}
