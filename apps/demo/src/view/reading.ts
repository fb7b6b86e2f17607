import type { AnalysisName, StateOf, ViewOf, WholeOf } from '../analysis/analyses.ts'
import { type Analysed, createReader, type Reader } from '../analysis/reader.ts'
import { drawingWords } from '../words/drawing.ts'
import type { WholeText } from './copy.ts'
import { element } from './element.ts'
import { afterPause } from './entry-field.ts'

/** What a view provides so that its input is read. */
export interface ReadingOptions<Name extends AnalysisName> {
  readonly name: Name
  /** Processes short input immediately. */
  readonly atOnce: (state: StateOf<Name>) => ViewOf<Name>
  readonly startWorker: () => Promise<Worker>
  /** The element with the results, which is inert while they are for earlier input. */
  readonly results: readonly HTMLElement[]
  /** Gets the focus when the Stop button disappears. */
  readonly control: HTMLElement
  readonly announce: (text: string) => void
  readonly show: (view: ViewOf<Name>, whole: (name: WholeOf<Name>) => WholeText) => void
}

export interface Reading<Name extends AnalysisName> {
  /** Shows the progress, with a button to stop. */
  readonly node: HTMLElement
  /**
   * Reads and shows a state: a short one at once, a long one in a worker, after a pause without changes.
   *
   * @param length - Of all strings in the state together.
   * @returns Whether the state is shown already.
   */
  read(state: StateOf<Name>, length: number): boolean
}

/** All methods of comparison together read this many characters in a few hundredths of a second. */
const LONGEST_AT_ONCE = 5000

/** Processes input of any length without blocking the page. */
export function createReading<Name extends AnalysisName>(
  options: ReadingOptions<Name>,
): Reading<Name> {
  const { name, atOnce, startWorker, results, control, announce, show } = options
  const words = drawingWords()
  const said = element('span', {})
  const bar = element('progress', { 'aria-label': words.progress })
  const stop = element('button', { type: 'button', class: 'quiet' }, words.stop)
  const again = element('button', { type: 'button', class: 'quiet' }, words.readAgain)
  const node = element('p', { class: 'reading note', hidden: '' }, said, bar, stop, again)
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0
  let reader: Reader | null = null
  let readLast = () => {}

  function say(text: string, isBusy: boolean): void {
    const hadFocus = node.contains(document.activeElement)
    said.textContent = text
    bar.removeAttribute('value')
    bar.hidden = !isBusy
    stop.hidden = !isBusy
    again.hidden = isBusy
    node.hidden = text === ''
    if (text !== '') announce(text)
    if (hadFocus) (text === '' ? control : isBusy ? stop : again).focus()
  }

  /** Disables results for earlier input, so that they are not mistaken for those of the current input. */
  function markResults(isCurrent: boolean, isBusy: boolean): void {
    for (const result of results) {
      result.inert = !isCurrent
      result.setAttribute('aria-busy', String(isBusy))
    }
  }

  function finish(view: ViewOf<Name>, whole: (name: WholeOf<Name>) => WholeText): void {
    markResults(true, false)
    say('', false)
    show(view, whole)
  }

  function dismiss(): void {
    reader?.dismiss()
    reader = null
  }

  function fail(why: string): void {
    dismiss()
    markResults(false, false)
    say(why, false)
  }

  const readLong = afterPause(150, async (state: StateOf<Name>, own: number) => {
    if (own !== turn) return
    try {
      const { view, whole } = await readInWorker(state, own)
      // A worker answers with the view that belongs to the name.
      if (own === turn) finish(view as ViewOf<Name>, whole)
    } catch (error) {
      if (own === turn) fail(words.notRead(messageOf(error)))
    }
  })

  async function readInWorker(state: StateOf<Name>, own: number): Promise<Analysed> {
    // A busy worker would finish the earlier input first.
    if (reader?.isBusy()) dismiss()
    if (reader === null) {
      const worker = await startWorker()
      if (own !== turn) {
        worker.terminate()
        throw new Error('Replaced by newer input.')
      }
      reader = createReader(worker)
    }
    const progress = (done: number, total: number) => {
      bar.max = total
      bar.value = done
    }
    return reader.analyse(name, state, progress)
  }

  stop.addEventListener('click', () => {
    turn++
    fail(words.stopped)
  })
  again.addEventListener('click', () => readLast())

  function read(state: StateOf<Name>, length: number): boolean {
    turn++
    readLast = () => read(state, length)
    if (length > LONGEST_AT_ONCE) {
      say(words.reading(length), true)
      markResults(false, true)
      readLong(state, turn)
      return false
    }
    dismiss()
    const view = atOnce(state)
    // Each view has its own names for the texts that can be copied whole.
    const wholes = view.wholes as Readonly<Record<WholeOf<Name>, string>>
    finish(view, (whole) => wholes[whole])
    return true
  }

  return { node, read }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
