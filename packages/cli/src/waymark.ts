#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { mayExhaustHeap, SUPERVISED } from './guard/heap-need.ts'

const args = process.argv.slice(2)
const isSupervised = process.channel !== undefined && process.env[SUPERVISED] !== undefined
delete process.env[SUPERVISED]

// What is not needed is not loaded: the supervisor is to stay small.
if (isSupervised || !mayExhaustHeap(args) || !(await runSupervised())) {
  const [{ createIo }, { main }, streams] = await Promise.all([
    import('./io.ts'),
    import('./main.ts'),
    isSupervised ? import('./guard/supervised.ts') : null,
  ])
  process.exitCode = await main(args, createIo(streams?.supervisedStreams() ?? process))
  // After a closed pipe or a failure, standard input may still be open and keep the process waiting.
  process.stdin.destroy()
}

async function runSupervised(): Promise<boolean> {
  const { supervise } = await import('./guard/supervise.ts')
  return await supervise(fileURLToPath(import.meta.url), args)
}
