import { createRuleRunner, type RuleName, type RuleRunner, ruleNamed } from '@waymark/normalize'
import { splitUri } from '@waymark/rfc3986'

/** Runs normalisation rules on both strings, to find the differences that a rule removes. */
export class RuleSearch {
  readonly #runners: readonly (() => RuleRunner)[]

  constructor(a: string, b: string, base: string | null) {
    const options = base === null ? {} : { base }
    this.#runners = [a, b].map((text) => {
      let runner: RuleRunner | null = null
      return () => (runner ??= createRuleRunner(text, options))
    })
  }

  /** The two paths after some rules. */
  pathsAfter(names: readonly RuleName[]): readonly string[] {
    return [0, 1].map((at) => splitUri(this.#run(at, names)).path)
  }

  /** The parameters of each string that a rule removes, as the parser serialises them. */
  removedBy(rule: RuleName): readonly ReadonlySet<string>[] {
    return [0, 1].map((at) => {
      const left = new Set(piecesIn(this.#run(at, [rule])))
      return new Set(piecesIn(this.#run(at, [])).filter((piece) => !left.has(piece)))
    })
  }

  #run(at: number, names: readonly RuleName[]): string {
    return this.#runners[at]!()(names.map(ruleNamed)) ?? ''
  }
}

function piecesIn(url: string): readonly string[] {
  return splitUri(url).query?.split('&') ?? []
}
