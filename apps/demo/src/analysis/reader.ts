import type { AnalysisName, Answer, Request } from './analyses.ts'
import type { Progress } from './progress.ts'

/** A worker that analyses one state after another. */
export interface Reader {
  isBusy(): boolean
  analyse(name: AnalysisName, state: unknown, progress: Progress): Promise<Analysed>
  /** Stops the worker; promises that are still open are rejected. */
  dismiss(): void
}

/** What came of an analysis. */
export interface Analysed {
  readonly view: unknown
  /** A result in full, for copying; rejected if another analysis has run since, or the worker was dismissed. */
  whole(name: PropertyKey): Promise<string>
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void
  readonly reject: (error: Error) => void
}

export function createReader(worker: Worker): Reader {
  let analysis: (Waiting<unknown> & { readonly progress: Progress }) | null = null
  const wholes = new Map<number, Waiting<string>>()
  let lastId = 0
  let isDismissed = false

  const send = (request: Request) => worker.postMessage(request)

  function rejectAll(message: string): void {
    const error = new Error(message)
    analysis?.reject(error)
    analysis = null
    for (const { reject } of wholes.values()) reject(error)
    wholes.clear()
  }

  function hear(data: Answer): void {
    switch (data.kind) {
      case 'progress':
        analysis?.progress(data.done, data.total)
        return
      case 'view':
        analysis?.resolve(data.view)
        analysis = null
        return
      case 'failed':
        analysis?.reject(new Error(data.message))
        analysis = null
        return
      case 'whole': {
        const waiting = wholes.get(data.id)
        wholes.delete(data.id)
        if (data.text === null) waiting?.reject(new Error('The result is for earlier input.'))
        else waiting?.resolve(data.text)
      }
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    rejectAll(event.message || 'The worker stopped.')
  })

  function whole(of: number, name: PropertyKey): Promise<string> {
    return new Promise((resolve, reject) => {
      if (isDismissed) throw new Error('The result is for earlier input.')
      lastId++
      wholes.set(lastId, { resolve, reject })
      send({ kind: 'whole', of, name, id: lastId })
    })
  }

  return {
    isBusy: () => analysis !== null,
    async analyse(name, state, progress) {
      rejectAll('Replaced by newer input.')
      lastId++
      const id = lastId
      const view = await new Promise((resolve, reject) => {
        analysis = { resolve, reject, progress }
        send({ kind: 'analyse', name, state, id })
      })
      return { view, whole: (text) => whole(id, text) }
    },
    dismiss() {
      isDismissed = true
      worker.terminate()
      rejectAll('It was stopped.')
    },
  }
}
