import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WITHOUT_DATA } from '../../test/data.ts'
import { type LaneAnswer, type LaneTask, PROGRESS } from './lane-messages.ts'

/** A quick test takes a second, and a file seconds to import; beside other programs, five times as long. */
const LONGEST_SILENCE = 30_000

/** A process with one Vitest, which runs one mutant after another: to start one takes longer than most mutants. */
export class Lane {
  readonly #isDeep: boolean
  #child: ChildProcess | null = null

  /**
   * @param isDeep - Whether it has the data folder, and runs slow tests.
   */
  constructor(isDeep: boolean) {
    this.#isDeep = isDeep
  }

  /** The answer; `null` if the mutant seems never to end. */
  async run(task: LaneTask): Promise<LaneAnswer | null> {
    const child = this.#child ?? (await this.#start())
    return new Promise((resolve) => {
      const settle = (answer: LaneAnswer | null): void => {
        clearTimeout(timer)
        child.removeAllListeners()
        if (answer === null) this.end()
        resolve(answer)
      }
      const timer = setTimeout(settle, LONGEST_SILENCE, null)
      child.once('exit', () => settle(null))
      // Only lane.ts sends messages.
      child.on('message', (message) => {
        if (message === PROGRESS) timer.refresh()
        else settle(message as LaneAnswer)
      })
      child.send(task)
    })
  }

  /** Ends the process and those that it started. */
  end(): void {
    const pid = this.#child?.pid
    this.#child = null
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }

  async #start(): Promise<ChildProcess> {
    const env: NodeJS.ProcessEnv = { ...process.env, WAYMARK_SEED: '20261122', NODE_ENV: 'test' }
    if (this.#isDeep) env['WAYMARK_MUTANTS_DEEP'] = '1'
    else Object.assign(env, WITHOUT_DATA)
    const child = spawn(
      process.execPath,
      ['--conditions=@waymark/source', fileURLToPath(new URL('lane.ts', import.meta.url))],
      // A group of its own, so that its workers end with it.
      { env, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    )
    this.#child = child
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (message !== 'ready') throw new Error('a process for the mutants did not start')
    return child
  }
}
