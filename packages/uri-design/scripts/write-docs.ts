import { mkdirSync, writeFileSync } from 'node:fs'
import { rulesPage } from './rules-page.ts'

const page = new URL('../../../docs/uri-design-rules.md', import.meta.url)
mkdirSync(new URL('.', page), { recursive: true })
writeFileSync(page, rulesPage())
