import { utf8Encode } from '@waymark/infra'
import type { ByteSource } from '../byte-source.ts'
import { lineEndingError } from '../text-check.ts'
import { linesOf, readRows } from './row-reader.ts'

/** How many lines a patch shows before and after a change, so that it can be applied to a file that has changed elsewhere. */
const CONTEXT = 3

/** Two states of a database with one entry in each row. */
export interface RowVersions {
  readonly before: ByteSource
  readonly after: ByteSource
  /** What separates the fields; `null` for lines. */
  readonly delimiter: string | null
  /** The indexes of the rows of the first that the second does not have, sorted. No row is added. */
  readonly removed: readonly number[]
  /** The name of the file in the patch. */
  readonly name: string
}

/**
 * Adds the rows that a second run removes to those of a first run.
 *
 * @param first - Indexes before both runs, sorted.
 * @param second - Indexes between the runs, sorted.
 * @returns Indexes before both runs, sorted.
 */
export function joinRemoved(
  first: readonly number[],
  second: readonly number[],
): readonly number[] {
  let skipped = 0
  const mapped = second.map((index) => {
    while (skipped < first.length && first[skipped]! - skipped <= index) skipped++
    return index + skipped
  })
  return [...first, ...mapped].sort((a, b) => a - b)
}

/**
 * Compares two states of a database, and returns the differences as a unified diff, which `patch` and `git apply` read.
 *
 * @throws {FileError} If rows end in carriage returns alone, which a patch cannot have.
 */
export async function* diffRows(versions: RowVersions): AsyncGenerator<string, void, undefined> {
  const { before, after, delimiter, removed, name } = versions
  const hunks = new Hunks()
  const others = readRows(after, delimiter)
  let index = 0
  let next = 0
  let mark = ''
  let isHeaderWritten = false
  for await (const { text } of readRows(before, delimiter)) {
    requireLine(mark)
    const isRemoved = next < removed.length && removed[next] === index
    if (isRemoved) next++
    const other = isRemoved ? null : ((await others.next()).value?.text ?? '')
    index++
    if (text === '\ufeff') {
      mark = text
      continue
    }
    const prefix = mark === '\ufeff' ? mark : ''
    mark = text
    hunks.add(prefix + text, other === null ? null : prefix + other)
    for (const hunk of hunks.take()) {
      if (!isHeaderWritten) yield headerOf(name)
      isHeaderWritten = true
      yield hunk
    }
  }
  hunks.end()
  for (const hunk of hunks.take()) {
    if (!isHeaderWritten) yield headerOf(name)
    isHeaderWritten = true
    yield hunk
  }

  function requireLine(row: string): void {
    if (row === '' || row === '\ufeff' || row.endsWith('\n')) return
    throw lineEndingError(before.name)
  }
}

/**
 * Compares two texts with the same number of lines, and returns the differences as a unified diff; empty if there are none.
 *
 * @param name - The name of the file in the diff.
 *
 * @example
 * ```ts
 * import { diffTexts } from '@waymark/site'
 *
 * await diffTexts('a\nb\n', 'a\nc\n', 'x.txt') // => '--- a/x.txt\n+++ b/x.txt\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n'
 * ```
 */
export async function diffTexts(before: string, after: string, name: string): Promise<string> {
  const sourceOf = (text: string): ByteSource => ({
    name,
    async *chunks() {
      yield utf8Encode(text)
    },
    close: async () => {},
  })
  const versions = { before: sourceOf(before), after: sourceOf(after), delimiter: null }
  let diff = ''
  for await (const piece of diffRows({ ...versions, removed: [], name })) diff += piece
  return diff
}

function headerOf(name: string): string {
  const shown = (side: string) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters need quotes
    return /[\u0000-\u001f"\\]/.test(name) ? JSON.stringify(`${side}/${name}`) : `${side}/${name}`
  }
  return `--- ${shown('a')}\n+++ ${shown('b')}\n`
}

/** Groups changed lines, with the lines around them. */
class Hunks {
  #ready: string[] = []
  /** Lines of both states before the next hunk. */
  #context: string[] = []
  /** The lines of the open hunk, with their signs. */
  #lines: string[] = []
  /** How many lines at its end are in both states. */
  #trailing = 0
  #oldLine = 0
  #newLine = 0
  /** Lines of each state before the open hunk. */
  #oldStart = 0
  #newStart = 0

  /** Adds a row; `after` is `null` if it is removed. */
  add(before: string, after: string | null): void {
    if (before === after) {
      for (const line of linesOf(before)) this.#keep(line)
      return
    }
    if (this.#lines.length === 0) {
      this.#oldStart = this.#oldLine - this.#context.length
      this.#newStart = this.#newLine - this.#context.length
      this.#lines = this.#context.map((line) => ` ${line}`)
      this.#context = []
    }
    this.#trailing = 0
    for (const line of linesOf(before)) {
      this.#oldLine++
      this.#lines.push(`-${line}`)
    }
    for (const line of after === null ? [] : linesOf(after)) {
      this.#newLine++
      this.#lines.push(`+${line}`)
    }
  }

  #keep(line: string): void {
    this.#oldLine++
    this.#newLine++
    if (this.#lines.length === 0) {
      this.#context.push(line)
      if (this.#context.length > CONTEXT) this.#context.shift()
      return
    }
    this.#lines.push(` ${line}`)
    this.#trailing++
    if (this.#trailing > 2 * CONTEXT) this.end()
  }

  /** Ends the open hunk. */
  end(): void {
    if (this.#lines.length === 0) return
    const surplus = Math.max(0, this.#trailing - CONTEXT)
    const lines = this.#lines.slice(0, this.#lines.length - surplus)
    this.#context = this.#lines.slice(-CONTEXT).map((line) => line.slice(1))
    const count = (sign: string) => lines.filter((line) => line[0] !== sign).length
    const range = (start: number, length: number) => `${length === 0 ? start : start + 1},${length}`
    const before = range(this.#oldStart, count('+'))
    const after = range(this.#newStart, count('-'))
    const shown = lines.map((line) => {
      return line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`
    })
    this.#ready.push(`@@ -${before} +${after} @@\n${shown.join('')}`)
    this.#lines = []
    this.#trailing = 0
  }

  /** Returns the hunks that are complete. */
  take(): readonly string[] {
    const ready = this.#ready
    if (ready.length > 0) this.#ready = []
    return ready
  }
}
