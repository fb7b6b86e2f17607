import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { consumersPage } from './consumers-page.ts'

/** Writes the tables of `docs/consumers.md`: part of `pnpm write-docs`. */
const root = fileURLToPath(new URL('../..', import.meta.url))
writeFileSync(`${root}/docs/consumers.md`, consumersPage(root))
