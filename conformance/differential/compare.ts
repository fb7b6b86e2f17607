import * as waymark from '@waymark/url'
import * as whatwgUrl from 'whatwg-url'
import { answer, type Implementation } from './answer.ts'
import { type Difference, differences } from './differences.ts'
import { nextQuestion, type Question } from './generate.ts'
import { Random } from './random.ts'

/** Ours. */
export const ours: Implementation = { name: 'waymark', ...waymark }
/** The implementations that ours is compared with. */
export const peers: readonly Implementation[] = [
  { name: 'node', URL: globalThis.URL, URLSearchParams: globalThis.URLSearchParams },
  { name: 'whatwg-url', URL: whatwgUrl.URL, URLSearchParams: whatwgUrl.URLSearchParams },
]

export interface Unexplained {
  readonly question: Question
  /** The answer of each implementation, by name. */
  readonly answers: Readonly<Record<string, string>>
}

export interface Comparison {
  readonly cases: number
  /** How often each class of the table was met, by its name. */
  readonly explained: Readonly<Record<string, number>>
  /** At most 100; `unexplainedCount` is the whole number. */
  readonly unexplained: readonly Unexplained[]
  readonly unexplainedCount: number
}

/**
 * Puts the same questions to Waymark, Node and whatwg-url.
 *
 * @param options.seeds - URLs to mutate beside those put together from parts.
 * @param options.onProgress - Called every 10,000 cases.
 */
export function compare(options: {
  readonly cases: number
  readonly seed: number
  readonly seeds: readonly string[]
  readonly onProgress?: (done: number) => void
}): Comparison {
  const random = new Random(options.seed)
  const explained: Record<string, number> = {}
  const unexplained: Unexplained[] = []
  let unexplainedCount = 0
  for (let done = 0; done < options.cases; done++) {
    if (done % 10_000 === 0) options.onProgress?.(done)
    const question = nextQuestion(random, options.seeds)
    const expected = answer(ours, question)
    const answers = peers.map((peer) => answer(peer, question))
    const dissenters = peers.filter((_, i) => answers[i] !== expected)
    if (dissenters.length === 0) continue
    const difference = dissenters.length === 1 ? explain(question, dissenters[0]!.name) : undefined
    if (difference !== undefined) {
      explained[difference.name] = (explained[difference.name] ?? 0) + 1
      continue
    }
    unexplainedCount++
    if (unexplained.length < 100) {
      const byName = peers.map(({ name }, i) => [name, answers[i]!] as const)
      unexplained.push({
        question,
        answers: Object.fromEntries([[ours.name, expected], ...byName]),
      })
    }
  }
  return { cases: options.cases, explained, unexplained, unexplainedCount }
}

function explain(question: Question, who: string): Difference | undefined {
  return differences.find((difference) => difference.who === who && difference.explains(question))
}
