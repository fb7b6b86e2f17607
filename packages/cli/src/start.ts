import { applyColor, takeColor } from './color-option.ts'
import { mayExhaustHeap, SUPERVISED } from './guard/heap-need.ts'
import { createIo } from './io.ts'
import { main } from './main.ts'
import { processStreams } from './process-streams.ts'

/**
 * Runs a command line in this process, or in a second one that this process supervises.
 *
 * @param program - The path of the program, to start it again.
 */
export async function start(program: string): Promise<void> {
  const words = process.argv.slice(2)
  const { args, color } = takeColor(words)
  applyColor(color, process.env)
  const isSupervised = process.channel !== undefined && process.env[SUPERVISED] !== undefined
  delete process.env[SUPERVISED]

  if (!isSupervised && (await mayExhaustHeap(args))) {
    const { supervise } = await import('./guard/supervise.ts')
    if (await supervise(program, args, SUPERVISED)) return
  }
  const io = createIo(
    isSupervised ? (await import('./guard/supervised.ts')).supervisedStreams() : processStreams(),
  )
  process.exitCode = await main(words, io)
  io.closeStdin()
}
