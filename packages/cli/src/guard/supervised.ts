import { writeSync } from 'node:fs'
import { Writable } from 'node:stream'
import { isatty, WriteStream } from 'node:tty'
import { onMadeFolder } from '@waymark/site/files/node'
import { systemErrorCode } from '../failure.ts'
import type { ProcessStreams } from '../io.ts'

/**
 * Where the supervising process has its standard error. Standard error itself is a pipe to the supervisor, which holds back what
 * the engine prints when it has no memory left.
 */
const MESSAGES = 3

/**
 * Returns the streams of a process that is supervised, tells the supervisor which folders are made, and ends when the supervisor
 * does.
 */
export function supervisedStreams(): ProcessStreams {
  // A supervisor that is gone cannot be told: without the function, that would end this process before it cleans up.
  onMadeFolder((folder) => process.send?.(folder, undefined, undefined, () => {}))
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Waiting for the supervisor alone does not keep this process alive.
  process.channel?.unref()
  const stderr = isatty(MESSAGES) ? new WriteStream(MESSAGES) : messages()
  return {
    get stdin() {
      return process.stdin
    },
    stdout: process.stdout,
    stderr,
    env: process.env,
  }
}

/** How long to wait before writing again to a pipe that is full, in milliseconds. */
const FULL = 5

/** Writes at once, like standard error, so that messages and output keep their order if both go to one file. */
function messages(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      let at = 0
      const attempt = (): void => {
        try {
          while (at < chunk.length) at += writeSync(MESSAGES, chunk, at)
        } catch (error) {
          if (systemErrorCode(error) === 'EAGAIN') setTimeout(attempt, FULL)
          else done(error as Error)
          return
        }
        done()
      }
      attempt()
    },
  })
}
