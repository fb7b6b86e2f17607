#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'

if (isMainThread || parentPort === null) {
  const { createIo } = await import('./io.ts')
  const { main } = await import('./main.ts')
  process.exitCode = await main(
    process.argv.slice(2),
    createIo(process, fileURLToPath(import.meta.url)),
  )
  // A reader that went away, or a failure, may leave standard input open and waiting.
  process.stdin.destroy()
} else {
  // A thread of `waymark normalize --jobs`.
  const { serveBlocks } = await import('./normalize/worker.ts')
  serveBlocks(parentPort, workerData)
}
