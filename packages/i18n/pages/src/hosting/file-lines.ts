import type { RulePlace } from './hosting-rule.ts'

/** A line that is neither empty nor a comment, without white space at both ends. */
export interface FileLine extends RulePlace {
  readonly text: string
  readonly isIndented: boolean
}

/** Yields the lines of a text that say something. `#` begins a comment. */
export function* fileLines(text: string): Generator<FileLine, void, undefined> {
  for (const [number, whole] of wholeLines(text).entries()) {
    const line = whole.trimStart()
    if (line === '' || line.startsWith('#')) continue
    const indent = whole.length - line.length
    yield { text: line.trimEnd(), isIndented: indent > 0, line: number + 1, column: indent + 1 }
  }
}

export function wholeLines(text: string): readonly string[] {
  return (text.startsWith('\uFEFF') ? text.slice(1) : text).split(/\r\n?|\n/)
}
