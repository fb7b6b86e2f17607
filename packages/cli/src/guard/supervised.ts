import { isatty, WriteStream } from 'node:tty'
import { onMadeFolder } from '@waymark/site/files/node'
import type { ProcessStreams } from '../io.ts'
import { DescriptorOutput } from '../output/descriptor-output.ts'
import { processStreams } from '../process-streams.ts'

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
  // Messages and output keep their order if both go to one file.
  const stderr = isatty(MESSAGES) ? new WriteStream(MESSAGES) : new DescriptorOutput(MESSAGES)
  return processStreams(() => stderr)
}
