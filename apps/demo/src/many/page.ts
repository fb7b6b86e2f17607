import type { Pairs, Values } from '../hash.ts'
import { createListPart } from '../list/part.ts'
import { FIRST_LIST, readListState } from '../list/state.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import type { ChosenFiles } from '../site-check/chosen-files.ts'
import type { SitePart } from '../site-check/page.ts'
import { FIRST_SITE, readSiteState, writeSiteState } from '../site-check/state.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { saveAfterPause } from '../view/save.ts'
import { drawingWords } from '../words/drawing.ts'
import { createManyInput } from './input.ts'
import { kindOf, type ManyKind } from './kind.ts'
import { manyWords } from './words.ts'

/**
 * Draws the tab of many URLs into its place: what comes in decides whether it is grouped as a list or checked as a site.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, announce }: ViewContext): PageView {
  const words = manyWords()
  /** Files of the visitor, which no link can have. */
  let chosen: ChosenFiles | null = null
  let isMuseum = false
  let canonical = false
  /** What a visitor has said that the input is; `null` leaves it to the input. */
  let decided: ManyKind | null = null
  let site: Promise<SitePart> | null = null

  const input = createManyInput(words, {
    chosen: (files) => take({ files }),
    typed: () => take({}),
    crawl() {
      input.set(FIRST_LIST.text)
      take({})
    },
    museum() {
      input.set('')
      take({ museum: true })
    },
    decided(kind) {
      decided = kind
      show()
      write()
    },
    listing: (count, stop) => void sitePart().then((part) => part.listing(count, stop)),
    failed: (why) => void sitePart().then((part) => part.say(why)),
  })
  const listPlace = element('div', { id: 'many-list' })
  const sitePlace = element('div', { id: 'many-site' })
  const list = createListPart({
    place: listPlace,
    text: input.text,
    control: input.control,
    announce,
    changed: () => saveSoon(),
  })

  function sitePart(): Promise<SitePart> {
    site ??= import('../site-check/page.ts').then(({ createSitePart }) =>
      createSitePart({
        place: sitePlace,
        control: input.control,
        announce,
        changed(isCanonical) {
          canonical = isCanonical
          show()
          write()
        },
      }),
    )
    site.catch(() => {
      site = null
      sitePlace.replaceChildren(element('p', { class: 'card' }, drawingWords().viewNotLoaded))
    })
    return site
  }

  const kind = (): ManyKind =>
    chosen !== null || isMuseum ? 'site' : (decided ?? kindOf(input.text()))

  const siteState = () => ({ text: input.text(), isMuseum, canonical })
  const pairs = (): Pairs => (kind() === 'list' ? list.pairs() : writeSiteState(siteState()))

  const write = copyAddressOnClick(input.copyLink, () => {
    const saved = save(pairs())
    return chosen === null ? saved : null
  })
  const saveSoon = saveAfterPause(write)

  /** What came in replaces what was there. */
  function take({
    files = null,
    museum = false,
  }: {
    files?: ChosenFiles | null
    museum?: boolean
  }): void {
    chosen = files
    isMuseum = museum
    if (files !== null) input.set('')
    if (files !== null || museum || input.text().trim() === '') decided = null
    show()
    saveSoon()
  }

  function show(): void {
    const own = kind()
    input.showKind(own, chosen === null && !isMuseum && input.text().trim() === '')
    listPlace.hidden = own !== 'list'
    sitePlace.hidden = own !== 'site'
    if (own === 'list') {
      list.group()
      void site?.then((part) => part.stop())
      return
    }
    list.stop()
    void sitePart().then(
      (part) => part.check({ ...siteState(), chosen }),
      () => undefined,
    )
  }

  place.replaceChildren(input.node, listPlace, sitePlace)

  function showState(text: string, own: ManyKind, museum: boolean): void {
    chosen = null
    isMuseum = museum
    input.set(text)
    decided = text.trim() === '' || kindOf(text) === own ? null : own
    show()
    write()
  }

  let isFirst = true
  return {
    show(values: Values) {
      const asList = readListState(values)
      const asSite = readSiteState(values)
      if (asSite !== null) {
        canonical = asSite.canonical
        showState(asSite.text, 'site', asSite.isMuseum)
      } else if (asList !== null) {
        list.setPreset(asList.preset)
        showState(asList.text, 'list', false)
      } else if (isFirst) {
        const isSite = values.get('view') === 'site'
        showState(
          isSite ? '' : FIRST_LIST.text,
          isSite ? 'site' : 'list',
          isSite && FIRST_SITE.isMuseum,
        )
      }
      isFirst = false
    },
  }
}
