import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GENERATED, pythonSources } from './python-source.ts'

for (const [name, source] of Object.entries(pythonSources())) {
  writeFileSync(join(import.meta.dirname, '..', GENERATED, name), source)
}
