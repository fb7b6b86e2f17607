import type { UrlVerdict } from '@waymark/display/verdict'
import {
  type ExplainedError,
  explain,
  groupCauses,
  type UrlCauseGroup,
  type UrlErrorGroup,
} from '@waymark/explain'
import { domainToUnicode, serializeHost } from '@waymark/host'
import { type Preset, type Trace, type TraceStep, trace } from '@waymark/normalize'
import type { ParserReading } from '@waymark/path-guard/readings'
import {
  getOrigin,
  type Reading,
  readUrl,
  serializeOrigin,
  serializePath,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { BASE_OPTION, chosenBase, withBase } from '../base-option.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { verbatim } from '../failure.ts'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { formatOption } from '../output/format-option.ts'
import { toJsonText } from '../output/json-text.ts'
import { MAX_WARNINGS_OPTION } from '../problems/max-warnings-option.ts'
import { say, spoken } from '../speech.ts'
import { SITE_LIST_OPTION } from '../suffix-list-option.ts'
import { drawPlaces } from '../terminal/carets.ts'
import { changeExcerpt } from '../terminal/change-excerpt.ts'
import { safeText } from '../terminal/safe-text.ts'
import {
  type AnsweredVerdict,
  chosenAnswer,
  findingLines,
  headlineOf,
  KNOWN_OPTION,
  repairLines,
  verdictLines,
} from '../verdict-report.ts'

export const inspect: Command = {
  name: 'inspect',
  summary: SUMMARIES.inspect,
  synopsis: '[options] <url|->',
  description: [
    'Judges one URL. The first line says where it leads: the registrable domain, the scheme, and the host if that is longer. Then comes the verdict: stop (not a URL, or deceptive), caution (possibly misleading) or clear (nothing deceptive found, which does not prove that its owner is honest).',
    'The URL is parsed as in a browser. The output shows its components, the kind of its host, its origin, the programs that read another host in it, each validation error with carets under the characters concerned, and the canonical form with the reason for each change.',
    'Characters that could mislead the reader or the terminal (controls, direction overrides, invisible characters) are shown as escape sequences such as \\u202e.',
  ],
  options: [
    BASE_OPTION,
    KNOWN_OPTION,
    SITE_LIST_OPTION,
    ...NORMALIZER_OPTIONS,
    MAX_WARNINGS_OPTION,
    formatOption(
      'json prints the same as one object, with at most 1,000 errors and at most 1,000 causes of each; errorCount is the number of all errors. Offsets count UTF-16 code units of the input.',
    ),
  ],
  examples: [
    {
      command: "waymark inspect 'https://Bücher.example:443/a b?q#f'",
      what: 'the components, the errors and the canonical form',
    },
    {
      command: 'waymark inspect ../page --base https://example.com/en/',
      what: 'where a relative link leads',
    },
    {
      command: 'waymark inspect https://paypal.com.evil.example/ --known paypal.com',
      what: 'whether a host imitates one of yours',
    },
    {
      command: "waymark inspect 'http://0x7f.1/' --format json | jq .host",
      what: 'which IP address an unusual host means',
    },
  ],
  exitStatuses: {
    0: 'the verdict is clear or caution',
    1: 'the verdict is stop, or there are more warnings (validation errors included) than --max-warnings allows',
  },
  operands: { name: 'url', min: 1, max: 1, kind: 'urls' },
  runsNoCode: true,
  check: chosenAnswer,
  run,
}

const MAX_SHOWN_ERRORS = 12

interface Inspection extends AnsweredVerdict {
  readonly reading: Reading
  /** The first errors, and the one that ended the parsing. */
  readonly errors: readonly ExplainedError[]
  readonly preset: Preset
  readonly normalized: Trace | null
  /** Those of programs that see another host or port, or none. */
  readonly otherReadings: readonly ParserReading[]
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [operand = ''] = operands
  const input =
    operand === '-' ? await (await import('../input/url-line.ts')).readLine(io) : operand
  const base = chosenBase(options)
  const preset = withBase(chosenPreset(options), base)
  const reading = readUrl(input, { base })
  const { url } = reading
  const errors = firstErrors(reading)
  const normalized = url === null ? null : trace(input, preset)
  const answer = chosenAnswer(options)(reading)
  const otherReadings = await otherReadingsOf(input)
  const inspection = { reading, errors, ...answer, preset, normalized, otherReadings }
  io.stdout.write(
    options.text('format') === 'json'
      ? `${toJsonText(toJson(inspection), 2)}\n`
      : toText(inspection, io),
  )
  return statusOf({
    ...countsOf(reading, answer.verdict),
    mostWarnings: options.number('max-warnings'),
  })
}

/** Only of a URL that leads to a host by itself. */
async function otherReadingsOf(input: string): Promise<readonly ParserReading[]> {
  const { readings } = await import('@waymark/path-guard/readings')
  const [standard, ...others] = readings(input)
  return (standard?.target?.host ?? '') === '' ? [] : others.filter(({ agrees }) => !agrees)
}

/** How many problems the URL has. A finding may be that of a validation error. */
function countsOf({ url, errors, failure }: Reading, { level, findings }: UrlVerdict) {
  const doubtful = findings.filter(
    (found) => found.severity === 'warning' && found.errors.length === 0,
  )
  return {
    errors: url === null || level === 'stop' ? 1 : 0,
    warnings: errors.length - (failure === null ? 0 : 1) + doubtful.length,
  }
}

const MAX_LISTED_ERRORS = 1000

function firstErrors(reading: Reading): readonly ExplainedError[] {
  const { errors, failure } = reading
  const listed = errors.slice(0, MAX_LISTED_ERRORS)
  if (failure !== null && errors.length > MAX_LISTED_ERRORS) listed.push(failure)
  return explain(reading, listed)
}

/** The components of a URL record, in the order of the serialisation. */
function partsOf(url: UrlRecord): {
  scheme: string
  username: string
  password: string
  host: { kind: string; serialized: string; unicode: string | null } | null
  port: number | null
  path: string
  query: string | null
  fragment: string | null
  origin: string
} {
  const { scheme, username, password, host, port, query, fragment } = url
  return {
    scheme,
    username,
    password,
    host:
      host === null
        ? null
        : {
            kind: host.kind,
            serialized: serializeHost(host),
            unicode: host.kind === 'domain' ? domainToUnicode(host.name) : null,
          },
    port,
    path: serializePath(url),
    query,
    fragment,
    origin: serializeOrigin(getOrigin(url)),
  }
}

function toJson(inspection: Inspection): object {
  const { reading, errors, preset, normalized, otherReadings } = inspection
  const { verdict, standing, repairs, nested } = inspection
  const { input, url } = reading
  const errorCount = reading.errors.length
  return {
    input,
    verdict,
    standing,
    repairs,
    nested,
    parses: url !== null,
    href: url === null ? null : serializeUrl(url),
    ...(url === null ? {} : partsOf(url)),
    validationErrors: errors.map((error) => ({
      ...error,
      causes: error.causes.slice(0, MAX_LISTED_CAUSES),
    })),
    errorCount,
    truncated: errors.length < errorCount,
    normalized:
      normalized === null
        ? null
        : { preset: preset.name, output: normalized.output, steps: normalized.steps },
    otherReadings: otherReadings.map(({ parser, title, target }) => ({ parser, title, ...target })),
  }
}

function toText(inspection: Inspection, io: Io): string {
  const { reading, verdict, repairs } = inspection
  const { input, url } = reading
  const { paint } = io
  const offers = repairLines(repairs, io)
  const head = [...verdictLines(verdict, io), ...offers, paint('bold', safeText(input, 2000)), '']
  const parts = url === null ? [] : partLines(url, io)
  return [
    ...head,
    ...parts,
    ...otherReadingLines(inspection, io),
    ...findingLines(input, verdict, io),
    ...errorLines(inspection, io),
    ...normalLines(inspection, io),
    '',
  ].join('\n')
}

const HOST_KINDS: Readonly<Record<string, () => string>> = {
  domain: () => say('domain'),
  ipv4: () => say('IPv4 address'),
  ipv6: () => say('IPv6 address'),
  opaque: () => say('opaque host'),
  empty: () => say('empty host'),
}

function partLines(url: UrlRecord, { paint }: Io): string[] {
  const parts = partsOf(url)
  const { host } = parts
  const rows: (readonly [string, string | null, (string | undefined)?])[] = [
    ['href', serializeUrl(url)],
    ['scheme', parts.scheme],
    ['username', parts.username === '' ? null : parts.username],
    ['password', parts.password === '' ? null : parts.password],
    ['host', host === null ? null : host.serialized, HOST_KINDS[host?.kind ?? '']?.()],
    ['', host?.unicode === host?.serialized ? null : (host?.unicode ?? null), say('in Unicode')],
    ['port', parts.port === null ? null : String(parts.port)],
    ['path', parts.path, url.path.kind === 'opaque' ? say('opaque path') : undefined],
    ['query', parts.query],
    ['fragment', parts.fragment],
    ['origin', parts.origin, parts.origin === 'null' ? say('opaque origin') : undefined],
  ]
  return [
    ...rows
      .filter(([, value]) => value !== null)
      .map(([label, value, note]) => {
        const shown = value === '' ? paint('dim', say('(empty)')) : safeText(value ?? '', 1000)
        const aside = note === undefined ? '' : `   ${paint('dim', note)}`
        return `  ${paint('cyan', label.padEnd(9))} ${shown}${aside}`
      }),
    '',
  ]
}

function otherReadingLines({ otherReadings }: Inspection, { paint, columns }: Io): string[] {
  // Some programs do not accept `_` or letters beyond ASCII in a host. That deceives nobody.
  if (otherReadings.every(({ target }) => (target?.host ?? '') === '')) return []
  const programs = new Map<string, string[]>()
  for (const { parser, target } of otherReadings) {
    const { host, port } = target!
    const shown = host === null || host === '' ? say('no host') : safeText(host, 300)
    const place = port === null ? shown : `${shown}:${port}`
    programs.set(place, [...(programs.get(place) ?? []), parser])
  }
  return [
    say('Other programs read another host or port, or none:'),
    ...[...programs].flatMap(([place, names]) =>
      fold(`${place}   ${names.join(', ')}`, columns - 2).map(
        (line) => `  ${paint('yellow', line)}`,
      ),
    ),
    '',
  ]
}

function errorLines({ reading, verdict, errors }: Inspection, { paint, columns }: Io): string[] {
  const { input, url } = reading
  const errorCount = reading.errors.length
  if (errorCount === 0) {
    // After a finding, the shorter one would look like approval.
    const isFine = verdict.findings.length === 0
    return [
      isFine ? say('No validation errors.') : say('No validation errors by the URL Standard.'),
      '',
    ]
  }
  const nevertheless = url === null ? '' : say(' (the URL parses nevertheless)')
  const groups = groupCauses(errors.map(inOwnWords))
  // That it is not a URL, and why, is said by the verdict.
  const said = url === null ? headlineOf(verdict) : ''
  return [
    `${paint(url === null ? 'red' : 'yellow', say('{n} validation {n|error|errors}', { n: errorCount }))}${nevertheless}`,
    ...groups
      .slice(0, MAX_SHOWN_ERRORS)
      .flatMap((group) => groupLines(input, group, said, { paint, columns })),
    ...(groups.length > MAX_SHOWN_ERRORS
      ? [
          `  ${say('… and {n} more {n|kind|kinds} of errors', { n: groups.length - MAX_SHOWN_ERRORS })}`,
          '',
        ]
      : []),
    ...(errors.length < errorCount
      ? [`  ${say('… and {n} more {n|error|errors}', { n: errorCount - errors.length })}`, '']
      : []),
  ]
}

function inOwnWords(error: ExplainedError): ExplainedError {
  return { ...error, causes: error.causes.map(spoken().problem) }
}

const MAX_SHOWN_PLACES = 12
const MAX_SHOWN_SENTENCES = 4
/** In JSON, of one error. */
const MAX_LISTED_CAUSES = 1000

function groupLines(
  input: string,
  { errors, causes }: UrlErrorGroup,
  said: string,
  io: Pick<Io, 'paint' | 'columns'>,
): string[] {
  const { paint, columns } = io
  const names = [...errors].map(([name, count]) =>
    count > 1 ? say('{name} ({count} times)', { name, count }) : name,
  )
  const codes = causes.map(({ code, places }) =>
    places.length > 1 ? say('{code} ({n} places)', { code, n: places.length }) : code,
  )
  return [
    ...causes.flatMap((cause) => causeLines(input, cause, said, io)),
    ...fold(`${names.join(', ')}: ${codes.join(', ')}`, columns - 2).map(
      (text) => `  ${paint('dim', text)}`,
    ),
    '',
  ]
}

/** The places of one cause, what it is, and what to do. */
function causeLines(
  input: string,
  { messages, remedies, places }: UrlCauseGroup,
  said: string,
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
): string[] {
  const excerpts = drawPlaces(input, places.slice(0, MAX_SHOWN_PLACES), columns - 6)
  const sentences = (texts: readonly string[]) =>
    texts.slice(0, MAX_SHOWN_SENTENCES).flatMap((text) => fold(safeText(text, 1000), columns - 2))
  return [
    ...excerpts.flatMap(({ line, carets }) => [`  ${line}`, `  ${paint('red', carets)}`]),
    ...(places.length > MAX_SHOWN_PLACES
      ? [`  ${say('… and {n} more {n|place|places}', { n: places.length - MAX_SHOWN_PLACES })}`]
      : []),
    ...sentences(messages.filter((text) => !said.includes(text))).map((text) => `  ${text}`),
    ...sentences(remedies).map((text) => `  ${paint('dim', text)}`),
  ]
}

const MOST_SHOWN = 120

/** Short strings are shown whole. */
function shownChange(step: TraceStep): readonly string[] {
  const isShort = Math.max(step.before.length, step.after.length) <= MOST_SHOWN
  return changeExcerpt(step, { context: isShort ? MOST_SHOWN : 40, most: MOST_SHOWN })
}

function normalLines(
  { normalized, preset, verdict }: Inspection,
  { paint, columns }: Io,
): string[] {
  if (normalized === null || normalized.output === null) return []
  const { output, steps } = normalized
  // After a warning, it would look like approval.
  if (steps.length === 0)
    return verdict.level === 'clear'
      ? [say('Already canonical ({preset}).', { preset: preset.name })]
      : []
  return [
    say('Canonical form ({preset})', { preset: preset.name }),
    `  ${paint('green', safeText(output, 2000))}`,
    ...steps.flatMap((step) => [
      '',
      `  ${paint('cyan', step.rule)}  ${paint('dim', spoken().say(verbatim(step.category)))}`,
      ...fold(spoken().reason(step), columns - 4).map((text) => `    ${text}`),
      ...shownChange(step).map((text) => `    ${text}`),
    ]),
  ]
}
