import { decodeValue } from '../markup/character-references.ts'
import { MAX_VALUE } from '../markup/limits.ts'
import { TextRun } from '../markup/text-run.ts'
import { typeOfHtml } from '../tree/element-types.ts'
import type { OpenElements } from '../tree/open-elements.ts'
import { collapseAsciiWhitespace, skipAsciiWhitespace } from './ascii-whitespace.ts'

/** Takes words of the main text. */
export type TextTaker = (words: string, isMain: boolean) => void

/** Elements of the body that many pages repeat. */
const REPEATED = /* @__PURE__ */ ['nav', 'footer', 'aside'].map(typeOfHtml)
/** In `main`, it has the title of the text. */
const HEADER = /* @__PURE__ */ typeOfHtml('header')
const MAIN = /* @__PURE__ */ typeOfHtml('main')

/** Collects the main text of a page, tag by tag. */
export class MainText {
  readonly #take: TextTaker
  readonly #elements: OpenElements
  readonly #run = new TextRun(MAX_VALUE)

  constructor(take: TextTaker, elements: OpenElements) {
    this.#take = take
    this.#elements = elements
  }

  add(text: string): void {
    let rest = text
    for (;;) {
      // Most pieces of text are nothing but the white space between two tags.
      const start = this.#run.text === '' ? skipAsciiWhitespace(rest, 0, rest.length) : 0
      const end = start + MAX_VALUE - this.#run.text.length
      this.#run.add(rest.slice(start, end))
      if (end >= rest.length) return
      rest = rest.slice(end)
      this.flush()
    }
  }

  /** Hands over what has been collected. It comes before each tag, whose element is not open yet, or is still open. */
  flush(): void {
    const { text } = this.#run
    if (text === '') return
    this.#run.clear()
    const isMain = this.#elements.count(MAIN) > 0
    if (REPEATED.some((type) => this.#elements.count(type) > 0)) return
    if (!isMain && this.#elements.count(HEADER) > 0) return
    const words = collapseAsciiWhitespace(decodeValue(text, 'rcdata'))
    if (words !== '') this.#take(words, isMain)
  }
}
