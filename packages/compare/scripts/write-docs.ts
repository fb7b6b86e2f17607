import { mkdirSync, writeFileSync } from 'node:fs'
import { methodsPage } from './methods-page.ts'

const folder = new URL('../../../docs/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('methods.md', folder), methodsPage())
