#!/usr/bin/env node
import { createIo } from './io.ts'
import { main } from './main.ts'

process.exitCode = await main(process.argv.slice(2), createIo(process))
// A reader that went away, or a failure, may leave standard input open and waiting.
process.stdin.destroy()
