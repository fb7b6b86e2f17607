import { clip } from '../clip.ts'
import type { Language } from '../language.ts'
import { copyButton } from '../view/copy.ts'
import { documented } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { sentenceText } from '../view/prose.ts'
import { urlText, visibleText } from '../view/url-text.ts'
import { visible } from '../visible.ts'
import { readWords } from '../words/read.ts'
import type { CodePointRow, FaultView } from './code-points.ts'
import type { HostsView, WarningView } from './model.ts'
import { hostReasons } from './reasons.ts'
import { hostWords } from './words.ts'

type Domain = Extract<HostsView, { kind: 'domain' }>
type Address = Extract<HostsView, { kind: 'address' }>
type Failed = Extract<HostsView, { kind: 'failed' }>

/** Draws what the host is, in one line. */
export function renderHeadline(target: HTMLElement, view: HostsView): void {
  const words = hostWords()
  target.className = `verdict ${HEADLINE_CLASSES[levelOf(view)]}`
  switch (view.kind) {
    case 'empty':
      target.replaceChildren(element('p', {}, words.empty))
      return
    case 'failed':
      target.replaceChildren(headline('✕', words.failed), visibleText(view.host))
      return
    case 'domain':
    case 'address': {
      const isDomain = view.kind === 'domain'
      const name = isDomain ? words.domain : view.version === 4 ? words.ipv4 : words.ipv6
      const deceit = isDomain ? view.deceit : null
      target.replaceChildren(
        headline(
          SIGNS[levelOf(view)],
          deceit === null
            ? `${name}: ${words.uses[view.use]}`
            : sentenceText(readWords().levels[deceit.level] + deceit.title),
        ),
        element(
          'p',
          { class: 'href' },
          urlText(clip(isDomain ? view.shown : view.ascii), 'href-text'),
        ),
        view.special === null ? '' : element('p', {}, words.specials[view.special]),
      )
    }
  }
}

const HEADLINE_CLASSES = {
  none: 'empty',
  failed: 'failed',
  stop: 'parsed stop',
  caution: 'parsed caution',
  clear: 'parsed clear',
} as const

/** A tick would look like approval. */
const SIGNS = { none: '', failed: '✕', stop: '✕', caution: '!', clear: '' } as const

function levelOf(view: HostsView): keyof typeof HEADLINE_CLASSES {
  switch (view.kind) {
    case 'empty':
      return 'none'
    case 'failed':
      return 'failed'
    case 'domain':
      if (view.deceit !== null) return view.deceit.level
      return view.warnings.length > 0 || view.special !== null ? 'caution' : 'clear'
    case 'address':
      return view.use === 'public' && view.special === null ? 'clear' : 'caution'
  }
}

function headline(sign: string, text: string | Node): HTMLElement {
  return element(
    'p',
    { class: 'verdict-head' },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    element('strong', {}, text),
  )
}

/** Draws everything else, in cards. */
export function renderCards(target: HTMLElement, view: HostsView, language: Language): void {
  switch (view.kind) {
    case 'empty':
      target.replaceChildren()
      return
    case 'failed':
      target.replaceChildren(faultCard(view.faults), codePointCard(view, ''))
      return
    case 'address':
      target.replaceChildren(spellingCard(view))
      return
    case 'domain':
      target.replaceChildren(
        element(
          'div',
          { class: 'side' },
          formCard(view),
          // A name within the host is no matter of its letters.
          view.warnings.length === 0 && view.deceit !== null
            ? ''
            : warningCard(view.warnings, language),
          siteCard(view),
        ),
        codePointCard(view, view.isDecoded ? hostWords().decoded : ''),
      )
  }
}

function card(title: string, ...content: readonly (Node | string)[]): HTMLElement {
  return element('section', { class: 'card' }, element('h2', {}, title), ...content)
}

function facts(all: readonly (readonly [name: string, value: Node | string])[]): HTMLElement {
  const rows = all.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  )
  return element('dl', { class: 'facts' }, ...rows)
}

function formCard({ ascii, unicode, shown }: Domain): HTMLElement {
  const words = hostWords()
  return card(
    words.forms,
    facts([
      [words.toPeople, urlText(clip(shown), 'shown')],
      [words.inRecord, urlText(clip(ascii))],
      [words.inUnicode, urlText(clip(unicode))],
    ]),
    element('p', { class: 'note' }, words.toPeopleNote),
  )
}

