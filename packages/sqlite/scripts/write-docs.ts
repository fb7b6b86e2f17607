import { readFileSync, writeFileSync } from 'node:fs'
import { withFunctionTable } from './function-table.ts'

const readme = new URL('../README.md', import.meta.url)
writeFileSync(readme, withFunctionTable(readFileSync(readme, 'utf8')))
