import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { common, fromSource, ofTheRoot } from '../vitest.config.ts'

/** Only the tests of no package, without those of the packages: for `pnpm test:root` and `pnpm growth`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { ...common, projects: [fromSource('source', ofTheRoot)] },
})
