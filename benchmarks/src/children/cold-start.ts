// A process of its own: loads one implementation and times its first URLs.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [specifier = 'engine', listFile = ''] = process.argv.slice(2)
const list = readFileSync(listFile, 'utf8')
  .split('\n')
  .map((line) => Buffer.from(line).toString())

const loading = performance.now()
const found: { URL: typeof globalThis.URL } =
  specifier === 'engine' ? globalThis : await loadModule(specifier)
const { URL } = found
const load = performance.now() - loading

const marks: Record<number, number> = {}
const start = performance.now()
let sum = 0
for (let i = 0; i < list.length; i++) {
  sum += new URL(list[i]!).href.length
  if (i === 0 || i === 99 || i === 999) marks[i + 1] = performance.now() - start
}
console.log(JSON.stringify({ load, marks, sum }))

async function loadModule(name: string): Promise<{ URL: typeof globalThis.URL }> {
  if (name === 'whatwg-url') return createRequire(import.meta.url)(name)
  return await import(name)
}
