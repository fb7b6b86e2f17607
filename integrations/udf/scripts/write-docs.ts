import { readFileSync, writeFileSync } from 'node:fs'
import { withFunctionTables } from './function-table.ts'

const readme = new URL('../README.md', import.meta.url)
writeFileSync(readme, withFunctionTables(readFileSync(readme, 'utf8')))
