import { type AnalysisName, type Answer, analyses, type Request } from './analyses.ts'
import type { Progress } from './progress.ts'

/** Between two reports of progress, in milliseconds. */
const PAUSE = 50

/** The results of the last analysis that can be copied; the page has only the start of each. */
let wholes: Readonly<Record<string, string>> = {}
let lastId = 0
let lastReport = 0

function answer(message: Answer): void {
  globalThis.postMessage(message)
}

function progress(done: number, total: number): void {
  const now = performance.now()
  if (now - lastReport < PAUSE) return
  lastReport = now
  answer({ kind: 'progress', done, total })
}

type Analysis = (state: unknown, progress: Progress) => { wholes: typeof wholes }

function analyse(name: AnalysisName, state: unknown): void {
  try {
    // The page sends the state that belongs to the name: `read` in view/reading.ts has the types.
    const view = (analyses[name] as Analysis)(state, progress)
    wholes = view.wholes
    const named = Object.keys(wholes).map((name) => [name, ''])
    answer({ kind: 'view', view: { ...view, wholes: Object.fromEntries(named) } })
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Answers what the page asks; call this in a worker. */
export function startAnswering(): void {
  globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.kind === 'analyse') {
      wholes = {}
      lastId = data.id
      analyse(data.name, data.state)
    } else {
      const text = data.of === lastId ? (wholes[String(data.name)] ?? null) : null
      answer({ kind: 'whole', id: data.id, text })
    }
  })
}
