import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stubs } from './built-ins.ts'

/** A result that changed. */
export interface Answer {
  /** The built-in that was replaced. */
  readonly builtIn: string
  /** By what. */
  readonly stub: string
  /** Whether the library had run every operation once before; if not, it had just been loaded. */
  readonly isUsed: boolean
  readonly operation: string
  readonly was: string
  readonly is: string
  /** Whether a wrong URL or host was returned, and not an exception. */
  readonly isCritical: boolean
}

/** For each built-in whose replacement changes a result, the results. */
export type Answers = ReadonlyMap<string, readonly Answer[]>

/** In milliseconds: no change takes as long, even on a busy machine. */
const PATIENCE = 20_000

/**
 * Replaces each built-in in turn.
 *
 * @param file - The bundle of ours, or `node`.
 * @param names - Of the stubs.
 */
export async function measure(
  file: string,
  names: readonly string[] = Object.keys(stubs),
): Promise<Answers> {
  const answers = new Map<string, Answer[]>()
  for (let from = 0; ; ) {
    const stopped = await runChild(file, from, names, (answer) => {
      const others = answers.get(answer.builtIn)
      if (others === undefined) answers.set(answer.builtIn, [answer])
      else others.push(answer)
    })
    if (stopped === null) return answers
    from = stopped + 1
  }
}

/** @returns The change at which the child hung or died, which is not a wrong result; `null` if it reached the end. */
function runChild(
  file: string,
  from: number,
  names: readonly string[],
  tell: (answer: Answer) => void,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    // One less, until the child has begun.
    let at = from - 1
    let isDone = false
    const child = spawn(
      process.execPath,
      [
        '--conditions=@waymark/source',
        '--stack-size=500',
        fileURLToPath(new URL('child.ts', import.meta.url)),
        file,
        String(from),
        names.join(','),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let timer: NodeJS.Timeout | undefined
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        clearTimeout(timer)
        timer = setTimeout(stop, PATIENCE)
        if (line === 'end') isDone = true
        else if (line.startsWith('{')) tell(JSON.parse(line) as Answer)
        else at = Number(line)
      })
      .on('close', () => {
        clearTimeout(timer)
        if (at < from && !isDone) reject(new Error('the child did not begin'))
        else resolve(isDone ? null : at)
      })

    function stop(): void {
      child.kill('SIGKILL')
    }
  })
}
