// Adds up the reports of several test runs: names each failed test with its first lines, and prints `N passed, M failed`.
// Usage: node scripts/count-tests.mjs <folder of JSON reports> <number of failed steps>
// A failed step counts as a failure even if no test failed in it: an error outside of any test fails a run, too.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const linesOfMessage = 12

const [folder, failedSteps] = process.argv.slice(2)
let passed = 0
let failed = 0
for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
  report.testResults.forEach(printFailures)
}
console.log(`${passed} passed, ${Math.max(failed, Number(failedSteps))} failed`)

function printFailures({ name, message, assertionResults }) {
  const file = relative(process.cwd(), name)
  const failures = assertionResults.filter(({ status }) => status === 'failed')
  if (message) console.log(`\nFailed: ${file}\n${firstLines(message)}\n`)
  for (const { fullName, failureMessages } of failures) {
    console.log(`\nFailed: ${file}: ${fullName}\n${firstLines(failureMessages.join('\n'))}\n`)
  }
}

function firstLines(text) {
  return text.split('\n').slice(0, linesOfMessage).join('\n')
}
