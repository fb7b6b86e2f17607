import { hasOwn, ownOptions } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import {
  type DocumentFinding,
  documentOptions,
  type LintedDocument,
  lintDocument,
} from './document.ts'
import type { DocumentLintConfig } from './document-config.ts'
import { DocumentError } from './document-error.ts'
import type { DocumentFix, DocumentProblem } from './document-problem.ts'
import type { DocumentOptions } from './read-document.ts'

/** A fix that was applied. */
export interface AppliedFix {
  /** What was found. */
  readonly code: (DocumentFinding | DocumentProblem)['code']
  /** The line in the document, from 1. */
  readonly line: number
  /** What the document had there; empty if something was added. */
  readonly before: string
  /** What it has now; empty if something was removed. */
  readonly after: string
}

/** A document with its fixes. */
export interface FixedDocument {
  readonly text: string
  readonly fixed: readonly AppliedFix[]
  /** How many problems the document had before and has no more. One fix can solve several, and several can be for one. */
  readonly solved: number
  /** What is left. */
  readonly left: LintedDocument
}

/** How a document is read, and which fixes are applied. */
export interface DocumentFixOptions extends DocumentOptions {
  /** Whether fixes that give a URI another meaning are applied, too. Default `false`. */
  readonly unsafe?: boolean
}

const FIX_OPTIONS: OptionTable<DocumentFixOptions> = { ...documentOptions, unsafe: BOOLEAN }

/** Each fix can make another problem visible; no document needs so many rounds. */
const MOST_ROUNDS = 10

/**
 * Applies the fixes of a document that are certain and safe: they change how a URI is written and not what it means. With the
 * option `unsafe`, certain fixes that give a URI another meaning are applied, too, such as a new name. Everything else stays as
 * it is, to the character. In the description of an API, only the URLs of servers are changed, and no name of a path or a
 * parameter.
 *
 * @throws {@link DocumentError} As `lintDocument`.
 *
 * @example
 * ```ts
 * import { fixDocument } from '@waymark/uri-design'
 *
 * const { text, fixed } = fixDocument('["DB://postgres/mydb/users?pg=2"]')
 * text // => '["db://postgres/mydb/users?pg=2"]'
 * fixed // => [{ code: 'scheme-not-lowercase', line: 1, before: 'DB', after: 'db' }]
 * fixDocument(text, {}, { unsafe: true }).text // => '["db://postgres/mydb/users?page=2"]'
 * ```
 */
export function fixDocument(
  content: string,
  config: DocumentLintConfig = {},
  options: DocumentFixOptions = {},
): FixedDocument {
  const { unsafe = false, ...reading } = checkOptions(options, FIX_OPTIONS)
  let text = content
  const before = lintDocument(text, config, reading)
  let left = before
  const fixed: AppliedFix[] = []
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const chosen = chooseFixes([...left.findings, ...left.problems], unsafe)
    if (chosen.length === 0) break
    const next = applyTo(text, chosen)
    const after = lintAgain(next, config, reading)
    // A fix must change what it is for, and nothing else.
    if (after === null || !isSameDocument(left, after, chosen)) break
    fixed.push(...describe(text, chosen))
    text = next
    left = after
  }
  return { text, fixed, solved: countSolved(before, left), left }
}

/** Counts by code, because a fix can make another problem visible. */
function countSolved(before: LintedDocument, after: LintedDocument): number {
  const left = countCodes(after)
  let solved = 0
  for (const [code, count] of countCodes(before))
    solved += Math.max(0, count - (left.get(code) ?? 0))
  return solved
}

function countCodes({ findings, problems }: LintedDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { code } of [...findings, ...problems]) counts.set(code, (counts.get(code) ?? 0) + 1)
  return counts
}

type Fixable = (DocumentFinding | DocumentProblem) & { readonly documentFix: DocumentFix }

/** The fixes in their order; of those that overlap, the first. */
function chooseFixes(
  found: readonly (DocumentFinding | DocumentProblem)[],
  unsafe: boolean,
): readonly Fixable[] {
  const inOrder = found
    .filter((each): each is Fixable => hasOwn(each, 'documentFix'))
    .filter(({ documentFix }) => unsafe || documentFix.isUnsafe !== true)
    .sort((a, b) => a.documentFix.start - b.documentFix.start)
  const chosen: Fixable[] = []
  let end = -1
  for (const each of inOrder) {
    if (each.documentFix.start < end) continue
    chosen.push(each)
    end = each.documentFix.end
  }
  return chosen
}

/** What the fixes do to a document, in one pass over it. */
function describe(text: string, chosen: readonly Fixable[]): readonly AppliedFix[] {
  let line = 1
  let at = 0
  return chosen.map(({ code, documentFix: { start, end, text: after } }) => {
    line += text.slice(at, start).split('\n').length - 1
    at = start
    return { code, line, before: text.slice(start, end), after }
  })
}

function applyTo(text: string, chosen: readonly Fixable[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { documentFix: fix } of chosen) {
    pieces.push(text.slice(at, fix.start), fix.text)
    at = fix.end
  }
  return pieces.join('') + text.slice(at)
}

function lintAgain(
  text: string,
  config: DocumentLintConfig,
  options: DocumentOptions,
): LintedDocument | null {
  try {
    return lintDocument(text, config, options)
  } catch (error) {
    if (error instanceof DocumentError) return null
    throw error
  }
}

/** Whether every string that has no fix is as before, and where it was. */
function isSameDocument(
  before: LintedDocument,
  after: LintedDocument,
  chosen: readonly Fixable[],
): boolean {
  if (before.items.length !== after.items.length) return false
  const changed = new Set(chosen.flatMap((each) => (hasOwn(each, 'index') ? [each.index] : [])))
  const urls = new Set(chosen.map((each) => ownOptions(each).pointer))
  return before.items.every(({ text, pointer, kind }, index) => {
    const same = after.items[index]!
    const isChanged = changed.has(index) || (pointer !== null && urls.has(pointer))
    return isChanged || (same.text === text && same.kind === kind)
  })
}
