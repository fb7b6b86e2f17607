import { writeFileSync } from 'node:fs'
import { coreNamesPage } from './core-names.ts'

writeFileSync(new URL('../docs/core.md', import.meta.url), coreNamesPage())
