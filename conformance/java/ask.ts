import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { keyOf } from '@waymark/compare'
import type { Pair } from './questions.ts'

/** Where a JDK and a method disagree. */
export interface Disagreement {
  readonly method: string
  readonly pair: Pair
  /** Whether each has a key or is a URL, and whether they are equal, as three digits. */
  readonly java: string
  readonly ours: string
}

const PROGRAM = fileURLToPath(new URL('Answers.java', import.meta.url))
const METHODS = ['java-url-equals', 'java-uri-equals'] as const
/** The only name in the questions that a machine without a network resolves. */
const DNS = { localhost: ['127.0.0.1'] }

/** The version of the JDK on the path; `null` without one. */
export function javaVersion(): string | null {
  const { status, stdout } = spawnSync('java', ['--version'], { encoding: 'utf8' })
  return status === 0 ? (stdout.split('\n')[0] ?? '') : null
}

/** Puts pairs to the JDK and to our methods. */
export function askJava(pairs: readonly Pair[]): Disagreement[] {
  const input = pairs.map((pair) => `${pair.map(escaped).join('\t')}\n`).join('')
  const { status, stdout, stderr } = spawnSync('java', [PROGRAM], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`java ended with ${status}: ${stderr.slice(0, 2000)}`)
  const answers = stdout.trimEnd().split('\n')
  return pairs.flatMap((pair, at) =>
    METHODS.flatMap((method, place) => {
      const java = answers[at]!.slice(3 * place, 3 * place + 3)
      const ours = answerOf(pair, method)
      return java === ours ? [] : [{ method, pair, java, ours }]
    }),
  )
}

function answerOf([a, b]: Pair, method: (typeof METHODS)[number]): string {
  const options = method === 'java-url-equals' ? { dns: DNS } : {}
  const [keyA, keyB] = [keyOf(a, method, options), keyOf(b, method, options)]
  return [keyA !== null, keyB !== null, keyA !== null && keyA === keyB].map(Number).join('')
}

function escaped(text: string): string {
  return text.replace(
    /[^ -[\]-~]/g,
    (codeUnit) => `\\u${codeUnit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
