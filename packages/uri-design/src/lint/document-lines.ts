import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import type { IgnoreDirective, PlacedItem, ReadDocument } from './document-reading.ts'
import type { DocumentComment } from './document-tree.ts'
import { readIgnoredWords } from './ignored-names.ts'

/** What a string without a kind is. */
export function kindOf(text: string): 'uri' | 'template' {
  return /\{[^{}]*\}/.test(text) ? 'template' : 'uri'
}

const DIRECTIVE = /^#\s*waymark-ignore-(file|next-line)(?![\w-])(.*)$/
const TRAILING = /^#\s*waymark-ignore(?![\w-])(.*)$/
/** A comment that was meant as one of these. */
const LIKE_DIRECTIVE = /^#\s*(waymark-?ignore[\w-]*)/i
const DIRECTIVES: readonly string[] = ['waymark-ignore-next-line', 'waymark-ignore-file']

/** Reads one URI or template from each line; `#` begins a comment. */
export function readLines(content: string): ReadDocument {
  const items: PlacedItem[] = []
  const problems: DocumentProblem[] = []
  const ignores: IgnoreDirective[] = []
  const lines = new IgnoreLines(content.length, ignores, problems)
  let start = 0
  for (const line of content.split('\n')) {
    const written = line.endsWith('\r') ? line.slice(0, -1) : line
    const from = start + (/^\s*/.exec(written)?.[0].length ?? 0)
    const trimmed = written.trim()
    start += line.length + 1
    if (trimmed === '') continue
    if (trimmed.startsWith('#')) {
      lines.readComment({ text: trimmed, start: from })
      continue
    }
    const hash = trimmed.lastIndexOf('#')
    const before = trimmed.charAt(hash - 1)
    const isComment = hash > 0 && /\s/.test(before) && TRAILING.test(trimmed.slice(hash))
    const text = isComment ? trimmed.slice(0, hash).trimEnd() : trimmed
    lines.readContent(from, from + text.length)
    if (isComment) {
      lines.readTrailing(
        { text: trimmed.slice(hash), start: from + hash },
        from,
        from + text.length,
      )
    }
    items.push({
      text,
      kind: kindOf(text),
      pointer: null,
      set: '',
      unasked: [],
      fixable: 'all',
      place: (offset) => from + offset,
      write: (_start, _end, fixed) => (/[\s#]/.test(fixed) ? null : fixed),
    })
  }
  return { kind: 'resources', items, problems, ignores }
}

/** Collects the ignore comments of a document in which each is on a line. */
export class IgnoreLines {
  readonly #length: number
  readonly #ignores: IgnoreDirective[]
  readonly #problems: DocumentProblem[]
  #next: IgnoreDirective['names'] = []

  constructor(length: number, ignores: IgnoreDirective[], problems: DocumentProblem[]) {
    this.#length = length
    this.#ignores = ignores
    this.#problems = problems
  }

  /** A comment on a line of its own. */
  readComment(comment: DocumentComment): void {
    const { text } = comment
    const [, where, words = ''] = DIRECTIVE.exec(text) ?? []
    if (where === undefined) {
      this.#refuse(comment, ofOwnLine)
      return
    }
    const names = this.#namesOf(comment, words)
    if (where === 'next-line') this.#next = names
    else this.#ignores.push({ from: 0, to: this.#length, names })
  }

  /** The next line that is not a comment, without what surrounds it. */
  readContent(from: number, to: number): void {
    if (this.#next.length > 0) this.#ignores.push({ from, to, names: this.#next })
    this.#next = []
  }

  /** A comment at the end of such a line. */
  readTrailing(comment: DocumentComment, from: number, to: number): void {
    const words = TRAILING.exec(comment.text)?.[1]
    if (words === undefined) this.#refuse(comment, ofLineEnd)
    else this.#ignores.push({ from, to, names: this.#namesOf(comment, words) })
  }

  /** Reports a comment that was meant as another one. */
  #refuse({ text, start }: DocumentComment, wordsOf: (word: string) => MisspeltWords): void {
    const word = LIKE_DIRECTIVE.exec(text)?.[1]
    if (word === undefined) return
    const { message, remedy } = wordsOf(word)
    const at = start + text.indexOf(word)
    const place = { start: at, end: at + word.length, remedy }
    this.#problems.push(documentProblem('ignore-not-understood', message, place))
  }

  #namesOf({ text, start }: DocumentComment, words: string): IgnoreDirective['names'] {
    return readIgnoredWords(words, { start, end: start + text.length }, this.#problems)
  }
}

interface MisspeltWords {
  readonly message: Sentence
  readonly remedy: Sentence
}

/** A line of its own that looks like an ignore comment. */
function ofOwnLine(word: string): MisspeltWords {
  const near = word === 'waymark-ignore' ? DIRECTIVES[0] : suggest(word, DIRECTIVES)
  const directives = near === null || near === undefined ? DIRECTIVES : [near]
  return {
    message: sentence('A comment on a line of its own cannot begin with {word:quote}.', { word }),
    remedy: sentence('Write {directives,or}.', { directives }),
  }
}

/** The same at the end of a line. */
function ofLineEnd(word: string): MisspeltWords {
  return {
    message: sentence('A comment at the end of a line cannot begin with {word:quote}.', { word }),
    remedy: DIRECTIVES.includes(word)
      ? sentence('Put it on a line of its own.')
      : sentence('Write {directives,or}.', { directives: ['waymark-ignore'] }),
  }
}
