import type { Comparison, Method, PartComparison, Verdict } from '@waymark/compare'
import type { UrlRecord } from '@waymark/url-parser'
import { verbatim } from '../failure.ts'
import { columnsOf, fold } from '../help.ts'
import type { Io } from '../io.ts'
import { refusalOf } from '../refusal.ts'
import { inOneLine, say } from '../speech.ts'
import { safeText, shownText } from '../terminal/safe-text.ts'
import { type Answer, costOf } from './answer.ts'
import { groupLines } from './group-lines.ts'
import { parameterRemarks, partRows } from './part-rows.ts'
import { partTable } from './part-table.ts'
import { verdictLines } from './verdict-lines.ts'

/** What a comparison shows besides the answers. */
export interface ComparisonView {
  /** The methods that were asked, in the order of the verdicts. */
  readonly methods: readonly Method[]
  /** Whether the methods were asked by name: then each says what a wrong answer costs. */
  readonly areNamed: boolean
  /** Whether each method is shown on its own. */
  readonly isFull: boolean
  readonly parts: PartComparison
  /** What relative references are resolved against. */
  readonly base: UrlRecord | null
}

/** The method whose answer is that of browsers. */
export const OF_BROWSERS = 'whatwg'

/** A comparison for people: the strings, their parts, and the methods by answer and reason. */
export function comparisonText(comparison: Comparison, view: ComparisonView, io: Io): string {
  const { verdicts, b } = comparison
  const a = comparison.a ?? ''
  const answers = verdicts.map((verdict, at) => ({ verdict, method: view.methods[at]! }))
  const isPattern = view.methods.every(({ kind }) => kind === 'directional')
  const texts = a === b && !isPattern ? [a] : [a, b]
  const isExpected = a === b && !view.areNamed
  const sections = [
    texts.map((text) => io.paint('bold', shownText(text, 2000))),
    ...(isPattern ? [] : [tableLines(a, b, view.parts, io), remarkLines(a, b, view, answers, io)]),
    view.isFull ? verdictLines(answers, io) : groupLines(answers, isExpected, io),
    view.isFull ? [] : costLines(answers, view.areNamed, io),
  ]
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function tableLines(a: string, b: string, parts: PartComparison, io: Io): string[] {
  return a === b ? [] : partTable(partRows(parts), io)
}

/** What the table does not show. */
function remarkLines(
  a: string,
  b: string,
  { parts, base }: ComparisonView,
  answers: readonly Answer[],
  io: Io,
): string[] {
  const isUnseen = parts.parts.every(({ same }) => same === 'written')
  const notUrl = notUrlRemarks(a, b, parts, base)
  const remarks =
    a === b
      ? [inOneLine(say('The two strings are identical.'), ...notUrl)]
      : [
          ...parameterRemarks(parts),
          ...(isUnseen
            ? [
                say(
                  'The strings differ only between the parts, or in white space that the parser removes.',
                ),
              ]
            : []),
          ...notUrl,
          ...browserRemark(answerOfBrowsers(answers)),
        ]
  return remarks.flatMap((remark) => fold(remark, io.columns))
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

/** `null` if browsers were not asked, or if one of the strings is not a URL to them. */
function answerOfBrowsers(answers: readonly Answer[]): boolean | null {
  const verdict = answers.find(({ method }) => method.name === OF_BROWSERS)?.verdict
  return verdict !== undefined && isAbout(verdict) ? verdict.equal : null
}

function browserRemark(answer: boolean | null): string[] {
  if (answer === null) return []
  return [answer ? say('The same URL to a browser.') : say('Different URLs to a browser.')]
}

/** The cost of a wrong answer, for the methods asked by name, or for those that do not agree with browsers. */
function costLines(answers: readonly Answer[], areNamed: boolean, io: Io): string[] {
  const ofBrowsers = answerOfBrowsers(answers)
  const told = answers.filter(({ verdict }) => {
    return areNamed || (ofBrowsers !== null && verdict.equal !== ofBrowsers && isAbout(verdict))
  })
  const rows = told.flatMap((answer): (readonly [string, string])[] => {
    const cost = costOf(answer)
    return cost === null ? [] : [[answer.verdict.method, cost]]
  })
  if (rows.length === 0) return []
  const title = areNamed
    ? say('What it costs if the answer is wrong')
    : say('What it costs if the answer is wrong, for methods that do not agree with a browser')
  return [...fold(title, io.columns).map((line) => io.paint('bold', line)), ...columnsOf(rows, io)]
}

/** A method that gives one of the URLs no key is not about such URLs. Without keys, only a method that says equal is. */
function isAbout({ keys, equal }: Verdict): boolean {
  return keys === null ? equal === true : keys.every((key) => key !== null)
}
