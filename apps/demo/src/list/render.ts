import { readUrl } from '@waymark/url-parser'
import { beginningOf } from '../clip.ts'
import { writePairs } from '../hash.ts'
import type { LineGroup, ListView, RefusedLine, RuleShare } from '../list-groups/group-lines.ts'
import { explainProblems } from '../problems.ts'
import { documented } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { reachable } from '../view/scroller.ts'
import { visibleText } from '../view/url-text.ts'
import { packageTexts } from '../words/translation.ts'
import type { Words } from './words-en.ts'

/** Of one URL, in characters. */
const LONGEST = 400

/** What the drawing asks of the page. */
export interface ListActions {
  readonly number: (value: number) => string
  /** The page of the documentation about a rule; `null` if there is none. */
  readonly documentation: (rule: string) => string | null
}

/** Draws what each rule did, in running order. */
export function renderShares(
  shares: readonly RuleShare[],
  words: Words,
  actions: ListActions,
): HTMLElement[] {
  if (shares.length === 0) return []
  const most = Math.max(1, ...shares.map(({ merged }) => merged))
  const table = element(
    'table',
    { class: 'shares' },
    element('caption', { class: 'visually-hidden' }, words.rules),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...[words.rule, words.changed, words.merged].map((name) =>
          element('th', { scope: 'col' }, name),
        ),
      ),
    ),
    element('tbody', {}, ...shares.map((share) => renderShare(share, most, words, actions))),
  )
  return [
    element('p', { class: 'note' }, words.rulesAbout),
    reachable(
      element('div', { class: 'table-box', role: 'group', 'aria-label': words.rules }, table),
    ),
  ]
}

function renderShare(
  { rule, category, summary, changed, merged }: RuleShare,
  most: number,
  words: Words,
  { number, documentation }: ListActions,
): HTMLElement {
  // A step of a preset that is defined as a whole is not a rule of the catalogue.
  const link = summary === '' ? null : documentation(rule)
  const said = packageTexts()?.ruleSummary(rule) ?? summary
  const bar = element('span', { class: 'share-bar', 'aria-hidden': 'true' })
  bar.style.setProperty('--share', String(merged / most))
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      link === null
        ? element('span', { class: 'rule-name' }, rule)
        : element('a', { class: 'rule-name', href: link }, rule),
      element('span', { class: `list-cost ${category}` }, words.costs[category]),
      said === '' ? null : element('span', { class: 'note' }, prose(said)),
    ),
    element('td', {}, number(changed)),
    element('td', {}, element('span', {}, number(merged)), bar),
  )
}

/** Draws the URLs with several spellings. */
export function renderGroups({ groups, moreGroups }: ListView, words: Words): HTMLElement[] {
  if (groups.length === 0) return [element('p', { class: 'fine' }, words.noGroups)]
  return [
    element('ul', { class: 'line-groups' }, ...groups.map((group) => renderGroup(group, words))),
    ...(moreGroups === 0 ? [] : [element('p', { class: 'note' }, words.moreGroups(moreGroups))]),
  ]
}

function renderGroup(
  { form, spellings, moreSpellings, lines, rules }: LineGroup,
  words: Words,
): HTMLElement {
  return element(
    'li',
    { class: 'line-group' },
    element('p', { class: 'group-form' }, text(form)),
    element('p', { class: 'note' }, words.group(spellings.length + moreSpellings, lines)),
    element(
      'ul',
      { class: 'spellings' },
      ...spellings.map((spelling) =>
        element(
          'li',
          {},
          text(spelling.text),
          spelling.lines === 1
            ? null
            : element('span', { class: 'note' }, words.lines(spelling.lines)),
        ),
      ),
      moreSpellings === 0
        ? null
        : element('li', { class: 'note' }, words.moreSpellings(moreSpellings)),
    ),
    rules.length === 0
      ? null
      : element(
          'p',
          { class: 'note' },
          `${words.by} `,
          ...rules.flatMap((rule, i) => [
            i === 0 ? '' : ', ',
            documented('rules', rule, 'rule-name'),
          ]),
        ),
  )
}

/** Draws lines without a normal form: each with its number and the reason, and with a link to the tab of one URL. */
export function renderRefused(lines: readonly RefusedLine[], words: Words): HTMLElement {
  return element(
    'ul',
    { class: 'spellings' },
    ...lines.map(({ text: line, number, isUrl }) =>
      element(
        'li',
        {},
        element('span', { class: 'note' }, words.line(number)),
        line.length > LONGEST
          ? text(line)
          : element('a', { href: `#${writePairs([['url', line]])}` }, text(line)),
        element('span', { class: 'note' }, prose(isUrl ? words.notTaken : whyNoUrl(line))),
      ),
    ),
  )
}

function whyNoUrl(line: string): string {
  const reading = readUrl(line)
  const [problem] = explainProblems(reading, reading.failure === null ? [] : [reading.failure])
  return problem?.causes[0]?.messages[0] ?? ''
}

function text(whole: string): HTMLElement {
  return visibleText({ text: beginningOf(whole, LONGEST), length: whole.length })
}
