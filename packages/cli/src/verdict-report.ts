import { displayDomain } from '@waymark/display'
import { answerUrl, type UrlAnswer, type UrlRepair } from '@waymark/display/answer'
import {
  createJudge,
  type Destination,
  type JudgeOptions,
  type UrlFinding,
  type UrlVerdict,
  type VerdictLevel,
} from '@waymark/display/verdict'
import { OptionError } from '@waymark/infra/options'
import type { Reading } from '@waymark/url-parser'
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

/** A verdict, what the URL is, and what may be meant instead. */
export interface AnsweredVerdict extends Pick<UrlAnswer, 'standing' | 'repairs' | 'nested'> {
  readonly verdict: UrlVerdict
}

/**
 * Answers with the names that the options protect. Throws a Failure if one of them is not a domain, or the list of suffixes is
 * not one.
 */
export function chosenAnswer(options: OptionValues): (reading: Reading) => AnsweredVerdict {
  const known = (options.text(KNOWN_OPTION.name) ?? '').split(',').map((name) => name.trim())
  const list = chosenSuffixList(options)
  try {
    const chosen: JudgeOptions = {
      known: known.filter((name) => name !== ''),
      publicSuffixList: list ?? undefined,
    }
    createJudge(chosen)
    return (reading) => {
      const { standing, repairs, nested, alarms, facts, ...verdict } = answerUrl(reading, chosen)
      return { standing, repairs, nested, verdict: { ...verdict, findings: [...alarms, ...facts] } }
    }
  } catch (error) {
    throw error instanceof OptionError ? optionFailure(error) : error
  }
}

/** What may be meant instead, each in a line by itself, so that it can be copied whole. */
export function repairLines(repairs: readonly UrlRepair[], { paint }: Io): string[] {
  return repairs.map(({ input, isCertain }) => {
    const text = say('Did you mean {url:name2000}', { url: input })
    const shown = safeText(text, LONGEST_REPAIR)
    return isCertain ? paint('bold', shown) : shown
  })
}

const LONGEST_REPAIR = 2500

/** Green would look like approval. */
const COLOURS: Readonly<Record<VerdictLevel, 'red' | 'yellow' | null>> = {
  stop: 'red',
  caution: 'yellow',
  clear: null,
}

const LEVELS: Readonly<Record<VerdictLevel, () => string>> = {
  stop: () => say('Verdict: stop.'),
  caution: () => say('Verdict: caution.'),
  clear: () => say('Verdict: clear.'),
}

/** Where the URL leads, and then the headline: its words say what its colour says. */
export function verdictLines(verdict: UrlVerdict, io: Io): string[] {
  const { level, destination } = verdict
  const { paint, columns } = io
  const text = inOneLine(LEVELS[level](), safeText(headlineOf(verdict), 1000))
  const colour = COLOURS[level]
  return [
    ...(destination === null ? [] : destinationLines(destination, io)),
    ...fold(text, columns).map((line) => paint(colour === null ? 'bold' : ['bold', colour], line)),
  ]
}

/** The domain comes first and is bold, because what is before it in the host proves nothing. */
function destinationLines(destination: Destination, { paint, columns }: Io): string[] {
  const { scheme, host, registrableDomain } = destination
  if (host === null)
    return fold(safeText(say('Leads to no host · {scheme:name100}', { scheme }), 1000), columns)
  const domain = registrableDomain === null ? host : forPeople(registrableDomain)
  const isWhole = registrableDomain === null || host.replace(/^www\./, '') === registrableDomain
  const text = isWhole
    ? say('Leads to {domain:name300} · {scheme:name100}', { domain, scheme })
    : say('Leads to {domain:name300} · {scheme:name100} · host {host:name300}', {
        domain,
        scheme,
        host: forPeople(host),
      })
  // In every language, the domain is the first fact.
  const shown = safeText(domain, 1000)
  let isDrawn = false
  return fold(safeText(text, 2000), columns).map((line) => {
    const at = line.endsWith(shown) ? line.length - shown.length : line.indexOf(`${shown} ·`)
    if (isDrawn || at === -1) return line
    isDrawn = true
    return `${line.slice(0, at)}${paint('bold', shown)}${line.slice(at + shown.length)}`
  })
}

/** A name in the DNS is not longer, and to look into a megabyte takes seconds. */
const LONGEST_NAME = 254

/** Unicode where that does not deceive. */
function forPeople(host: string): string {
  return host.length > LONGEST_NAME ? host : (displayDomain(host) ?? host)
}

/** The headline is about the worst finding, and often its message. */
export function headlineOf({ headline, data = {}, findings }: UrlVerdict): string {
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
