import type { Progress } from '../analysis/progress.ts'
import type { ArgumentOf, Call, CallAnswer, Calls, ResultOf } from './messages.ts'

/** The functions of a worker, which may take their time and say how far they are. */
export type Answers<Type> = {
  readonly [Name in keyof Type]: (
    argument: ArgumentOf<Type, Name>,
    progress: Progress,
  ) => ResultOf<Type, Name> | Promise<ResultOf<Type, Name>>
}

/** Between two reports of progress, in milliseconds. */
const PAUSE = 50

/** Answers the page, in a worker. */
export function answerCalls<Type extends Calls<Type>>(answers: Answers<Type>): void {
  const answer = (message: CallAnswer) => globalThis.postMessage(message)
  globalThis.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    const { id, name, argument } = data
    let last = 0
    const progress: Progress = (done, total) => {
      const now = performance.now()
      if (now - last < PAUSE) return
      last = now
      answer({ kind: 'progress', id, done, total })
    }
    void run(answers, name, argument, progress).then(
      (result) => answer({ kind: 'result', id, result }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        answer({ kind: 'failed', id, message })
      },
    )
  })
}

async function run<Type>(
  answers: Answers<Type>,
  name: string,
  argument: unknown,
  progress: Progress,
): Promise<unknown> {
  // The page sends the argument that belongs to the name: `createCaller` has the types.
  const own = answers[name as keyof Type] as (argument: unknown, progress: Progress) => unknown
  return await own(argument, progress)
}
