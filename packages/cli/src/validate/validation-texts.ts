import { countLanguages, hasOwnRemedy, type SiteProblem } from '@waymark/site'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import type { ListingTexts } from '../report/listing.ts'
import { placeTexts, relatedTexts, seenTexts } from '../report/place-text.ts'
import { severityCounts } from '../report/severity-counts.ts'
import { cleanText, severityWord } from '../report/severity-words.ts'
import { sinceLines } from '../report/since-lines.ts'
import { kindLines } from '../report/summary.ts'
import { ignoredLinks, readText, type ValidationReport } from '../report/validation-report.ts'
import { inOneLine, say, spoken } from '../speech.ts'
import { safeText } from '../terminal/safe-text.ts'

/** Of one code. Nobody reads more, and the summary would scroll away. */
export const MOST_ON_TERMINAL = 20

/** What `waymark validate` prints for people: a line for each problem, and then the counts. */
export class ValidationTexts implements ListingTexts<ValidationReport> {
  readonly #io: Io
  /** How many problems of each code are listed at most. */
  readonly #most: number
  readonly #listed = new Map<string, number>()
  #unlisted = 0

  constructor(options: OptionValues, io: Io) {
    this.#io = io
    this.#most = io.isTerminal && !options.isOn('all') ? MOST_ON_TERMINAL : Number.POSITIVE_INFINITY
  }

  read(report: ValidationReport): string {
    return readText(report)
  }

  found(found: SiteProblem): string {
    const { severity, code, message, remedy, value } = spoken().problem(found)
    const listed = this.#listed.get(code) ?? 0
    this.#listed.set(code, listed + 1)
    if (listed >= this.#most) {
      this.#unlisted++
      return ''
    }
    const what =
      value === undefined || message.includes(value)
        ? message
        : `${message.replace(/\.$/, '')}: ${value}`
    const where = placeTexts(found).join(' ')
    const related = [...seenTexts(found), ...relatedTexts(found)]
    const others = related.length === 0 ? '' : ` (${related.join('; ')})`
    // The remedy of the code comes once, at the end.
    const said = safeText(what, 600)
    const told = hasOwnRemedy(found)
      ? inOneLine(/[.。]$/.test(said) ? said : `${said}.`, safeText(remedy, 400))
      : said
    return `${where}: ${severityWord(severity)} ${code}: ${told}${others}\n`
  }

  finish(report: ValidationReport): string {
    const n = this.#unlisted
    const unlisted =
      n === 0
        ? ''
        : `${say('{n} more {n|problem is|problems are} not listed; --all lists them.', { n })}\n`
    return unlisted + (report.files.length > 0 ? summaryOf(report, this.#io) : '')
  }
}

const MAX_TWO_LANGUAGES = 20

/** What follows the problems in text. */
function summaryOf(
  report: ValidationReport,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string {
  const { counts, languages, kinds, hidden } = report
  const { error, warning } = severityCounts(kinds)
  const ignored = ignoredLinks(report)
  const isClean = error + warning === 0 && report.failures.length === 0
  return [
    ...(kinds.length === 0 ? [] : ['']),
    say('{read}; {alternates} {alternates|alternate|alternates} in {n} {n|language|languages}', {
      read: readText(report),
      alternates: counts.alternates,
      n: countLanguages(languages),
    }),
    ...(report.urlsWithTwoLanguages === 0
      ? []
      : [
          say('{n} {n|URL|URLs} with two languages:', { n: report.urlsWithTwoLanguages }),
          ...report.twoLanguages
            .slice(0, MAX_TWO_LANGUAGES)
            .map(({ loc, langs }) => `  ${safeText(loc)}: ${safeText(langs.join(', '))}`),
        ]),
    ...(ignored === 0
      ? []
      : [say('{n} {n|link has|links have} a language that search engines ignore', { n: ignored })]),
    ...kindLines(kinds, paint, columns),
    ...sinceLines(report.since, hidden, { paint, columns }),
    ...(isClean ? [paint('green', cleanText(kinds, hidden))] : []),
    '',
  ].join('\n')
}
