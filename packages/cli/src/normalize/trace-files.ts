import { type Preset, type Trace, trace } from '@waymark/normalize'
import { invalidLine, type LineProblem, type OnError, overlongLine } from '@waymark/normalize/bulk'
import { type Line, readLines } from '@waymark/sitemap/text'
import type { UrlRecord } from '@waymark/url-parser'
import { statusOf } from '../exit-status.ts'
import { saidName } from '../input/said-name.ts'
import { nameOfList, openUrlList } from '../input/url-list.ts'
import type { Io } from '../io.ts'
import { toJsonText } from '../output/json-text.ts'
import type { TextOutput } from '../output/text-output.ts'
import { changeExcerpt } from '../terminal/change-excerpt.ts'
import type { Paint } from '../terminal/style.ts'
import { describeLineProblem, unreadableProblem } from './line-problem.ts'
import type { NormalizeResult } from './normalize-files.ts'

/** How to show lines with the changes that were made to them. */
export interface TraceJob {
  /** With the base URL among its options. */
  readonly preset: Preset
  readonly policy: OnError
  readonly base: UrlRecord | null
  readonly format: 'text' | 'json'
  readonly io: Io
  readonly paint: Paint
  readonly output: TextOutput
}

/** The file that a line comes from. */
interface FilePlace {
  /** The name that messages use. */
  readonly name: string
  /** The operand as given. */
  readonly file: string
}

/** Writes the normal form of each line and the rules that changed it. */
export async function traceFiles(
  files: readonly string[],
  job: TraceJob,
): Promise<NormalizeResult> {
  let bad = 0
  for (const file of files) {
    const source = await openUrlList(file, job.io)
    const list = nameOfList(file)
    const place: FilePlace = { name: saidName(list), file: list }
    for await (const lines of readLines(source)) {
      for (const line of lines) {
        if (traceLine(line, place, job)) continue
        bad++
        if (job.policy === 'fail') return { status: statusOf({ errors: bad }), isEnded: true }
      }
      await job.output.flush()
    }
  }
  return { status: statusOf({ errors: bad }), isEnded: false }
}

/** Returns whether the line is a URL or empty. */
function traceLine(line: Line, { name, file }: FilePlace, job: TraceJob): boolean {
  const { output, format } = job
  if (line.text === '' && line.problem === null) {
    output.write(format === 'json' ? toJson(file, line, { output: '', steps: [] }) : line.ending)
    return true
  }
  const { schemes = null, options } = job.preset
  const overlong = overlongLine(line.text, line.number, options.maxLength)
  if (line.problem === null && overlong === null) {
    const traced = trace(line.text, job.preset)
    if (traced.output !== null) {
      output.write(format === 'json' ? toJson(file, line, traced) : toText(line, traced, job))
      return true
    }
  }
  const problem =
    unreadableProblem(line) ?? overlong ?? invalidLine(line.text, line.number, job.base, schemes)
  job.io.complain(`${name}:${line.number}${describeLineProblem(problem)}`)
  if (job.policy === 'keep') keep(file, line, problem, job)
  return false
}

function keep(file: string, line: Line, problem: LineProblem, { format, output }: TraceJob): void {
  if (format === 'json') {
    const { line: number, input, ...error } = problem
    const record = { file, line: number, input: line.text, output: null, steps: [], error }
    output.write(`${toJsonText(record)}\n`)
  } else if (line.problem !== 'too-long') {
    output.write(line.raw ?? Buffer.from(line.text))
    output.write(line.ending === '' ? '\n' : line.ending)
  }
}

function toJson(
  file: string,
  { number: line, text: input }: Line,
  { output, steps }: Pick<Trace, 'output' | 'steps'>,
): string {
  return `${toJsonText({ file, line, input, output, steps })}\n`
}

const SHOWN = { context: 12, most: 60 } as const

function toText(line: Line, { output, steps }: Trace, { paint }: TraceJob): string {
  const ending = line.ending === '' ? '\n' : line.ending
  const width = Math.max(0, ...steps.map(({ rule }) => rule.length))
  return [
    `${output}${ending}`,
    ...steps.map((step) => {
      const change = changeExcerpt(step, SHOWN).join(' -> ')
      return `  ${paint('cyan', step.rule.padEnd(width))}  ${change}${ending}`
    }),
  ].join('')
}
