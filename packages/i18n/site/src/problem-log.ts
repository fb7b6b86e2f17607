import { ownOptions } from '@waymark/infra/internal'
import type { ProblemCause, Severity } from '@waymark/infra/problem'
import { isFinding } from './finding-problem.ts'
import { addLeftOut, countLeftOut, type LeftOut, NOTHING_LEFT_OUT } from './left-out.ts'
import { causeOf } from './problem-cause.ts'
import { findEntry } from './problems/catalogue.ts'
import type { SiteProblem } from './site-problem.ts'

/** How many problems there are, and their effect. */
export interface ProblemFigures {
  /** The number of problems. */
  readonly count: number
  /**
   * The number of entries with such a problem; those that are not about an entry count for none. `null` if it is not known,
   * because the problems are about elements of sitemaps, or about cells that several pages see.
   */
  readonly entries: number | null
  /** The number of links with the `hreflang` values that the problems are about; absent if they are not about values. */
  readonly links?: number
  /** What is not in the output because of these problems; nothing if there is no output. */
  readonly leftOut: LeftOut
}

/** All problems of one code with one cause. They are corrected together. */
export interface CauseFigures extends ProblemFigures {
  /** The cause: an `hreflang` value, a host, … as the catalogue says; `null` for the causes that are not listed one by one. */
  readonly value: string | null
  /** What to write instead, if it is known. */
  readonly suggestion?: string
}

/** All problems of one code and severity. */
export interface ProblemKind extends ProblemFigures {
  readonly code: string
  readonly severity: Severity
  /** One sentence: what is wrong. */
  readonly summary: string
  /**
   * What to do: the remedy of all these problems or, if they have several, the usual one of the code for those that have no
   * other. Absent if each has its own.
   */
  readonly remedy?: string
  /** Which part of the problems is their cause; absent if all have the same cause. */
  readonly causedBy?: ProblemCause
  /** The problems by their causes, those with the most left out and then the most frequent first; empty without `causedBy`. */
  readonly causes: readonly CauseFigures[]
  /** The first of them, at most {@link MAX_LISTED}. */
  readonly first: readonly SiteProblem[]
}

/** The maximum number of problems of one code that are kept. */
export const MAX_LISTED = 1000

/** The maximum number of causes of one code that are counted one by one. */
export const MAX_CAUSES = 1000

const ORDER: readonly Severity[] = ['error', 'warning', 'info']

class Tally {
  count = 0
  entries: number | null = 0
  links: number | undefined
  leftOut: LeftOut = NOTHING_LEFT_OUT
  /** What to write instead, from the first problem. */
  readonly suggestion: string | undefined
  #entry: string | null = null

  constructor(suggestion?: string) {
    this.suggestion = suggestion
  }

  /**
   * @param entry - Identifies the entry; `null` if there is none, and `undefined` if it is not known. The problems of one entry
   *   follow each other.
   */
  add(problem: SiteProblem, entry: string | null | undefined): void {
    const { leftOut, links, pages = 1 } = ownOptions(problem)
    this.count++
    if (links !== undefined) this.links = (this.links ?? 0) + links
    // The pages that see one cell see others, too.
    if (entry === undefined || pages > 1) this.entries = null
    else if (entry !== null && entry !== this.#entry) {
      if (this.entries !== null) this.entries++
      this.#entry = entry
    }
    if (leftOut !== undefined) this.leftOut = addLeftOut(this.leftOut, leftOut)
  }

  figures(): ProblemFigures {
    const { count, entries, links, leftOut } = this
    return { count, entries, ...(links === undefined ? {} : { links }), leftOut }
  }
}

interface Kind {
  readonly code: string
  readonly severity: Severity
  readonly causedBy: ProblemCause | undefined
  /** `null` if each has its own. */
  remedy: string | null
  readonly all: Tally
  readonly causes: Map<string | null, Tally>
  readonly first: SiteProblem[]
}

/**
 * Collects problems by code and cause. It keeps the first problems of each code and counts the others. Problems of one code
 * must come in the order of their entries, as `buildSite` and `checkSite` return them.
 *
 * @example
 * ```ts
 * import { buildSite, ProblemLog } from '@waymark/site'
 *
 * const source = {
 *   name: 'pages.ndjson',
 *   async *chunks() {
 *     yield new TextEncoder().encode('{"loc":"/tea"}\n{"loc":"/coffee"}\n')
 *   },
 *   close: async () => {},
 * }
 * const log = new ProblemLog()
 * for await (const event of buildSite(source)) {
 *   if (event.type === 'problem') log.add(event.problem)
 * }
 * log.kinds().map(({ code, count }) => [code, count]) // => [['RELATIVE_URL', 2]]
 * ```
 */
