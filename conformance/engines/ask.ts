import type { Engine } from './engine.ts'
import type { Part } from './parts.ts'
import type { Answer, Question } from './probe.ts'

/**
 * Asks an engine about every part that it can run, and prints what it says.
 *
 * @returns Whether all is as expected.
 */
export async function ask(
  engine: Engine,
  version: string,
  parts: readonly Part[],
): Promise<boolean> {
  console.log(`${engine.name}: ${version}`)
  let isAsExpected = true
  for (const part of parts) {
    const reason = engine.cannotRun?.[part.name]
    if (reason !== undefined) console.log(`  ${part.title}: not run: ${reason}`)
    else if (!(await askAbout(engine, part))) isAsExpected = false
  }
  return isAsExpected
}

async function askAbout(engine: Engine, part: Part): Promise<boolean> {
  const started = Date.now()
  let answer: Answer
  try {
    answer = await put(engine, part, part.question)
  } catch (error) {
    console.log(`  ${part.title}: it does not run: ${error}`)
    return false
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const { results, records } = answer
  const asked = results.reduce((sum, result) => sum + result.asked, 0)
  const failures = results.flatMap(({ file, failures }) =>
    failures.map(([id, reason]) => ({ file, id, reason })),
  )
  const { inputs, chunk } = part.question
  const differing = part.expected.flatMap((digest, i) => (digest === records[i] ? [] : [i]))
  const same = inputs.length - differing.length * chunk
  console.log(
    `  ${part.title}: ${asked - failures.length}/${asked} cases, ${same}/${inputs.length} URLs as in Node, ${seconds} s`,
  )
  const faults = (engine.faults ?? []).filter(({ file }) => results.some((r) => r.file === file))
  const own = without(failures, faults)
  const gone = without(faults, failures)
  for (const { file, id, reason } of own.slice(0, 10)) console.log(`    ${file} ${id}: ${reason}`)
  for (const { file, id, reason } of without(faults, gone)) {
    console.log(`    ${file} ${id}: the engine's fault: ${reason}`)
  }
  for (const { file, id } of gone) {
    console.log(`    ${file} ${id}: no longer fails: take it out of the engine's faults`)
  }
  for (const first of differing.slice(0, 3)) await locate(engine, part, first)
  return own.length + gone.length + differing.length === 0 && asked + records.length > 0
}

async function put(engine: Engine, part: Part, question: Question): Promise<Answer> {
  const script = await part.script(engine.withoutClasses === true)
  const call = `waymark.answer(${JSON.stringify(JSON.stringify(question))})`
  return JSON.parse(await engine.run(script, call)) as Answer
}

/** Prints the first input of a chunk whose record is not the same as in Node, and the first line that differs. */
async function locate(engine: Engine, part: Part, chunk: number): Promise<void> {
  const start = chunk * part.question.chunk
  const inputs = part.question.inputs.slice(start, start + part.question.chunk)
  const question: Question = { files: {}, inputs, chunk: 0 }
  const here = part.answerHere(question).records
  const there = (await put(engine, part, question)).records
  const index = here.findIndex((record, i) => record !== there[i])
  if (index === -1) {
    console.log(`    URLs ${start} to ${start + inputs.length - 1}: the digest alone differs`)
    return
  }
  const lines = here[index]!.split('\n')
  const otherLines = there[index]?.split('\n') ?? []
  const line = lines.findIndex((text, i) => text !== otherLines[i])
  console.log(`    URL ${start + index}, ${JSON.stringify(inputs[index])}:`)
  console.log(`      in Node: ${JSON.stringify(lines[line])}`)
  console.log(`      here:    ${JSON.stringify(otherLines[line])}`)
}

interface Failure {
  readonly file: string
  readonly id: string
  readonly reason: string
}

/** Those that are not among the others. */
function without(failures: readonly Failure[], others: readonly Failure[]): readonly Failure[] {
  return failures.filter(
    ({ file, id }) => !others.some((other) => other.file === file && other.id === id),
  )
}
