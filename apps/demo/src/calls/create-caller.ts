import type { Progress } from '../analysis/progress.ts'
import type { ArgumentOf, Call, CallAnswer, Calls, ResultOf } from './messages.ts'

/** A worker whose functions the page can call. */
export interface Caller<Type> {
  call<Name extends keyof Type & string>(
    name: Name,
    argument: ArgumentOf<Type, Name>,
    progress?: Progress,
  ): Promise<ResultOf<Type, Name>>
  /** Ends the worker. Calls that have no answer are rejected, and the next call starts another worker. */
  stop(): void
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
  readonly progress: Progress
}

/** Starts a worker with the first call. */
export function createCaller<Type extends Calls<Type>>(
  startWorker: () => Promise<Worker>,
): Caller<Type> {
  const waiting = new Map<number, Waiting>()
  let worker: Promise<Worker> | null = null
  let lastId = 0

  function rejectAll(message: string): void {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }

  function hear(answer: CallAnswer): void {
    const call = waiting.get(answer.id)
    if (call === undefined) return
    if (answer.kind === 'progress') {
      call.progress(answer.done, answer.total)
      return
    }
    waiting.delete(answer.id)
    if (answer.kind === 'result') call.resolve(answer.result)
    else call.reject(new Error(answer.message))
  }

  async function start(): Promise<Worker> {
    const started = await startWorker()
    started.addEventListener('message', ({ data }: MessageEvent<CallAnswer>) => hear(data))
    started.addEventListener('error', (event) => {
      event.preventDefault()
      worker = null
      rejectAll(event.message || 'The worker stopped.')
    })
    return started
  }

  function current(): Promise<Worker> {
    if (worker !== null) return worker
    const starting = start()
    worker = starting
    // A script that did not load is asked for again with the next call.
    starting.catch(() => {
      if (worker === starting) worker = null
    })
    return starting
  }

  return {
    async call(name, argument, progress = () => {}) {
      const asked = current()
      const started = await asked
      if (worker !== asked) throw new Error('The worker was stopped.')
      lastId++
      const call: Call = { id: lastId, name, argument }
      const result = await new Promise((resolve, reject) => {
        waiting.set(call.id, { resolve, reject, progress })
        started.postMessage(call)
      })
      // The worker answers with what belongs to the name.
      return result as ResultOf<Type, typeof name>
    },
    stop() {
      void worker?.then((started) => started.terminate())
      worker = null
      rejectAll('The worker was stopped.')
    },
  }
}
