import type { Edit } from '@waymark/infra/problem'
import { MOST_ROWS } from './database/table-groups.ts'
import { addLeftOut, NOTHING_LEFT_OUT } from './left-out.ts'
import type { FoundPlace, SiteProblem } from './site-problem.ts'

/** A problem of a table that further pages may see. */
interface Pending {
  problem: SiteProblem
  /** The index of the last page that sees it. */
  page: number
  pages: number
}

/**
 * Makes one problem of those that several pages see in one cell. The rows of a group are each other's alternates, so that
 * each of its pages sees what is wrong in a row.
 */
export class OnePerPlace {
  readonly #isTable: (file: string) => boolean
  readonly #pending = new Map<string, Pending>()
  #page = 0

  /** @param isTable - Whether a file of the site is a table. */
  constructor(isTable: (file: string) => boolean) {
    this.#isTable = isTable
  }

  /** Takes a problem, and returns those that no further page can see. */
  add(problem: SiteProblem): readonly SiteProblem[] {
    const { file, line, pointer = '' } = problem
    const index = /^\/urls\/(\d+)/.exec(pointer)?.[1]
    if (file === undefined || line === undefined || index === undefined || !this.#isTable(file)) {
      return [problem]
    }
    const page = Number(index)
    const done = this.#before(page)
    const key = keyOf(problem)
    const known = this.#pending.get(key)
    if (known === undefined) this.#pending.set(key, { problem, page, pages: 1 })
    else {
      known.problem = merged(known.problem, problem)
      if (known.page !== page) known.pages++
      known.page = page
    }
    return done
  }

  /** Returns the problems that are left. */
  end(): readonly SiteProblem[] {
    return this.#take(() => true)
  }

  /** Takes those that a page cannot see: the pages of a group follow one another. A new check begins at the first page. */
  #before(page: number): readonly SiteProblem[] {
    const isAgain = page < this.#page
    this.#page = page
    return this.#take((pending) => isAgain || pending.page < page - MOST_ROWS)
  }

  #take(isDone: (pending: Pending) => boolean): readonly SiteProblem[] {
    const done: SiteProblem[] = []
    for (const [key, pending] of this.#pending) {
      // They come in the order of their pages.
      if (!isDone(pending)) break
      this.#pending.delete(key)
      done.push(inCell(pending))
    }
    return done
  }
}

/** One cell can hold several links, as JSON. A finding of the audit has the URL of its page as its value. */
function keyOf({ code, file, line, column, lang, target, loc, value }: SiteProblem): string {
  const written = loc === undefined ? value : undefined
  return JSON.stringify([code, file, line, column, lang, target, written])
}

/** Two pages' problems in one cell: said as by the page of its row, with the effects of both. */
function merged(one: SiteProblem, other: SiteProblem): SiteProblem {
  const said = isOwn(other) && !isOwn(one) ? other : one
  const links = one.links === undefined ? other.links : one.links + (other.links ?? 0)
  const isLeftOut = one.leftOut !== undefined || other.leftOut !== undefined
  const edits = one.edits === undefined ? other.edits : joined(one.edits, other.edits ?? [])
  return {
    ...said,
    ...(links === undefined ? {} : { links }),
    ...(isLeftOut
      ? {
          leftOut: addLeftOut(addLeftOut(NOTHING_LEFT_OUT, one.leftOut ?? {}), other.leftOut ?? {}),
        }
      : {}),
    ...(edits === undefined ? {} : { edits }),
  }
}

function isOwn({ pointer = '' }: SiteProblem): boolean {
  return !pointer.includes('/alternates/')
}

function joined<One extends Edit>(edits: readonly One[], more: readonly One[]): readonly One[] {
  const known = new Set(edits.map((edit) => JSON.stringify(edit)))
  return [...edits, ...more.filter((edit) => !known.has(JSON.stringify(edit)))]
}

/** The problem as people see it who have the table open: with the name of the column, and without pointers. */
function inCell({ problem, pages }: Pending): SiteProblem {
  const { related } = problem
  const others = related === undefined ? {} : { related: related.map(atCell) }
  return { ...atCell(problem), ...others, pages }
}

function atCell<Place extends FoundPlace>({
  pointer = '',
  ...place
}: Place): Omit<Place, 'pointer'> {
  const cell = columnOf(pointer)
  return cell === undefined ? place : { ...place, cell }
}

const COLUMN_OF: Readonly<Record<string, string>> = { loc: 'url' }

/** The column of a member of an entry; `undefined` for the row, and for links, which may be JSON in one cell. */
function columnOf(pointer: string): string | undefined {
  const member = /^\/urls\/\d+\/(\w+)/.exec(pointer)?.[1]
  return member === undefined || member === 'alternates' ? undefined : (COLUMN_OF[member] ?? member)
}
