// Adds up the reports of several test runs and prints `N passed, M failed`.
// Usage: node scripts/count-tests.mjs <folder of JSON reports> <number of failed steps>
// A failed step counts as a failure even if it is not a test run.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder, failedSteps] = process.argv.slice(2)
let passed = 0
let failed = 0
for (const name of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
}
console.log(`${passed} passed, ${Math.max(failed, Number(failedSteps))} failed`)
