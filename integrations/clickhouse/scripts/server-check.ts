import type { Answer } from './chdb.ts'
import { killOneWorker } from './kill-workers.ts'

/** What a check of a server has. */
export interface ServerCheck {
  /** An empty folder for the server. */
  readonly folder: string
  /** URLs, one on each line. */
  readonly file: string
  readonly rows: number
  readonly kills: number
  /** What the command line prints for the file. */
  readonly expected: { readonly digest: string; readonly rows: number }
  /** The file of the worker. */
  readonly worker: string
}

/** Prints one line of a check. @returns whether it holds. */
export function report(what: string, holds: boolean, figures = ''): boolean {
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${what}${figures === '' ? '' : `: ${figures}`}`)
  return holds
}

/**
 * Kills a worker during each of many queries. Each must give the right result or fail with a message that names the worker.
 *
 * @param pids - The servers.
 * @param namesWorker - How the server speaks of a worker.
 */
export async function checkKills(
  name: string,
  kills: number,
  pids: readonly number[],
  namesWorker: RegExp,
  ask: (round: number) => Promise<{ readonly answer: Answer; readonly right: string }>,
): Promise<boolean> {
  let right = 0
  let failed = 0
  let killed = 0
  const wrong: string[] = []
  const started = performance.now()
  await ask(-1)
  const duration = performance.now() - started
  // Not the same moment in every run: what must hold must hold at any. Some come too late, when no worker is left.
  for (let round = 0; killed < kills && round < kills * 20; round++) {
    const query = ask(round)
    let isRunning = true
    void query.finally(() => {
      isRunning = false
    })
    await sleep(Math.random() * duration)
    for (let isDone = false; isRunning && !isDone; await sleep(1)) {
      // Between two blocks of rows, there may be no worker.
      const pid = pids[Math.floor(Math.random() * pids.length)]!
      isDone = killOneWorker(pid, (count) => Math.floor(Math.random() * count))
      if (isDone) killed++
    }
    const { answer, right: expected } = await query
    if ('error' in answer) {
      if (namesWorker.test(answer.error)) failed++
      else wrong.push(answer.error)
    } else if (answer.result.trimEnd() === expected) right++
    else wrong.push(`${answer.result.trimEnd()} and not ${expected}`)
  }
  for (const text of wrong.slice(0, 5)) console.log(`       ${text.slice(0, 500)}`)
  return report(
    `${name}: ${killed} workers killed`,
    wrong.length === 0 && (killed > 0 || kills === 0),
    `${right} queries gave the right result, ${failed} failed and named the worker, ${wrong.length} did neither`,
  )
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
