import { chmodSync, copyFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { dictionariesXml } from '../src/dictionaries-xml.ts'
import { functionsXml } from '../src/functions-xml.ts'

// What a server needs, beside the built module: two files of declarations, and the worker itself.

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const worker = createRequire(import.meta.url).resolve('@waymark/cli/worker.cjs')
copyFileSync(worker, `${dist}/worker.cjs`)
chmodSync(`${dist}/worker.cjs`, 0o755)
writeFileSync(`${dist}/waymark_function.xml`, functionsXml())
writeFileSync(`${dist}/waymark_dictionary.xml`, dictionariesXml())
