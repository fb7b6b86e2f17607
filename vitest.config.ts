import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { docstringExamples } from './scripts/docstring-examples.ts'
import { readmeExamples } from './scripts/readme-examples.ts'
import { ReloadingTestsLast } from './scripts/reloading-tests-last.ts'
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

// That of a command: packages/cli/test/readme.test.ts. That of Python: pnpm check:python.
const withoutExamples = ['packages/cli/README.md', 'integrations/python/README.md']

/** Tests that import the sources, and examples of READMEs and guides. */
export function fromSource(name: string, include: readonly string[], globalSetup: string[] = []) {
  return {
    plugins: [readmeExamples(), docstringExamples(), redirectTables()],
    resolve: { conditions: source },
    ssr: { resolve: { conditions: source } },
    test: {
      name,
      ...timeouts,
      ...together,
      env,
      setupFiles,
      globalSetup,
      include: [...include],
      exclude: [...excluded, '**/*.dist.test.ts', '**/*.browser.test.ts', ...withoutExamples],
    },
  }
}

// .ci/run adds up the reports of its several test runs.
const reports = process.env['WAYMARK_TEST_REPORTS']

/** What tests are, besides quick. */
export const tags = [
  {
    name: 'slow',
    description: 'Takes seconds: `pnpm test` leaves it out, `pnpm test:slow` runs it.',
  },
  {
    name: 'night',
    description:
      'Slow, and of what few changes touch: memory, killed runs, races, tables of Unicode. `.ci/run` leaves it out, `pnpm test:slow` and every night run it.',
  },
]

/** What holds for all projects. */
export const common: InlineConfig = {
  // The default leaves a core idle, on two cores half of the machine.
  maxWorkers: '100%',
  sequence: { sequencer: ReloadingTestsLast },
  globalSetup: ['./conformance/announce.ts', './scripts/without-duckdb.ts'],
  tags,
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
}

/** The tests of no package, which look at all of them. */
export const ofTheRoot: readonly string[] = ['test/**/*.test.ts', 'README.md']

export default defineConfig({
  test: {
    ...common,
    projects: [
      // All in one project: only its files share workers, and another would import everything anew.
      fromSource(
        'source',
        [
          `${folder}/test/**/*.test.ts`,
          `${folder}/README.md`,
          'apps/*/test/**/*.test.ts',
          'apps/site/guides/*/*.md',
          'examples/*/test/**/*.test.ts',
          'conformance/test/**/*.test.ts',
          ...ofTheRoot,
        ],
        ['./test/programs.ts'],
      ),
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
          ...together,
          // What a page shows sooner or later is waited for; nothing asserts how soon.
          expect: { poll: { timeout: 300_000 } },
        },
      },
    ],
  },
})
