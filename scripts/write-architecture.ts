import { readFileSync, writeFileSync } from 'node:fs'
import { withLayerTable } from './layer-table.ts'

const page = new URL('../ARCHITECTURE.md', import.meta.url)
writeFileSync(page, withLayerTable(readFileSync(page, 'utf8')))
