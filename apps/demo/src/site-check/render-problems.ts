import type { Severity } from '@waymark/infra/problem'
import type { CauseFigures, FileProblem, RelatedSitePlace, SiteProblem } from '@waymark/site'
import type { SiteView } from '../site-audit/audit-site.ts'
import type { KindName, KindView } from '../site-audit/kind-view.ts'
import { inOwnWords, problemText } from '../texts/problem-text.ts'
import { element } from '../view/element.ts'
import { prose, sentenceText } from '../view/prose.ts'
import { packageTexts } from '../words/translation.ts'
import type { Words } from './words-en.ts'

const SIGNS: Readonly<Record<Severity, string>> = { error: '✕', warning: '!', info: 'i' }
const FRAMES: Readonly<Record<Severity, string>> = {
  error: 'fails',
  warning: 'warns',
  info: 'hints',
}
/** Causes that are shown before the list is opened. */
const SHOWN_CAUSES = 6
/** Places that are in sight before anybody asks for more. */
const SHOWN_PLACES = 3
/** Of the other places of a problem. */
const SHOWN_RELATED = 3

/** What the drawing of problems asks of the page. */
export interface ProblemActions {
  readonly more: (kind: KindName, from: number) => Promise<readonly SiteProblem[]>
  /** The page of the documentation about a code; `null` if there is none. */
  readonly documentation: (code: string) => string | null
}

/** Draws all problems by code and severity, the worst first. */
export function renderProblems(
  { kinds, failures }: Pick<SiteView, 'kinds' | 'failures'>,
  words: Words,
  actions: ProblemActions,
): HTMLElement[] {
  return [
    ...(failures.length === 0
      ? []
      : [
          element('h3', {}, words.failures),
          element(
            'ul',
            { class: 'problem-list' },
            ...failures.map((failure) => renderFailure(failure, words, actions)),
          ),
        ]),
    kinds.length === 0
      ? element(
          'p',
          { class: failures.length === 0 ? 'fine' : 'note' },
          failures.length === 0 ? words.clean : '',
        )
      : element(
          'ul',
          { class: 'problem-list' },
          ...kinds.map((kind) => renderKind(kind, words, actions)),
        ),
  ]
}

function head(
  severity: Severity,
  code: string,
  words: Words,
  actions: ProblemActions,
): HTMLElement {
  const link = actions.documentation(code)
  const name =
    link === null
      ? element('span', { class: 'problem-name' }, code)
      : element('a', { class: 'problem-name', href: link }, code)
  return element(
    'p',
    { class: 'problem-head' },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[severity]),
    element('span', { class: 'problem-kind' }, words.severity[severity]),
    name,
  )
}

function renderFailure(failure: FileProblem, words: Words, actions: ProblemActions): HTMLElement {
  const { code, severity } = failure
  const said = problemText(failure)
  return element(
    'li',
    { class: 'problem fails', 'data-name': code },
    head(severity, code, words, actions),
    element('p', { class: 'meaning' }, placeText(failure, words)),
    element('p', { class: 'meaning' }, prose(`${said.message} ${said.remedy}`)),
  )
}

function renderKind(kind: KindView, words: Words, actions: ProblemActions): HTMLElement {
  const { code, severity, count, entries, source } = kind
  const { summary, explanation } = packageTexts()?.problem(kind) ?? kind
  const title = head(severity, code, words, actions)
  title.append(element('span', { class: 'note' }, words.occurrences(count, entries)))
  return element(
    'li',
    { class: `problem ${FRAMES[severity]}`, 'data-name': code },
    title,
    element('p', { class: 'meaning' }, prose(summary)),
    kind.remedy === undefined
      ? null
      : element('p', { class: 'remedy' }, prose(remedyText(kind, kind.remedy))),
    renderCauses(kind, words),
    renderPlaces(kind, summary, words, actions),
    explanation === ''
      ? null
      : element(
          'details',
          {},
          element('summary', { class: 'note' }, words.why, hidden(` ${code}`)),
          element('p', { class: 'note' }, prose(explanation)),
          element(
            'p',
            { class: 'note' },
            element('a', { href: source, rel: 'noreferrer' }, source),
          ),
        ),
  )
}

/** What to do about all problems of a kind; each of the others says its own. */
function remedyText(kind: KindView, remedy: string): string {
  const known = kind.first.find((problem) => problem.remedy === remedy)
  return known === undefined
    ? (packageTexts()?.problem(kind).remedy ?? remedy)
    : problemText(known).remedy
}

