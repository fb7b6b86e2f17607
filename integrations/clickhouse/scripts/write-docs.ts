import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withFunctionTable } from './function-table.ts'

const file = fileURLToPath(new URL('../README.md', import.meta.url))
writeFileSync(file, withFunctionTable(readFileSync(file, 'utf8')))
