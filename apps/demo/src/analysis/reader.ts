import type { AnalysisName, Answer, Request } from './analyses.ts'
import type { Progress } from './progress.ts'

/** A worker that analyses one state after another. */
export interface Reader {
  isBusy(): boolean
  analyse(name: AnalysisName, state: unknown, progress: Progress): Promise<unknown>
  /** The whole of a text of the last analysis. */
  whole(name: PropertyKey): Promise<string>
  /** Stops it for good; what it still owes is rejected. */
  dismiss(): void
}

interface Waiting<Value> {
  readonly resolve: (value: Value) => void
  readonly reject: (error: Error) => void
}

export function createReader(worker: Worker): Reader {
  let analysis: (Waiting<unknown> & { readonly progress: Progress }) | null = null
  const wholes = new Map<number, Waiting<string>>()
  let lastId = 0

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
      case 'whole':
        wholes.get(data.id)?.resolve(data.text)
        wholes.delete(data.id)
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    rejectAll(event.message || 'The worker broke off.')
  })

  return {
    isBusy: () => analysis !== null,
    analyse: (name, state, progress) =>
      new Promise((resolve, reject) => {
        analysis = { resolve, reject, progress }
        send({ kind: 'analyse', name, state })
      }),
    whole: (name) =>
      new Promise((resolve, reject) => {
        lastId++
        wholes.set(lastId, { resolve, reject })
        send({ kind: 'whole', name, id: lastId })
      }),
    dismiss() {
      worker.terminate()
      rejectAll('It was stopped.')
    },
  }
}
