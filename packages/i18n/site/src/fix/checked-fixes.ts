import {
  createFingerprint,
  type Fingerprint,
  type HreflangFinding,
  IntList,
  type TakeFingerprint,
} from '@waymark/hreflang'
import { validateURL, validateURLSourceEntry } from '@waymark/i18n-validation'
import { hasOwn, isRecord } from '@waymark/infra/internal'
import type { RawEntry } from '../database/database-reader.ts'
import type { SiteProblem } from '../site-problem.ts'
import { valueAt } from '../value-at.ts'
import { fitsTable } from './database-edits.ts'

/** The members with languages, with one of these. */
const LANGUAGES = { lang: '/lang', alternates: '/alternates/0/lang' }

/** The codes of entries whose correction depends on other entries. */
const HELD: readonly string[] = ['CREDENTIALS_IN_URL', 'INVALID_LANGUAGE_TAG']

/** The index of an entry and the member. */
const MEMBER = /^\/urls\/(\d+\/\w+)/

/** Words of a fingerprint. */
const WORDS = 3

/**
 * Checks what the audit and the validation cannot know about a correction: the members of entries that are not about
 * languages, other entries with the same URL, and what the form of the database can express.
 */
export class CheckedFixes {
  readonly #take: TakeFingerprint = createFingerprint()
  /** A fingerprint of the other members of each audited entry. */
  readonly #others = new IntList()
  /** The indexes of audited entries whose `alternates` are not a list, so that no link can be added. */
  readonly #closed = new Set<number>()
  /** Members of audited rows that are parts of cells, or whose language is in the header, so that they cannot be replaced. */
  readonly #inner = new Set<string>()
  /** By their places: of URLs whose correction could be the URL of another entry, and of language tags. */
  readonly #held = new Map<string, SiteProblem>()
  #entries = 0
  #isTable = false

  /** Says that the database is a table. */
  startTable(): void {
    this.#isTable = true
  }

  /** Adds the next entry that is audited. */
  addEntry({ value, index, places }: RawEntry, keptLinks: readonly number[] | null): void {
    const into: Fingerprint = [0, 0, 0]
    // An entry with links that cannot be used is like no other.
    const text = JSON.stringify([otherMembers(value), keptLinks === null ? null : index])
    const words = Int32Array.from(text, (character) => character.codePointAt(0)!)
    this.#take(words, words.length, into)
    for (const word of into) this.#others.push(word)
    if (isRecord(value) && hasOwn(value, 'alternates') && !Array.isArray(value['alternates'])) {
      this.#closed.add(this.#entries)
    }
    for (const [name, at] of Object.entries(LANGUAGES)) {
      const isThere = valueAt(value, at) !== undefined
      if (isThere && !places.canReplace(at)) this.#inner.add(`${this.#entries}/${name}`)
    }
    this.#entries++
  }

  /** Returns the corrections of a finding; `null` if it has some that are not certain or cannot be written. */
  check({ code, edits = [], related }: HreflangFinding): HreflangFinding['edits'] | null {
    if (edits.length === 0) return edits
    if (this.#isTable && !fitsTable(edits)) return null
    if (edits.some((edit) => !this.#canAdd(edit))) return null
    if (edits.some(({ path }) => this.#inner.has(MEMBER.exec(path)?.[1] ?? ''))) return null
    if (code !== 'duplicate-loc') return edits
    const first = entryOf(related?.[0]?.pointer ?? '')
    const areEqual = edits.every(({ op, path }) => {
      return op !== 'remove' || this.#areEqual(first, entryOf(path))
    })
    return areEqual ? edits : null
  }

  /** Takes a problem whose correction cannot be judged before all entries are known; `false` for others. */
  holdsBack(problem: SiteProblem): boolean {
    const { code, file = '', pointer = '' } = problem
    if (!HELD.includes(code)) return false
    this.#held.set(keyOf(code, file, pointer), problem)
    return true
  }

  /** Gives the language tags that are held back the corrections of the finding that the audit makes of them. */
  correct({ file = '', edits = [] }: SiteProblem): void {
    for (const edit of edits) {
      const key = keyOf('INVALID_LANGUAGE_TAG', file, edit.path)
      const problem = this.#held.get(key)
      if (problem !== undefined) this.#held.set(key, { ...problem, edits: [edit] })
    }
  }

  /** Returns these problems, after all entries. */
  *heldBack(hasEntry: (loc: string) => boolean): Generator<SiteProblem, void, undefined> {
    const times = new Map<string, number>()
    for (const problem of this.#held.values()) {
      if (!isNewPage(problem)) continue
      const loc = formOf(newLoc(problem))
      times.set(loc, (times.get(loc) ?? 0) + 1)
    }
    for (const problem of this.#held.values()) {
      const loc = newLoc(problem)
      const isOther = isNewPage(problem) && (hasEntry(loc) || times.get(formOf(loc)) !== 1)
      yield isOther ? withoutEdits(problem) : problem
    }
  }

  #canAdd({
    op,
    path,
    value,
  }: {
    readonly op: string
    readonly path: string
    readonly value?: unknown
  }): boolean {
    if (op !== 'add' || !path.endsWith('/alternates/-')) return true
    if (this.#closed.has(entryOf(path))) return false
    // A URL that has a problem of its own is not spread.
    return isRecord(value) && isUsable(value['loc'])
  }

  #areEqual(one: number, other: number): boolean {
    for (let word = 0; word < WORDS; word++) {
      if (this.#others.get(WORDS * one + word) !== this.#others.get(WORDS * other + word)) {
        return false
      }
    }
    return true
  }
}

/** The same problem for which no correction is certain. */
export function withoutEdits({ edits: _, ...problem }: SiteProblem): SiteProblem {
  return problem
}

function keyOf(code: string, file: string, pointer: string): string {
  return `${code} ${pointer} ${file}`
}

/** Whether the correction of a problem gives a page another URL. */
function isNewPage({ code, edits, pointer = '' }: SiteProblem): boolean {
  return edits !== undefined && code === 'CREDENTIALS_IN_URL' && /^\/urls\/\d+\/loc$/.test(pointer)
}

function newLoc({ edits = [] }: SiteProblem): string {
  return String(edits[0]?.value)
}

function isUsable(loc: unknown): boolean {
  return validateURLSourceEntry({ loc }).valid
}

/** Pages with the same form are one page under every configuration. */
function formOf(loc: string): string {
  const result = validateURL(loc)
  return result.valid ? result.data : loc
}

function entryOf(pointer: string): number {
  return Number(/^\/urls\/(\d+)/.exec(pointer)?.[1])
}

/** The members of an entry except its URL, its language and its links, sorted; also the unknown members of its links. */
function otherMembers(value: unknown): unknown {
  if (!isRecord(value)) return null
  const { loc: _, lang: __, alternates, ...others } = value
  const links = Array.isArray(alternates) ? alternates : []
  const ofLinks = links.flatMap((link) => {
    const { lang: ___, loc: ____, ...rest } = isRecord(link) ? link : {}
    return Object.keys(rest).length === 0 ? [] : [rest]
  })
  return [Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)), ofLinks]
}
