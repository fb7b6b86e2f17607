import { dataFolder, listCaseFiles } from '../test/data.ts'

/** Runs once before the tests and says in one line which of them have no data to read. */
export function setup(): void {
  const root = dataFolder()
  if (listCaseFiles(root).length > 0) return
  console.log(
    `No test data in ${root}: skipping the conformance suites, the real sites and the checks of generated tables.\n`,
  )
}
