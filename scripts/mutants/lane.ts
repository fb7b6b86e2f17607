import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase, TestSpecification } from 'vitest/node'
import { createVitest } from 'vitest/node'
import { type LaneAnswer, type LaneTask, PROGRESS } from './lane-messages.ts'
import { applyMutant, type Mutant } from './make-mutants.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let mutant: Mutant | null = null
let firstFailed: LaneAnswer['failed'] = null

const pathOf = (file: string): string => file.slice(root.length)

const reporter: Reporter = {
  onTestModuleStart: () => void process.send?.(PROGRESS),
  onTestCaseResult(test: TestCase) {
    process.send?.(PROGRESS)
    if (test.result().state !== 'failed') return
    firstFailed ??= { file: pathOf(test.module.moduleId), name: test.fullName }
  },
}

/** Vitest would run the files that failed last first. */
class GivenOrder {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

const vitest = await createVitest(
  'test',
  {
    config: fileURLToPath(new URL('vitest.config.ts', import.meta.url)),
    watch: false,
    bail: 1,
    silent: true,
    reporters: [reporter],
    sequence: { sequencer: GivenOrder },
    // A lane with the data folder runs slow tests too.
    ...(process.env['WAYMARK_MUTANTS_DEEP'] === undefined ? { tagsFilter: ['!slow'] } : {}),
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (code, id) =>
          mutant !== null && id.split('?', 1)[0] === root + mutant.file
            ? applyMutant(code, mutant)
            : null,
      },
    ],
  },
)
await vitest.standalone()

async function answer(task: LaneTask): Promise<LaneAnswer> {
  mutant = task.mutant
  firstFailed = null
  if (mutant !== null) vitest.invalidateFile(root + mutant.file)
  const specifications = task.tests.map((file) =>
    vitest.getRootProject().createSpecification(root + file),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest remembers the files of earlier runs, too.
  const own = testModules.filter(({ moduleId }) => task.tests.includes(pathOf(moduleId)))
  if (mutant !== null) vitest.invalidateFile(root + mutant.file)
  // A file that cannot be imported has no test that fails.
  const broken = own.find((module) => module.state() === 'failed')
  const failed =
    firstFailed ??
    (broken === undefined
      ? null
      : {
          file: pathOf(broken.moduleId),
          name: `the file itself: ${broken.errors()[0]?.message}`,
        }) ??
    (unhandledErrors.length === 0 ? null : { file: '', name: String(unhandledErrors[0]) })
  return { failed }
}

process.on('message', (task: LaneTask) => {
  answer(task).then(
    (result) => process.send?.(result),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
// Its workers may never end by themselves.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
process.send?.('ready')
