import type { Severity } from '@waymark/infra/problem'
import {
  DocumentError,
  type DocumentFinding,
  type DocumentItem,
  type DocumentProblem,
  lintDocument,
} from '@waymark/uri-design'
import { problems } from '@waymark/uri-design/problems'
import type { TextRange } from '@waymark/url-parser'
import { type Clip, clip } from '../clip.ts'
import { type Excerpt, excerptOf } from '../excerpt.ts'
import { type Marked, markBetween } from '../marked.ts'
import { inOwnWords, type ProblemText, problemText } from '../texts/problem-text.ts'
import { drawingWords } from '../words/drawing.ts'
import { packageTexts } from '../words/translation.ts'
import type { LintState } from './state.ts'
import { lintWords } from './words.ts'

/** Everything that the page shows for its input, as plain data. */
export interface LintView {
  readonly kind: 'empty' | 'broken' | 'checked'
  readonly headline: string
  readonly worst: Severity | null
  /** Problems of the input itself: entries without a URI, ignore comments without effect. */
  readonly problems: readonly FindingView[]
  readonly items: readonly ItemView[]
  /** How many URIs there are beyond those listed. */
  readonly moreItems: number
  readonly isFixable: boolean
  /** The input after all safe fixes; empty if there are none. */
  readonly wholes: { readonly fixed: string }
}

export interface ItemView {
  readonly text: Clip
  readonly kind: DocumentItem['kind']
  /** JSON Pointer, if the input is JSON. */
  readonly pointer: string | null
  readonly findings: readonly FindingView[]
  /** How many there are beyond those listed. */
  readonly moreFindings: number
}

export interface FindingView extends ProblemText {
  readonly code: string
  readonly severity: Severity
  readonly explanation: string
  readonly source: string
  readonly excerpt: Excerpt
  /** Place in the URI. */
  readonly own: TextRange
  /** Place in the input. */
  readonly whole: TextRange
  readonly fix: FixView | null
}

export interface FixView {
  readonly after: Marked
  readonly edit: Edit
  /** Whether the URI then means something else. */
  readonly isUnsafe: boolean
}

/** What to write instead of a part of the input. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** More than anyone reads, and few enough to draw after every key. */
export const MOST_ITEMS = 60
/** Of one URI. */
export const MOST_FINDINGS = 40
/** Of one URI, in characters. */
const LONGEST_ITEM = 2000

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info']

/** Works out what to show. Pure: the same state always gives the same view. */
export function lintView({ text, preset }: LintState): LintView {
  const words = lintWords()
  const none = {
    worst: null,
    problems: [],
    items: [],
    moreItems: 0,
    isFixable: false,
    wholes: { fixed: '' },
  }
  if (text.trim() === '') return { ...none, kind: 'empty', headline: words.typeUris }
  const linted = lintOrRefusal(text, preset)
  if (typeof linted === 'string') return { ...none, kind: 'broken', headline: linted }
  const { items, findings, problems } = linted
  const all = [...problems, ...findings]
  const byItem = new Map<number, DocumentFinding[]>()
  for (const finding of findings) {
    const own = byItem.get(finding.index)
    if (own === undefined) byItem.set(finding.index, [finding])
    else own.push(finding)
  }
  const verbatim = items.map((item, i) => isVerbatim(text, item, byItem.get(i)?.[0]))
  const edits = findings.filter(hasSafeFix).flatMap((finding) => {
    const edit = verbatim[finding.index] ? editOf(items[finding.index]!, finding) : null
    return edit === null ? [] : [edit]
  })
  return {
    kind: 'checked',
    headline: headlineOf(items.length, all),
    worst: SEVERITIES.find((each) => all.some(({ severity }) => severity === each)) ?? null,
    problems: problems.slice(0, MOST_FINDINGS).map((problem) => problemView(text, problem)),
    items: items.slice(0, MOST_ITEMS).map((item, i) => {
      const ownFindings = byItem.get(i) ?? []
      return {
        text: clip(item.text, LONGEST_ITEM),
        kind: item.kind,
        pointer: item.pointer,
        findings: ownFindings
          .slice(0, MOST_FINDINGS)
          .map((finding) => findingView(item, finding, verbatim[i]!)),
        moreFindings: Math.max(0, ownFindings.length - MOST_FINDINGS),
      }
    }),
    moreItems: Math.max(0, items.length - MOST_ITEMS),
    isFixable: edits.length > 0,
    wholes: { fixed: edits.length === 0 ? '' : applyEdits(text, edits) },
  }
}

function lintOrRefusal(text: string, preset: LintState['preset']) {
  try {
    return lintDocument(text, { preset })
  } catch (error) {
    if (error instanceof DocumentError) return inOwnWords(error.message, error.data)
    throw error
  }
}

const entries = new Map(problems.entries.map((entry) => [entry.code, entry]))

function hasSafeFix({ code }: DocumentFinding): boolean {
  return entries.get(code)?.isFixUnsafe !== true
}

function problemView(text: string, problem: DocumentProblem): FindingView {
  const { code, severity, documentStart: start, documentEnd: end } = problem
  return {
    code,
    severity,
    ...problemText(problem),
    ...aboutCode(code),
    excerpt: excerptOf(text, { start, end }),
    own: { start, end },
    whole: { start, end },
    fix: null,
  }
}

function aboutCode(code: string): Pick<FindingView, 'explanation' | 'source'> {
  const entry = entries.get(code)
  const { explanation = '', source = '' } = (entry && packageTexts()?.problem(entry)) ?? entry ?? {}
  return { explanation, source }
}

function findingView(
  item: DocumentItem,
  finding: DocumentFinding,
  isFixable: boolean,
): FindingView {
  const { code, severity, start, end } = finding
  const edit = isFixable ? editOf(item, finding) : null
  return {
    code,
    severity,
    ...problemText(finding),
    ...aboutCode(code),
    excerpt: excerptOf(item.text, { start, end }),
    own: { start, end },
    whole: { start: finding.documentStart, end: finding.documentEnd },
    fix:
      finding.fix === undefined || edit === null
        ? null
        : {
            after: markBetween(
              item.text.slice(0, finding.fix.start),
              finding.fix.text,
              item.text.slice(finding.fix.end),
            ),
            edit,
            isUnsafe: !hasSafeFix(finding),
          },
  }
}

/** Whether the input has a URI verbatim, so that offsets in it are offsets there; JSON may have escape sequences. */
function isVerbatim(text: string, item: DocumentItem, any: DocumentFinding | undefined): boolean {
  return any !== undefined && text.startsWith(item.text, any.documentStart - any.start)
}

/** The fix of a finding in the input. */
function editOf(item: DocumentItem, { fix, start, documentStart }: DocumentFinding): Edit | null {
  if (fix === undefined) return null
  const from = documentStart - start
  const written = item.pointer === null ? fix.text : JSON.stringify(fix.text).slice(1, -1)
  return { start: from + fix.start, end: from + fix.end, text: written }
}

/** Applies edits. Of those that overlap, the first is applied. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let at = 0
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue
    pieces.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return pieces.join('') + text.slice(at)
}

function headlineOf(items: number, all: readonly { readonly severity: Severity }[]): string {
  const words = lintWords()
  if (all.length === 0) return words.noProblems(items)
  const tallies = SEVERITIES.flatMap((severity) => {
    const number = all.filter((each) => each.severity === severity).length
    return number === 0 ? [] : [words.tally[severity](number)]
  })
  return words.problems(tallies.join(drawingWords().separator), items)
}
