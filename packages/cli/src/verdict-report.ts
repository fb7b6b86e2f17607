import {
  createJudge,
  type Judge,
  type UrlFinding,
  type UrlVerdict,
  type VerdictLevel,
} from '@waymark/display/verdict'
import { OptionError } from '@waymark/infra/options'
import type { Option } from './command-description.ts'
import { fold } from './help.ts'
import type { Io } from './io.ts'
import { optionFailure } from './option-fault.ts'
import type { OptionValues } from './option-values.ts'
import { inOneLine, say, spoken } from './speech.ts'
import { chosenSuffixList } from './suffix-list-option.ts'
import { drawPlaces } from './terminal/carets.ts'
import { safeText } from './terminal/safe-text.ts'

/** The option with names that others may imitate. */
export const KNOWN_OPTION: Option = {
  name: 'known',
  value: 'domain',
  joiner: ',',
  listJoiner: ',',
  sets: ['known'],
  summary:
    'A domain to protect, such as paypal.com: hosts that imitate it are reported. A leading `www.` is ignored. May be repeated, or be a list separated by commas.',
}

/**
 * A judge with the names that the options protect. Throws a Failure if one of them is not a domain, or the list of suffixes is
 * not one.
 */
export function chosenJudge(options: OptionValues): Judge {
  const known = (options.text(KNOWN_OPTION.name) ?? '').split(',').map((name) => name.trim())
  const list = chosenSuffixList(options)
  try {
    return createJudge({
      known: known.filter((name) => name !== ''),
      publicSuffixList: list ?? undefined,
    })
  } catch (error) {
    throw error instanceof OptionError ? optionFailure(error) : error
  }
}

const COLOURS: Readonly<Record<VerdictLevel, 'red' | 'yellow' | 'green'>> = {
  stop: 'red',
  caution: 'yellow',
  clear: 'green',
}

const LEVELS: Readonly<Record<VerdictLevel, () => string>> = {
  stop: () => say('Verdict: stop.'),
  caution: () => say('Verdict: caution.'),
  clear: () => say('Verdict: clear.'),
}

/** The headline: its words say what its colour says. */
export function verdictLines(verdict: UrlVerdict, { paint, columns }: Io): string[] {
  const { level } = verdict
  const text = inOneLine(LEVELS[level](), safeText(headlineOf(verdict), 1000))
  return fold(text, columns).map((line) => paint(['bold', COLOURS[level]], line))
}

/** The headline is about the worst finding, and often its message. */
function headlineOf({ headline, data = {}, findings }: UrlVerdict): string {
  const [worst] = findings
  if (worst === undefined) return spoken().say({ text: headline, data })
  const { code, remedy } = worst
  return spoken().problem({ code, message: headline, remedy, data }).message
}

/** The findings that no validation error says, with carets, the worst first. */
export function findingLines(input: string, { findings }: UrlVerdict, io: Io): string[] {
  return findings
    .filter(({ errors }) => errors.length === 0)
    .flatMap((finding) => [...placeLines(input, finding, io), ...wordLines(finding, io), ''])
}

const MOST_PLACES = 12

function placeLines(input: string, { places }: UrlFinding, { paint, columns }: Io): string[] {
  return drawPlaces(input, places.slice(0, MOST_PLACES), columns - 6).flatMap(
    ({ line, carets }) => [`  ${line}`, `  ${paint('red', carets)}`],
  )
}

function wordLines(finding: UrlFinding, { paint, columns }: Io): string[] {
  const { code, message, remedy, count: n } = spoken().problem(finding)
  const places = n === 1 ? '' : ` (${say('{n} {n|place|places}', { n })})`
  const shown = safeText(message, 1000)
  return [
    ...fold(`${code}: ${shown}${places}`, columns - 2).map((text) => `  ${text}`),
    ...fold(safeText(remedy, 1000), columns - 2).map((text) => `  ${paint('dim', text)}`),
  ]
}
