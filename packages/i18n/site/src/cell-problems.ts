import { MOST_ROWS } from './database/table-groups.ts'
import { isFinding } from './finding-problem.ts'
import { addLeftOut, NOTHING_LEFT_OUT } from './left-out.ts'
import type { FoundPlace, SiteProblem } from './site-problem.ts'

/** A problem of a cell, which further pages of its group may see. */
interface Pending {
  problem: SiteProblem
  /** The index of the last page that sees it. */
  page: number
  pages: number
}

/** The problems of one code in one cell: what one page says twice of a cell is two problems. */
interface Cell {
  readonly problems: Pending[]
  /** The page that says the next one, and how many it has said. */
  page: number
  said: number
}

/**
 * Makes one problem of those that the pages of a group see in one cell. The rows of a group are each other's alternates, so
 * that each of its pages sees what is wrong in a row.
 */
export class CellProblems {
  readonly #isTable: (file: string) => boolean
  /** By code and cell, in the order in which they were found. */
  readonly #cells = new Map<string, Cell>()
  #page = 0
  #group: string | undefined

  /** @param isTable - Whether a file of the site is a table. */
  constructor(isTable: (file: string) => boolean) {
    this.#isTable = isTable
  }

  /** Takes the group of the next page, and returns the problems that it cannot see. */
  begin(group: string | undefined): readonly SiteProblem[] {
    const isNew = group === undefined || group !== this.#group
    this.#group = group
    return isNew ? this.end() : []
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
    const cell = this.#cells.get(key) ?? { problems: [], page, said: 0 }
    this.#cells.set(key, cell)
    if (cell.page !== page) cell.said = 0
    cell.page = page
    const known = cell.problems[cell.said++]
    if (known === undefined) cell.problems.push({ problem, page, pages: 1 })
    else {
      known.problem = merged(known.problem, problem)
      known.pages++
      known.page = page
    }
    return done
  }

  /** Returns the problems that are left: the group has ended. */
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
    for (const [key, { problems }] of this.#cells) {
      // They come in the order of their pages.
      if (!problems.every(isDone)) break
      this.#cells.delete(key)
      for (const pending of problems) done.push(this.#inCell(pending))
    }
    return done
  }

  /** The problem as people see it who have the table open: with the name of the column, and without pointers. */
  #inCell({ problem, pages }: Pending): SiteProblem {
    const { related } = problem
    const others = related?.map((each) =>
      this.#isTable(each.file ?? '') ? withColumn(each) : each,
    )
    return { ...withColumn(problem), ...(others === undefined ? {} : { related: others }), pages }
  }
}

function keyOf(problem: SiteProblem): string {
  const { code, file, line, column, lang, target, value } = problem
  // A finding of the audit has the URL of its page as its value, which each page of a group has another.
  const written = isFinding(problem) ? undefined : value
  return JSON.stringify([code, file, line, column, lang, target, written])
}

/** The problems of two pages in one cell: said as by the page of its row, with the effects of both. */
function merged(one: SiteProblem, other: SiteProblem): SiteProblem {
  const said = isOwn(other) && !isOwn(one) ? other : one
  const links = one.links === undefined ? other.links : one.links + (other.links ?? 0)
  const { leftOut = {} } = one
  const isLeftOut = one.leftOut !== undefined || other.leftOut !== undefined
  const sum = addLeftOut(addLeftOut(NOTHING_LEFT_OUT, leftOut), other.leftOut ?? {})
  // Those of one page are enough: they replace the cell.
  const edits = one.edits ?? other.edits
  return {
    ...said,
    ...(edits === undefined ? {} : { edits }),
    ...(links === undefined ? {} : { links }),
    ...(isLeftOut ? { leftOut: sum } : {}),
  }
}

function isOwn({ pointer = '' }: SiteProblem): boolean {
  return !pointer.includes('/alternates/')
}

function withColumn<Place extends FoundPlace>({
  pointer = '',
  ...place
}: Place): Omit<Place, 'pointer'> {
  const cell = columnOf(pointer)
  return cell === undefined ? place : { ...place, cell }
}

/** The columns whose members are in one cell by themselves: links and media can also be JSON. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  loc: 'url',
  lang: 'lang',
  lastmod: 'lastmod',
  changefreq: 'changefreq',
  priority: 'priority',
}

/** The column of a member of an entry; `undefined` for the row, and where it is not certain. */
function columnOf(pointer: string): string | undefined {
  return COLUMN_OF[/^\/urls\/\d+\/(\w+)$/.exec(pointer)?.[1] ?? '']
}
