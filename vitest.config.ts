import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { docstringExamples } from './scripts/docstring-examples.ts'
import { readmeExamples } from './scripts/readme-examples.ts'
import { TABLES_FOLDER } from './scripts/unicode/redirect.ts'
import { redirectTables } from './scripts/unicode/redirect-in-vite.ts'
import { testsWithoutDuckDb } from './scripts/without-duckdb.ts'

const source = ['@waymark/source']
const setupFiles = ['./test/random-seed.ts', './test/equal-records.ts', './test/process-state.ts']
const folder = '{packages/{*,i18n/*},integrations/*}'
const excluded = [...configDefaults.exclude, ...testsWithoutDuckDb()]

// Programs that tests start: where Node keeps what it compiled of them, so that the next start is faster.
const env = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', import.meta.url)),
}

// Only for what hangs: no test may turn red because the machine is slow. The slowest takes a minute on two idle cores.
const timeouts = { testTimeout: 600_000, hookTimeout: 600_000 }

// Test files share workers, and what they import: it takes two thirds of the time. Each restores what it changes.
const together = { isolate: false }

/** Tests that import the sources. */
export function fromSource(name: string, include: string[], globalSetup: string[] = []) {
  return {
    plugins: [docstringExamples(), redirectTables()],
    resolve: { conditions: source },
    ssr: { resolve: { conditions: source } },
    test: {
      name,
      ...timeouts,
      ...together,
      env,
      setupFiles,
      globalSetup,
      include,
      exclude: [...excluded, '**/*.dist.test.ts', '**/*.browser.test.ts'],
    },
  }
}

// .ci/run adds up the reports of its several test runs.
const reports = process.env['WAYMARK_TEST_REPORTS']

export default defineConfig({
  test: {
    // The default leaves a core idle, on two cores half of the machine.
    maxWorkers: '100%',
    globalSetup: ['./conformance/announce.ts', './scripts/without-duckdb.ts'],
    tags: [
      {
        name: 'slow',
        description: 'Takes seconds: `pnpm test` leaves it out, `pnpm test:slow` runs it.',
      },
      {
        name: 'night',
        description:
          'Slow, and of what few changes touch: memory, killed runs, races, tables of Unicode. `.ci/run` leaves it out, `pnpm test:slow` and every night run it.',
      },
    ],
    // What is cached would import the tables of the other version.
    fsModuleCache: process.env[TABLES_FOLDER] === undefined,
    reporters:
      reports === undefined
        ? ['default']
        : ['default', ['json', { outputFile: `${reports}/${process.pid}.json` }]],
    coverage: {
      provider: 'v8',
      include: [`${folder}/src/**`],
      exclude: ['**/generated/**'],
    },
    projects: [
      fromSource(
        'source',
        [
          `${folder}/test/**/*.test.ts`,
          'apps/*/test/**/*.test.ts',
          'examples/*/test/**/*.test.ts',
          'conformance/test/**/*.test.ts',
        ],
        ['./test/programs.ts'],
      ),
      fromSource('whole', ['test/**/*.test.ts']),
      {
        plugins: [readmeExamples(), redirectTables()],
        resolve: { conditions: source },
        ssr: { resolve: { conditions: source } },
        test: {
          name: 'readme',
          ...timeouts,
          ...together,
          env,
          include: ['README.md', `${folder}/README.md`, 'apps/site/guides/*/*.md'],
          // That of a command: packages/cli/test/readme.test.ts. That of Python: pnpm check:spark.
          exclude: [...excluded, 'packages/cli/README.md', 'integrations/spark/README.md'],
        },
      },
      {
        test: {
          name: 'dist',
          ...timeouts,
          include: [`${folder}/test/**/*.dist.test.ts`, 'test/**/*.dist.test.ts'],
          exclude: excluded,
        },
      },
      {
        resolve: { conditions: source },
        ssr: { resolve: { conditions: source } },
        test: {
          name: 'browser',
          include: ['apps/*/test/**/*.browser.test.ts'],
          ...timeouts,
          // What a page shows sooner or later is waited for; nothing asserts how soon.
          expect: { poll: { timeout: 300_000 } },
        },
      },
    ],
  },
})
