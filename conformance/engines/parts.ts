import { bundleProbe, compileClasses } from './bundle.ts'
import type { PartName } from './engine.ts'
import { readFiles, readInputs } from './inputs.ts'
import * as other from './other-suites.ts'
import type { Answer, Input, Question } from './probe.ts'
import * as uriDesign from './uri-design-suites.ts'
import * as url from './url-suites.ts'

/** Some packages, the script that asks them, and what it is asked. */
export interface Part {
  readonly name: PartName
  /** For people. */
  readonly title: string
  readonly question: Question
  /** The records of the inputs by our own built code in this Node, in digests as asked. */
  readonly expected: readonly string[]
  readonly asksNothing: boolean
  script(withoutClasses: boolean): Promise<string>
  /** What our built code says in this Node. */
  answerHere(question: Question): Answer
}

interface Module {
  readonly subject: typeof url.subject
  answer(question: string): string
}

/** A presets-and-keys record takes a hundred times as long as a URL. */
const DEAR = 50

/** @param urls - How many URLs `@waymark/url` is asked about. */
export async function readParts(root: string, urls: number): Promise<readonly Part[]> {
  const dear = Math.ceil(urls / DEAR)
  return [
    partOf('url', '@waymark/url', 'url-suites.ts', url, root, urls),
    partOf('other', 'the other packages', 'other-suites.ts', other, root, dear),
    partOf('uri-design', '@waymark/uri-design', 'uri-design-suites.ts', uriDesign, root, dear),
  ]
}

function partOf(
  name: PartName,
  title: string,
  file: string,
  module: Module,
  root: string,
  count: number,
): Part {
  const inputs: readonly Input[] = readInputs(root, count)
  const question: Question = {
    files: readFiles(module.subject.suites, root),
    inputs,
    chunk: Math.ceil(count / 100),
  }
  const expected = JSON.parse(module.answer(JSON.stringify({ ...question, files: {} }))) as Answer
  if (expected.thrown > 0) throw new Error(`${title}: ${expected.thrown} URLs throw in Node`)
  const answerHere = (asked: Question): Answer =>
    JSON.parse(module.answer(JSON.stringify(asked))) as Answer
  let script: Promise<string> | null = null
  let compiled: Promise<string> | null = null
  return {
    name,
    title,
    question,
    expected: expected.records,
    asksNothing: inputs.length === 0 && Object.keys(question.files).length === 0,
    script(withoutClasses) {
      script ??= bundleProbe(file)
      if (!withoutClasses) return script
      compiled ??= script.then(compileClasses)
      return compiled
    },
    answerHere,
  }
}
