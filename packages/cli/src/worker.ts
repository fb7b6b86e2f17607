#!/usr/bin/env node
import { workerCommand } from './commands/worker.ts'
import { Failure } from './failure.ts'
import { createIo } from './io.ts'
import { runCommand, runGuarded } from './run-command.ts'

// `waymark worker` as a program of its own: the build makes one file of it and of all that it imports.

const io = createIo(process)

const worker = workerCommand(async () => {
  throw new Failure(
    '--format arrow is not in worker.cjs: run npm install @waymark/cli apache-arrow, and then waymark worker',
  )
})

async function run(): Promise<void> {
  process.exitCode = await runGuarded(
    () => 'waymark worker',
    io,
    async () =>
      await runCommand(worker, process.argv.slice(2), { io, loadCommands: async () => [worker] }),
  )
  io.closeStdin()
}

void run()
