/** A line of a `robots.txt` that is not empty. */
export interface RobotsLine {
  /** From 1. */
  readonly line: number
  /** Without its comment, and without white space at both ends. */
  readonly text: string
  /** How many characters come before the text. */
  readonly indent: number
  /** As written. */
  readonly whole: string
  /** How much of the file ends with the line. Characters are counted, which are fewer than bytes only in texts beyond ASCII. */
  readonly end: number
}

/** What a crawler must read at least: 500 KiB. Google ignores the rest. */
export const MAX_BYTES = 512_000

/** Yields the lines of a `robots.txt` that have more than a comment. */
export function* robotsLines(text: string): Generator<RobotsLine, void, undefined> {
  const lines = (text.startsWith('\uFEFF') ? text.slice(1) : text).split(/\r\n|\n|\r/)
  let end = 0
  for (const [i, whole] of lines.entries()) {
    end += whole.length + 1
    const comment = whole.indexOf('#')
    const content = (comment === -1 ? whole : whole.slice(0, comment)).trimEnd()
    const text = content.trimStart()
    if (text === '') continue
    yield { line: i + 1, text, indent: content.length - text.length, whole, end }
  }
}
