import type { Answer, Comparison, Method, PartComparison } from '@waymark/compare'
import type { UrlRecord } from '@waymark/url-parser'
import { verbatim } from '../failure.ts'
import { columnsOf, fold } from '../help.ts'
import type { Io } from '../io.ts'
import { refusalOf } from '../refusal.ts'
import { inOneLine, say } from '../speech.ts'
import { safeText, shownText } from '../terminal/safe-text.ts'
import { answerLines, answerTable } from './answer-lines.ts'
import { definitionLines } from './definition-lines.ts'
import { groupLines } from './group-lines.ts'
import { costOf, type MethodVerdict } from './method-verdict.ts'
import { parameterRemarks, partRows } from './part-rows.ts'
import { partTable } from './part-table.ts'

/** What a comparison shows besides the verdicts. */
export interface ComparisonView {
  /** The methods that were asked, in the order of the verdicts. */
  readonly methods: readonly Method[]
  /** For whom the URLs are the same; `null` if the methods were asked by name. */
  readonly answer: Answer | null
  /** Whether everything is shown. */
  readonly isFull: boolean
  readonly parts: PartComparison
  /** What relative references are resolved against. */
  readonly base: UrlRecord | null
}

/** The method whose answer is that of browsers. */
export const OF_BROWSERS = 'whatwg'

/** A comparison for people: the answer, where the two differ, and what the methods say. */
export function comparisonText(comparison: Comparison, view: ComparisonView, io: Io): string {
  const { verdicts, b } = comparison
  const a = comparison.a ?? ''
  const verdictsOfMethods = verdicts.map((verdict, at) => ({ verdict, method: view.methods[at]! }))
  const sections =
    view.answer === null || view.isFull
      ? fullSections(a, b, view, verdictsOfMethods, io)
      : shortSections(a, b, { ...view, answer: view.answer }, verdictsOfMethods, io)
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function fullSections(
  a: string,
  b: string,
  view: ComparisonView,
  told: readonly MethodVerdict[],
  io: Io,
): string[][] {
  const { answer, isFull, parts } = view
  const isPattern = view.methods.every(({ kind }) => kind === 'directional')
  const texts = a === b && !isPattern ? [a] : [a, b]
  const ofBrowsers = answer === null && a !== b ? equalToBrowsers(told) : null
  return [
    answer === null ? [] : answerTable(answer, io),
    texts.map((text) => io.paint('bold', shownText(text, 2000))),
    ...(isPattern
      ? []
      : [
          a === b ? [] : partTable(partRows(parts), io).flat(),
          [...remarks(a, b, view), ...browserRemark(ofBrowsers)].flatMap((remark) =>
            fold(remark, io.columns),
          ),
        ]),
    groupLines(told, isFull ? parts : null, io),
    isFull ? [] : costLines(told, parts, io),
  ]
}

/** Lines of a table, and of what the table does not show, in a short comparison. */
const MOST_ROWS = 10
const MOST_REMARKS = 4

function shortSections(
  a: string,
  b: string,
  view: ComparisonView & { readonly answer: Answer },
  told: readonly MethodVerdict[],
  io: Io,
): string[][] {
  const rows = a === b ? [] : partTable(partRows(view.parts, false), io)
  const shown = rows.filter((_, at) => rows.slice(0, at + 1).flat().length <= MOST_ROWS)
  const more = rows.length - shown.length
  const notes = [
    ...(more === 0 ? [] : [say('More lines of this table: {n}.', { n: more })]),
    ...(a === b ? notUrlRemarks(a, b, view.parts, view.base) : remarks(a, b, view)),
  ]
  const ofBrowsers = told.find(({ method }) => method.name === OF_BROWSERS)
  return [
    answerLines(view.answer, io),
    shown.flat(),
    notes.flatMap((note) => fold(note, io.columns)).slice(0, MOST_REMARKS),
    definitionLines(told, ofBrowsers?.verdict.remedy ?? [], io),
  ]
}

/** What the table does not show. */
function remarks(a: string, b: string, { parts, base }: ComparisonView): string[] {
  const notUrl = notUrlRemarks(a, b, parts, base)
  if (a === b) return [inOneLine(say('The two strings are identical.'), ...notUrl)]
  const isUnseen = parts.parts.every(({ same }) => same === 'written')
  return [
    ...parameterRemarks(parts),
    ...(isUnseen
      ? [
          say(
            'The strings differ only between the parts, or in white space that the parser removes.',
          ),
        ]
      : []),
    ...notUrl,
  ]
}

function notUrlRemarks(
  a: string,
  b: string,
  { areUrls }: PartComparison,
  base: UrlRecord | null,
): string[] {
  const because = (text: string): string => safeText(refusalOf(text, base), 1000)
  const [whyA, whyB] = [verbatim(because(a)), verbatim(because(b))]
  const [isUrlA, isUrlB] = areUrls
  if (a === b) {
    return isUrlA ? [] : [say('They are not a URL to a browser: {why:phrase}', { why: whyA })]
  }
  if (!isUrlA && !isUrlB && whyA.text === whyB.text) {
    return [say('Neither is a URL to a browser: {why:phrase}', { why: whyA })]
  }
  return [
    ...(isUrlA ? [] : [say('The first is not a URL to a browser: {why:phrase}', { why: whyA })]),
    ...(isUrlB ? [] : [say('The second is not a URL to a browser: {why:phrase}', { why: whyB })]),
  ]
}

/** `null` if browsers were not asked, or have no answer. */
function equalToBrowsers(told: readonly MethodVerdict[]): boolean | null {
  return told.find(({ method }) => method.name === OF_BROWSERS)?.verdict.equal ?? null
}

function browserRemark(isEqual: boolean | null): string[] {
  if (isEqual === null) return []
  return [isEqual ? say('The same URL to a browser.') : say('Different URLs to a browser.')]
}

/** The cost of a wrong answer, for the methods asked by name. */
function costLines(told: readonly MethodVerdict[], parts: PartComparison, io: Io): string[] {
  const rows = told.flatMap((each): (readonly [string, string])[] => {
    const cost = costOf(each, parts)
    return cost === null ? [] : [[each.verdict.method, cost]]
  })
  if (rows.length === 0) return []
  const title = say('What it costs if the answer is wrong')
  return [...fold(title, io.columns).map((line) => io.paint('bold', line)), ...columnsOf(rows, io)]
}