/** What the problems of a kind differ in; one cause alone is in the remedy and in each place. */
function renderCauses({ causes }: KindView, words: Words): HTMLElement | null {
  if (causes.length < 2) return null
  const shown = causes.slice(0, SHOWN_CAUSES)
  const more = causes.length - shown.length
  return element(
    'div',
    { class: 'causes' },
    element('span', { class: 'note' }, words.causes),
    element(
      'ul',
      { class: 'cause-list' },
      ...shown.map((cause) => element('li', {}, ...causeText(cause, words))),
      more === 0 ? null : element('li', { class: 'note' }, words.moreCauses(more)),
    ),
  )
}

function causeText({ value, count, suggestion }: CauseFigures, words: Words): HTMLElement[] {
  const name =
    value === null
      ? element('span', {}, words.others)
      : element('code', {}, sentenceText(value === '' ? '""' : value))
  return [
    name,
    element('span', { class: 'note' }, words.occurrences(count, null)),
    ...(suggestion === undefined
      ? []
      : [element('span', { class: 'suggestion' }, words.write(suggestion))]),
  ]
}

/**
 * The places of a kind: the first are in sight, each with its URL.
 *
 * @param summary - What is said of them all.
 */
function renderPlaces(
  { code, severity, remedy, first, listed, count }: KindView,
  summary: string,
  words: Words,
  actions: ProblemActions,
): HTMLElement {
  const list = element('ul', { class: 'place-list', 'aria-label': `${words.places}: ${code}` })
  const said = element('span', { class: 'note' })
  const more = element(
    'button',
    { type: 'button', class: 'quiet' },
    words.morePlaces,
    hidden(` ${code}`),
  )
  const foot = element('p', { class: 'actions' }, more, said)
  let shown = 0
  const add = (problems: readonly SiteProblem[]) => {
    shown += problems.length
    list.append(...problems.map((problem) => renderPlace(problem, { summary, remedy }, words)))
    said.textContent = words.placesListed(shown, count)
    more.hidden = shown >= listed || problems.length === 0
    foot.hidden = shown === count
  }
  more.addEventListener('click', () => {
    if (shown < first.length) {
      add(first.slice(shown))
      return
    }
    more.disabled = true
    void actions
      .more({ code, severity }, shown)
      .then(add, () => undefined)
      .finally(() => {
        more.disabled = false
      })
  })
  add(first.slice(0, SHOWN_PLACES))
  return element('div', { class: 'places' }, list, foot)
}

/** @param usual - What is said of all problems of the kind, and is not said again. */
function renderPlace(
  problem: SiteProblem,
  usual: { readonly summary: string; readonly remedy: string | undefined },
  words: Words,
): HTMLElement {
  const { value, pages = 1, related = [] } = problem
  const message = inOwnWords(problem.message, problem.data)
  const what =
    value === undefined || message.includes(value)
      ? message
      : `${message.replace(/[.。]$/, '')}: ${value}`
  return element(
    'li',
    {},
    element('span', { class: 'site-place' }, placeText(problem, words)),
    what === usual.summary
      ? null
      : element('span', languageOf(message, problem.message), sentenceText(what)),
    problem.remedy === usual.remedy
      ? null
      : element('span', { class: 'remedy' }, prose(problemText(problem).remedy)),
    ...(pages === 1 ? [] : [element('span', { class: 'note' }, words.seenBy(pages))]),
    ...related.slice(0, SHOWN_RELATED).map((other) => renderRelated(other, words)),
    related.length <= SHOWN_RELATED
      ? null
      : element('span', { class: 'note' }, words.moreCauses(related.length - SHOWN_RELATED)),
  )
}

function renderRelated(other: RelatedSitePlace, words: Words): HTMLElement {
  const note = inOwnWords(other.note, other.data)
  return element(
    'span',
    { class: 'note' },
    element('span', languageOf(note, other.note), sentenceText(`${note}: `)),
    placeText(other, words),
  )
}

/** A sentence without a translation is in English. */
function languageOf(said: string, english: string): Readonly<Record<string, string>> {
  return said === english ? { lang: 'en' } : {}
}

type Place = Pick<SiteProblem | RelatedSitePlace, 'file' | 'line' | 'column' | 'cell' | 'pointer'>

function placeText({ file, line, column, cell, pointer }: Place, words: Words): DocumentFragment {
  const parts = [
    ...(file === undefined ? [] : [file]),
    ...(line === undefined
      ? []
      : [column === undefined ? words.line(line) : words.position(line, column)]),
    ...(cell === undefined ? [] : [words.column(cell)]),
    ...(pointer === undefined || pointer === '' ? [] : [pointer]),
  ]
  return sentenceText(parts.join(' · '))
}

/** Distinguishes controls with the same word for people who hear them without their surroundings. */
function hidden(text: string): HTMLElement {
  return element('span', { class: 'visually-hidden' }, text)
}