export class ProblemLog {
  readonly #kinds = new Map<string, Kind>()
  #leftOut: LeftOut = NOTHING_LEFT_OUT

  /**
   * Adds a problem.
   *
   * @param problem - As it is reported; `null` if it is not: only what is left out because of it counts.
   * @param found - As it was found.
   */
  add(problem: SiteProblem | null, found: SiteProblem | null = problem): void {
    if (found?.leftOut !== undefined) this.#leftOut = addLeftOut(this.#leftOut, found.leftOut)
    if (problem === null) return
    const { code, severity } = problem
    const key = `${severity} ${code}`
    let kind = this.#kinds.get(key)
    if (kind === undefined) {
      const { causedBy } = findEntry(code) ?? {}
      kind = {
        code,
        severity,
        causedBy,
        remedy: problem.remedy,
        all: new Tally(),
        causes: new Map(),
        first: [],
      }
      this.#kinds.set(key, kind)
    }
    if (problem.remedy !== kind.remedy) kind.remedy = usualAmong(kind, problem)
    const entry = entryOf(problem)
    kind.all.add(problem, entry)
    if (kind.causedBy !== undefined) tallyOf(kind, problem, kind.causedBy).add(problem, entry)
    if (kind.first.length < MAX_LISTED) kind.first.push(problem)
  }

  /** How many problems of a severity there are. */
  count(severity: Severity): number {
    let sum = 0
    for (const kind of this.#kinds.values()) if (kind.severity === severity) sum += kind.all.count
    return sum
  }

  /** What is left out because of all problems. */
  leftOut(): LeftOut {
    return this.#leftOut
  }

  /** Returns the problems by code, the most severe and then the most frequent first. */
  kinds(): ProblemKind[] {
    return [...this.#kinds.values()]
      .map(({ code, severity, causedBy, remedy, all, causes, first }) => {
        const summary = findEntry(code)?.summary ?? first[0]?.message ?? ''
        return {
          code,
          severity,
          ...all.figures(),
          summary,
          ...(remedy === null ? {} : { remedy }),
          ...(causedBy === undefined ? {} : { causedBy }),
          causes: [...causes].map(causeFigures).sort(byWeight),
          first,
        }
      })
      .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.count - a.count)
  }
}

/** The usual remedy of a code, if one of several problems has it. */
function usualAmong({ code, remedy }: Kind, problem: SiteProblem): string | null {
  const usual = findEntry(code)?.remedy
  return usual !== undefined && [remedy, problem.remedy].includes(usual) ? usual : null
}

function tallyOf(kind: Kind, problem: SiteProblem, cause: ProblemCause): Tally {
  const value = causeOf(problem, cause)
  const known = kind.causes.get(value)
  if (known !== undefined) return known
  const named = kind.causes.size < MAX_CAUSES ? value : null
  const tally = kind.causes.get(named) ?? new Tally(named === null ? undefined : problem.suggestion)
  kind.causes.set(named, tally)
  return tally
}

/** Identifies the entry that a problem is about; `null` if it is not about an entry, `undefined` if it is not known. */
function entryOf(problem: SiteProblem): string | null | undefined {
  const { file, line, column, pointer, pages } = ownOptions(problem)
  if (pointer !== undefined) return /^\/urls\/\d+/.exec(pointer)?.[0] ?? null
  if (line === undefined) return null
  // Of a table, the row is the entry.
  if (pages !== undefined) return `${line} ${file}`
  // The audit names the place of the entry, the reader that of an element.
  return isFinding(problem) ? `${line}:${column} ${file}` : undefined
}

function causeFigures([value, tally]: readonly [string | null, Tally]): CauseFigures {
  const { suggestion } = tally
  return { value, ...(suggestion === undefined ? {} : { suggestion }), ...tally.figures() }
}

function byWeight(one: CauseFigures, other: CauseFigures): number {
  return weightOf(other) - weightOf(one) || other.count - one.count
}

function weightOf({ leftOut }: CauseFigures): number {
  return countLeftOut(leftOut)
}
