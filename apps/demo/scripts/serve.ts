import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { readOptions } from '../../../scripts/read-options.ts'

const USAGE = `Usage: pnpm demo

Builds the demo page, serves it and prints its URL. If the usual port is taken, it takes another.

Exit status: 1 the page cannot be built, 2 bad usage.`

readOptions({ name: 'demo', usage: USAGE, args: process.argv.slice(2) }, {})

const root = fileURLToPath(new URL('..', import.meta.url))
// The development server is ready at once, but then sends hundreds of modules one by one: the built page is complete earlier.
await build({ root, logLevel: 'warn' })
const server = await preview({ root, logLevel: 'warn' })
// A server that listens has a URL.
console.log(`The demo is at ${server.resolvedUrls!.local[0]!} (Ctrl+C stops it).`)
