import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Makes a worker forget all modules that it has loaded. */
const FORGETS = /\b(?:vi\.resetModules|restorePlatformClasses)\(/

/**
 * Puts the test files after which a worker must load everything anew behind the others of their project: loading
 * takes seconds, and code that has run often is faster.
 */
export class ReloadingTestsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      const last = new Set(
        own.filter(({ moduleId }) => FORGETS.test(readFileSync(moduleId, 'utf8'))),
      )
      return [...own.filter((file) => !last.has(file)), ...last]
    })
  }
}
