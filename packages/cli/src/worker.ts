#!/usr/bin/env node
import { sentence } from '@waymark/infra/internal'
import { applyColor, checkColor, takeColor } from './color-option.ts'
import { workerCommand } from './commands/worker.ts'
import { Failure, usageFailure } from './failure.ts'
import { createIo } from './io.ts'
import { processStreams } from './process-streams.ts'
import { runCommand, runGuarded } from './run-command.ts'

// `waymark worker` as a program of its own: the build makes one file of it and of all that it imports.

const line = takeColor(process.argv.slice(2))
applyColor(line.color, process.env)
const io = createIo(processStreams())

const worker = workerCommand(async () => {
  throw new Failure(
    sentence(
      '--format arrow is not in worker.cjs: run npm install @waymark/cli apache-arrow, and then waymark worker',
      { detail: 'arrow-of-worker' },
    ),
  )
})

async function run(): Promise<void> {
  process.exitCode = await runGuarded(
    () => 'waymark worker',
    io,
    async () => {
      checkColor(line)
      if (line.args.some((arg) => /^--lang(?:=|$)/.test(arg))) {
        throw usageFailure('--lang is not in worker.cjs, which speaks English: remove it', {
          detail: 'lang-of-worker',
        })
      }
      return await runCommand(worker, line.args, { io, loadCommands: async () => [worker] })
    },
  )
  io.closeStdin()
}

void run()
