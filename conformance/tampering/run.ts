import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answers, measure } from './measure.ts'
import { bundleSubject } from './subject-bundle.ts'

// How many built-ins change our results, and how many those of Node, when a page replaces them.

const folder = mkdtempSync(join(tmpdir(), 'waymark-tampering-'))
try {
  const file = join(folder, 'subject.js')
  writeFileSync(file, await bundleSubject())
  for (const subject of process.argv.slice(2).includes('--ours') ? [file] : [file, 'node']) {
    const answers = await measure(subject)
    const critical = [...answers.values()].filter((some) => some.some((a) => a.isCritical)).length
    console.log(`${subject === file ? 'ours' : 'Node'}: ${answers.size}, critical ${critical}`)
    for (const line of lines(answers)) console.log(line)
  }
} finally {
  rmSync(folder, { recursive: true })
}

/** A line for each built-in, with its worst result. */
function* lines(answers: Answers): Generator<string> {
  for (const [builtIn, some] of answers) {
    const worst = some.find((answer) => answer.isCritical) ?? some[0]!
    const { stub, operation, was, is, isUsed } = worst
    const mark = worst.isCritical ? '! ' : '  '
    yield `${mark}${builtIn} (${some.length}): by ${stub}, ${isUsed ? 'used' : 'fresh'}, ${operation}: ${was.slice(0, 80)} -> ${is.slice(0, 80)}`
  }
}
