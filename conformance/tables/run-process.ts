import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * Runs a program whose error output is a pipe.
 *
 * @throws Error with the end of this output, if the program fails.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<void> {
  const child = spawn(command, args, options)
  const [told, [status]] = await Promise.all([text(child.stderr!), once(child, 'close')])
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${told.slice(-2000)}`)
}
