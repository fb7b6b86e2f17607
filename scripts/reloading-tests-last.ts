import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { changesClasses } from './readme-examples.ts'

/** Whether a file of tests makes a worker forget all modules that it has loaded. */
function forgetsModules(path: string): boolean {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.md')
    ? changesClasses(text)
    : /\b(?:vi\.resetModules|restorePlatformClasses)\(/.test(text)
}

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
      const last = new Set(own.filter(({ moduleId }) => forgetsModules(moduleId)))
      return [...own.filter((file) => !last.has(file)), ...last]
    })
  }
}
