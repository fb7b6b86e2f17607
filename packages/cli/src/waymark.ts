#!/usr/bin/env node
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { mayExhaustHeap, SUPERVISED } from './guard/heap-need.ts'

// A start takes three quarters of the time if Node keeps what it makes of the program. Node 20 cannot.
module.enableCompileCache?.()

const args = process.argv.slice(2)
const isSupervised = process.channel !== undefined && process.env[SUPERVISED] !== undefined
delete process.env[SUPERVISED]

// What is not needed is not loaded: the supervisor is to stay small.
if (isSupervised || !(await mayExhaustHeap(args)) || !(await runSupervised())) {
  const [{ createIo, main }, streams] = await Promise.all([
    import('./main.ts'),
    isSupervised ? import('./guard/supervised.ts') : null,
  ])
  const io = createIo(streams?.supervisedStreams() ?? process)
  process.exitCode = await main(args, io)
  io.closeStdin()
}

async function runSupervised(): Promise<boolean> {
  const { supervise } = await import('./guard/supervise.ts')
  return await supervise(fileURLToPath(import.meta.url), args, SUPERVISED)
}
