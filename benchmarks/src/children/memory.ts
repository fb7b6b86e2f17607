// A process of its own, with --expose-gc: how much memory a kept URL takes.
import { readFileSync } from 'node:fs'

const [specifier = 'engine', listFile = '', use = 'untouched'] = process.argv.slice(2)
const bytes = readFileSync(listFile)
const found: { URL: typeof globalThis.URL } =
  specifier === 'engine' ? globalThis : await import(specifier)
const { URL } = found
const collect = globalThis.gc
if (collect === undefined) throw new Error('needs --expose-gc')

// The strings are made one by one and not kept: what is measured is all that a URL holds on to.
function* strings(): Iterable<string> {
  for (let start = 0; start < bytes.length; ) {
    let end = bytes.indexOf(10, start)
    if (end === -1) end = bytes.length
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

function make(text: string): globalThis.URL {
  const url = new URL(text)
  if (use === 'read') void (url.hostname + url.pathname + url.search)
  return url
}

for (const text of strings()) make(text)
let count = 0
for (const _ of strings()) count++
const kept: globalThis.URL[] = new Array(count)
collect()
const before = taken()
let at = 0
for (const text of strings()) kept[at++] = make(text)
collect()
console.log(
  JSON.stringify({ count, bytes: (taken() - before) / kept.length, text: bytes.length / count }),
)

function taken(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
