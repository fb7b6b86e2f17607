import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fromSource, tags } from '../../vitest.config.ts'

/** The folder of packages whose tests Stryker runs; all of them for our own runner, which names the files. */
const folder = process.env['WAYMARK_MUTANTS_OF'] ?? '{packages/{*,i18n/*},integrations/*}'
const { plugins, resolve, ssr, test } = fromSource('mutants', [`${folder}/test/**/*.test.ts`])

// One project, because Stryker takes no other.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins,
  resolve,
  ssr,
  test: {
    ...test,
    exclude: [...test.exclude, '**/growth*.test.ts'],
    tags,
    // What is cached would be the source without its mutant.
    fsModuleCache: false,
    maxWorkers: 1,
  },
})