function warningCard(warnings: readonly WarningView[], language: Language): HTMLElement {
  const words = hostWords()
  if (warnings.length === 0) {
    return card(words.warnings, element('p', { class: 'note' }, words.noWarnings))
  }
  const names = new Intl.DisplayNames([language], { type: 'script' })
  const items = warnings.map(({ code, text, resembles, scripts }) => {
    const listed = scripts.map((script) => names.of(script) ?? script).join(', ')
    return element(
      'li',
      { class: 'problem warns', 'data-name': code },
      element('p', {}, urlText(clip(text))),
      element('p', {}, wordsOf({ code })),
      element('p', {}, documented('codes', code, 'problem-name')),
      resembles === null
        ? null
        : element('p', {}, `${words.looksLike}: `, urlText(clip(resembles))),
      listed === '' ? null : element('p', { class: 'note' }, `${words.scripts}: ${listed}`),
    )
  })
  return card(words.warnings, element('ul', { class: 'problem-list' }, ...items))
}

function wordsOf({ code }: Pick<WarningView, 'code'>): string {
  return hostReasons().warnings[code]
}

function siteCard({ suffix, registrable }: Domain): HTMLElement {
  const words = hostWords()
  const none = suffix === null ? words.noSite : words.isSuffix
  return card(
    words.site,
    facts([
      [words.suffix, suffix === null ? words.noSite : urlText(clip(suffix))],
      [words.registrable, registrable === null ? none : urlText(clip(registrable))],
    ]),
    element('p', { class: 'note' }, words.siteNote),
  )
}

function faultCard(faults: readonly FaultView[]): HTMLElement {
  const { faults: words } = hostReasons()
  const texts = new Set(faults.map(({ reason }) => words[reason]))
  const items = [...texts].map((text) => element('li', { class: 'problem fails' }, text))
  return card(hostWords().faults, element('ul', { class: 'problem-list' }, ...items))
}

function codePointCard({ rows, moreRows }: Domain | Failed, note: string): HTMLElement {
  const words = hostWords()
  const head = [words.character, words.status].map((name) => element('th', { scope: 'col' }, name))
  return card(
    words.codePoints,
    note === '' ? '' : element('p', { class: 'note' }, note),
    element(
      'table',
      { class: 'code-points' },
      element('thead', { class: 'visually-hidden' }, element('tr', {}, ...head)),
      element('tbody', {}, ...rows.map((row) => renderRow(row))),
    ),
    moreRows === 0 ? '' : element('p', { class: 'note' }, words.more(moreRows)),
  )
}

function renderRow(row: CodePointRow): HTMLElement {
  const { c, number, status, mappedTo, looksLike, faults } = row
  const words = hostWords()
  const reasons = faults.map(({ reason, isFatal }) => {
    const text = hostReasons().faults[reason]
    return element(
      'p',
      { class: isFatal ? 'row-fault fails' : 'row-fault' },
      isFatal ? text : `${text} (${words.strict})`,
    )
  })
  return element(
    'tr',
    { class: looksLike === null ? status : `${status} lookalike` },
    element(
      'th',
      { scope: 'row' },
      element('span', { class: 'character', dir: 'ltr' }, visible(c)),
      element('span', { class: 'number' }, number),
    ),
    element(
      'td',
      {},
      words.statuses[status],
      ...(mappedTo === null ? [] : [` ${words.becomes} `, urlText(clip(mappedTo))]),
      ...(looksLike === null
        ? []
        : [
            element(
              'p',
              { class: 'row-fault likeness' },
              `${words.looksLike} `,
              urlText(clip(looksLike)),
            ),
          ]),
      ...reasons,
    ),
  )
}

function spellingCard({ spellings, embedded }: Address): HTMLElement {
  const words = hostWords()
  const rows = spellings.map(({ name, text }) => {
    const value = element(
      'span',
      { class: 'spelling' },
      urlText(clip(text)),
      copyButton('Copy', () => text),
    )
    return [words.names[name], value] as const
  })
  return card(
    words.spellings,
    embedded === null
      ? ''
      : facts([[words.carries, `${embedded.address ?? '?'} (${embedded.form})`]]),
    facts(rows),
    element('p', { class: 'note' }, words.spellingsNote),
  )
}
