import { packageOf, packagesAbove, testsOf } from './candidates.ts'
import type { LaneAnswer } from './lane-messages.ts'
import { Lane } from './lanes.ts'
import type { Mutant } from './make-mutants.ts'

/** What noticed a mutant; `null` if nothing did. */
export interface Verdict {
  readonly mutant: Mutant
  /** Which tests were needed: those of the package, of the packages above it, or slow ones and those with data. */
  readonly stage: 'own' | 'above' | 'deep' | null
  readonly by: string
}

/** How far a mutant goes that the quick tests of its package do not notice. */
export type Reach = 'own' | 'above' | 'deep'

/** Judges mutants in some processes at once. */
export class Judge {
  readonly #reach: Reach
  readonly #lanes: readonly { readonly quick: Lane; readonly deep: Lane }[]
  readonly #idle: { readonly quick: Lane; readonly deep: Lane }[]
  readonly #waiting: ((lanes: { readonly quick: Lane; readonly deep: Lane }) => void)[] = []
  readonly #killers = new Map<string, string[]>()
  readonly #baselines = new Map<string, Promise<void>>()

  /**
   * @param lanes - How many processes.
   */
  constructor(lanes: number, reach: Reach) {
    this.#reach = reach
    this.#lanes = Array.from({ length: lanes }, () => {
      return { quick: new Lane(false), deep: new Lane(true) }
    })
    this.#idle = [...this.#lanes]
  }

  /** What notices a mutant. */
  async judge(mutant: Mutant): Promise<Verdict> {
    const own = packageOf(mutant.file)
    const lanes = await this.#take()
    try {
      const stages = [
        {
          stage: 'own',
          lane: lanes.quick,
          tests: this.#order(mutant, testsOf(own, mutant.file, false)),
        },
        {
          stage: 'above',
          lane: lanes.quick,
          tests: (this.#reach === 'own' ? [] : packagesAbove(own)).flatMap((above) =>
            testsOf(above, mutant.file, false),
          ),
        },
        {
          stage: 'deep',
          lane: lanes.deep,
          tests: this.#reach === 'deep' ? testsOf(own, mutant.file, true) : [],
        },
      ] as const
      for (const { stage, lane, tests } of stages) {
        if (tests.length === 0) continue
        const by = await this.#run(lane, mutant, tests, stage)
        if (by !== null) return { mutant, stage, by }
      }
      return { mutant, stage: null, by: '' }
    } finally {
      this.#give(lanes)
    }
  }

  /** Whether given tests notice a mutant. */
  async judgeBy(tests: readonly string[], mutant: Mutant): Promise<LaneAnswer | null> {
    const lanes = await this.#take()
    try {
      return await lanes.quick.run({ mutant, tests })
    } finally {
      this.#give(lanes)
    }
  }

  /** Ends all processes, also those that are at work. */
  end(): void {
    for (const { quick, deep } of this.#lanes) {
      quick.end()
      deep.end()
    }
  }

  async #run(
    lane: Lane,
    mutant: Mutant,
    tests: readonly string[],
    stage: string,
  ): Promise<string | null> {
    const key = `${stage} ${packageOf(mutant.file).folder}`
    // The tests as they are must pass, or nothing that follows would mean anything.
    let baseline = this.#baselines.get(key)
    if (baseline === undefined) {
      baseline = this.#baseline(lane, tests)
      this.#baselines.set(key, baseline)
    }
    await baseline
    const answer = await lane.run({ mutant, tests })
    if (answer === null) return 'no end'
    const { failed } = answer
    if (failed === null) return null
    if (stage === 'own') this.#killers.set(mutant.file, [failed.file, ...this.#killersOf(mutant)])
    return `${failed.file}: ${failed.name}`
  }

  async #baseline(lane: Lane, tests: readonly string[]): Promise<void> {
    const answer = await lane.run({ mutant: null, tests })
    if (answer?.failed === null) return
    const { file, name } = answer?.failed ?? { file: tests.join(' '), name: 'no end' }
    throw new Error(`without a mutant, a test fails: ${file}: ${name}`)
  }

  /** What killed the last mutant of a file comes first. */
  #order(mutant: Mutant, tests: readonly string[]): string[] {
    return [...new Set([...this.#killersOf(mutant), ...tests])].filter((test) => test !== '')
  }

  #killersOf({ file }: Mutant): string[] {
    return this.#killers.get(file) ?? []
  }

  async #take(): Promise<{ readonly quick: Lane; readonly deep: Lane }> {
    return this.#idle.pop() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  #give(lanes: { readonly quick: Lane; readonly deep: Lane }): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#idle.push(lanes)
    else next(lanes)
  }
}
