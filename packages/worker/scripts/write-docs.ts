import { readFileSync, writeFileSync } from 'node:fs'
import { withOpTable } from './op-table.ts'

const readme = new URL('../README.md', import.meta.url)
writeFileSync(readme, withOpTable(readFileSync(readme, 'utf8')))
