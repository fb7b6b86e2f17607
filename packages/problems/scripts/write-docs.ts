import { mkdirSync, writeFileSync } from 'node:fs'
import { problemsPage } from './problems-page.ts'

const folder = new URL('../../../docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('problems.md', folder), problemsPage())
