#!/usr/bin/env node
import { createIo } from './io.ts'
import { main } from './main.ts'

process.exitCode = await main(process.argv.slice(2), createIo(process))
// After a closed pipe or a failure, standard input may still be open and keep the process waiting.
process.stdin.destroy()
