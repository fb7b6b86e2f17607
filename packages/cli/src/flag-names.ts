import type { Problem } from '@waymark/infra/problem'
import type { Option } from './command-description.ts'

/** Texts of the packages, which call an option by its name in the API, with the name that it has on the command line. */
export class FlagNames {
  readonly #flags: ReadonlyMap<string, string>
  readonly #pattern: RegExp | null

  constructor(options: readonly Option[]) {
    this.#flags = new Map(
      options.flatMap(({ name, sets = [] }) => sets.map((api) => [api, `--${name}`] as const)),
    )
    const names = [...this.#flags.keys()]
    // A name with a capital inside is not a word of a sentence, so it is also found without backticks.
    const bare = names.filter((name) => /[a-z][A-Z]/.test(name))
    const alternatives = [
      ...names.map((name) => `\`${name}\``),
      ...bare.map((name) => `${name}\\b`),
    ]
    this.#pattern =
      names.length === 0
        ? null
        : new RegExp(
            `(?:\\b[Tt]he )?(?:\\b[Oo]ption )?(?<![\\w.])(?:${alternatives.join('|')})`,
            'g',
          )
  }

  /** The name on the command line of an option of the API, or its own name if it has no flag. */
  nameOf(option: string): string {
    return this.#flags.get(option)?.slice(2) ?? option
  }

  /** A text in which the options are called by their flags. */
  in(text: string): string {
    if (this.#pattern === null) return text
    return text.replace(this.#pattern, (found) => {
      const name = found.replaceAll('`', '').split(' ').at(-1) ?? ''
      return this.#flags.get(name) ?? found
    })
  }

  /** A problem, or a kind of problems, whose texts call the options by their flags. */
  of<Told extends Pick<Problem, 'remedy'> & { readonly message?: string }>(told: Told): Told {
    const remedy = this.in(told.remedy)
    const message = told.message === undefined ? undefined : this.in(told.message)
    if (remedy === told.remedy && message === told.message) return told
    return { ...told, remedy, ...(message === undefined ? {} : { message }) }
  }

  /** A report for programs, whose texts call the options by their flags. */
  ofReport<Report extends { readonly kinds: readonly ReportedTexts[] }>(report: Report): Report {
    const kinds = report.kinds.map((kind) => ({
      ...this.of(kind),
      first: kind.first.map((problem) => this.of(problem)),
    }))
    return { ...report, kinds }
  }
}

interface ReportedTexts extends Pick<Problem, 'remedy'> {
  readonly first: readonly Pick<Problem, 'message' | 'remedy'>[]
}
