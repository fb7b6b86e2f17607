import { beginningOf } from '../clip.ts'
import type {
  Outcome,
  PatternFinding,
  PatternRow,
  PatternSide,
  PatternView,
} from '../pattern-match/match-patterns.ts'
import { problemText } from '../texts/problem-text.ts'
import { element } from '../view/element.ts'
import { renderExcerpt } from '../view/excerpt.ts'
import { prose, sentenceText } from '../view/prose.ts'
import { reachable } from '../view/scroller.ts'
import { urlText } from '../view/url-text.ts'
import type { Words } from './words-en.ts'

/** Of one URL or value, in characters. */
const LONGEST = 400

/** What the drawing asks of the page. */
export interface SideActions {
  readonly select: (start: number, end: number) => void
  /** The page of the documentation about a code; `null` if there is none. */
  readonly documentation: (code: string) => string | null
}

/** Draws what is known about one of the two patterns. */
export function renderSide(
  { kind, findings, parts }: PatternSide,
  { title, words }: { readonly title: string; readonly words: Words },
  actions: SideActions,
): HTMLElement[] {
  const named = parts.filter(([, pattern]) => pattern !== '*')
  return [
    element('h2', {}, title),
    ...(kind === 'empty' ? [element('p', { class: 'note' }, words.empty)] : []),
    ...(findings.length === 0
      ? []
      : [
          element(
            'ul',
            { class: 'problem-list' },
            ...findings.map((finding) => renderFinding(finding, words, actions)),
          ),
        ]),
    ...renderParts(named, words),
  ]
}

/** The patterns of the parts of a URL, or the variables of a template, which have no patterns. */
function renderParts(parts: PatternSide['parts'], words: Words): HTMLElement[] {
  if (parts.length === 0) return []
  const names = parts.filter(([, pattern]) => pattern === null).map(([name]) => name)
  if (names.length > 0) {
    return [
      element('p', { class: 'note' }, words.variables),
      element('ul', { class: 'cause-list' }, ...names.map((name) => element('li', {}, name))),
    ]
  }
  return [
    element('p', { class: 'note' }, words.parts),
    element(
      'dl',
      { class: 'parameters' },
      ...parts.flatMap(([name, pattern]) => [
        element('dt', {}, name),
        element(
          'dd',
          {},
          pattern === null || pattern === ''
            ? element('span', { class: 'none' }, words.emptyPattern)
            : text(pattern),
        ),
      ]),
    ),
  ]
}

function renderFinding(
  finding: PatternFinding,
  words: Words,
  { select, documentation }: SideActions,
): HTMLElement {
  const { code, severity, excerpt, place } = finding
  const said = problemText(finding)
  const link = documentation(code)
  const marked = renderExcerpt(excerpt)
  const shown =
    place === null
      ? element('p', { class: 'place' }, marked)
      : element('button', { type: 'button', class: 'place', title: words.select }, marked)
  if (place !== null) shown.addEventListener('click', () => select(place.start, place.end))
  return element(
    'li',
    { class: `problem ${severity === 'error' ? 'fails' : 'warns'}`, 'data-name': code },
    element(
      'p',
      { class: 'problem-head' },
      element('span', { class: 'sign', 'aria-hidden': 'true' }, severity === 'error' ? '✕' : '!'),
      element('span', { class: 'problem-kind' }, words.severity[severity]),
      link === null
        ? element('span', { class: 'problem-name' }, code)
        : element('a', { class: 'problem-name', href: link }, code),
    ),
    shown,
    element('p', { class: 'meaning' }, prose(`${said.message} ${said.remedy}`)),
  )
}

/** Draws what both patterns say about each URL. */
export function renderRows({ rows, urls }: PatternView, words: Words): HTMLElement[] {
  if (rows.length === 0) return []
  const table = element(
    'table',
    { class: 'outcomes' },
    element('caption', { class: 'visually-hidden' }, words.results),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...[words.url, words.pattern, words.template].map((name) =>
          element('th', { scope: 'col' }, name),
        ),
      ),
    ),
    element('tbody', {}, ...rows.map((row) => renderRow(row, words))),
  )
  const more = urls - rows.length
  return [
    reachable(
      element('div', { class: 'table-box', role: 'group', 'aria-label': words.results }, table),
    ),
    ...(more === 0 ? [] : [element('p', { class: 'note' }, words.more(more))]),
  ]
}

function renderRow({ url, isUrl, pattern, template }: PatternRow, words: Words): HTMLElement {
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      text(url),
      isUrl ? null : element('span', { class: 'tag' }, words.notUrl),
    ),
    renderOutcome(pattern, words),
    renderOutcome(template, words),
  )
}

function renderOutcome({ kind, values }: Outcome, words: Words): HTMLElement {
  if (kind === 'none') return element('td', { class: 'silent' }, '–')
  if (kind === 'no') {
    return element('td', { class: 'unmatched' }, sign('✕'), element('span', {}, words.no))
  }
  return element(
    'td',
    { class: 'matched' },
    sign('✓'),
    element('span', {}, values.length === 0 ? words.match : ''),
    element('span', { class: 'visually-hidden' }, values.length === 0 ? '' : words.match),
    values.length === 0
      ? null
      : element(
          'ul',
          { class: 'group-list' },
          ...values.map(([name, value]) =>
            element(
              'li',
              {},
              element('span', { class: 'group-name' }, name),
              value === null
                ? element('span', { class: 'none' }, words.absent)
                : element('span', {}, text(value)),
            ),
          ),
        ),
  )
}

function text(whole: string): HTMLElement {
  return urlText({ text: beginningOf(whole, LONGEST), length: whole.length })
}

function sign(shown: string): HTMLElement {
  return element('span', { class: 'sign', 'aria-hidden': 'true' }, sentenceText(shown))
}
