import type { AnalysisName, StateOf, ViewOf, WholeOf } from '../analysis/analyses.ts'
import { createReader, type Reader } from '../analysis/reader.ts'
import type { WholeText } from './copy.ts'
import { element } from './element.ts'
import { afterPause } from './entry-field.ts'

/** What a view needs to have its texts read. */
export interface ReadingOptions<Name extends AnalysisName> {
  readonly name: Name
  /** Reads a short text on the spot. */
  readonly atOnce: (state: StateOf<Name>) => ViewOf<Name>
  readonly startWorker: () => Promise<Worker>
  /** What shows the results; it is marked while they belong to an earlier text. */
  readonly results: readonly HTMLElement[]
  readonly show: (view: ViewOf<Name>, whole: (name: WholeOf<Name>) => WholeText) => void
}

export interface Reading<Name extends AnalysisName> {
  /** Says how far it is, and stops it. */
  readonly node: HTMLElement
  /**
   * Has a state read and shown: a short one at once, a long one by a worker once nothing has changed
   * for a moment.
   *
   * @param length - Of all texts in the state.
   * @returns Whether the state is shown already.
   */
  read(state: StateOf<Name>, length: number): boolean
}

/** Every method of comparison reads this many characters in a few hundredths of a second. */
const LONGEST_AT_ONCE = 5000

/** Reads texts of any length without holding up the page. */
export function createReading<Name extends AnalysisName>(
  options: ReadingOptions<Name>,
): Reading<Name> {
  const { name, atOnce, startWorker, results, show } = options
  const said = element('span', {})
  const bar = element('progress', { 'aria-label': 'Progress' })
  const stop = element('button', { type: 'button', class: 'quiet' }, 'Stop')
  const node = element('p', { class: 'reading note', hidden: '' }, said, bar, stop)
  /** Grows with each text: what belongs to an earlier one is not shown. */
  let turn = 0
  let reader: Reader | null = null

  function say(text: string, isBusy: boolean): void {
    said.textContent = text
    bar.removeAttribute('value')
    bar.hidden = !isBusy
    stop.hidden = !isBusy
    node.hidden = text === ''
  }

  function markResults(isBusy: boolean): void {
    for (const result of results) result.setAttribute('aria-busy', String(isBusy))
  }

  function finish(view: ViewOf<Name>, whole: (name: WholeOf<Name>) => WholeText): void {
    markResults(false)
    say('', false)
    show(view, whole)
  }

  function dismiss(): void {
    reader?.dismiss()
    reader = null
  }

  function fail(why: string): void {
    dismiss()
    say(why, false)
  }

  const readLong = afterPause(150, async (state: StateOf<Name>, own: number) => {
    if (own !== turn) return
    try {
      const view = await readInWorker(state, own)
      const from = reader
      if (own === turn && from !== null) finish(view, (whole) => from.whole(whole))
    } catch (error) {
      if (own === turn) fail(`The text could not be read. ${messageOf(error)}`)
    }
  })

  async function readInWorker(state: StateOf<Name>, own: number): Promise<ViewOf<Name>> {
    // One that is still at an earlier text would finish that first.
    if (reader?.isBusy()) dismiss()
    if (reader === null) {
      const worker = await startWorker()
      if (own === turn) reader = createReader(worker)
      else worker.terminate()
    }
    if (reader === null) throw new Error('It was stopped.')
    const progress = (done: number, total: number) => {
      bar.max = total
      bar.value = done
    }
    // A worker answers with the view that belongs to the name.
    return (await reader.analyse(name, state, progress)) as ViewOf<Name>
  }

  stop.addEventListener('click', () => {
    turn++
    fail('Stopped. The results belong to an earlier text.')
  })

  return {
    node,
    read(state, length) {
      turn++
      if (length > LONGEST_AT_ONCE) {
        say(`Reading ${length.toLocaleString('en')} characters…`, true)
        markResults(true)
        readLong(state, turn)
        return false
      }
      dismiss()
      const view = atOnce(state)
      // The names of a view's whole texts are its own.
      const wholes = view.wholes as Readonly<Record<WholeOf<Name>, string>>
      finish(view, (whole) => wholes[whole])
      return true
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
