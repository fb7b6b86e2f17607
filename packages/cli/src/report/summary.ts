import { count, counted } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { ProblemKind, RuleEffect } from '@waymark/site'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { bytes, duration } from '../terminal/figures.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'
import type { Paint } from '../terminal/style.ts'
import { causeText, occurrences } from './cause-text.ts'
import { hintsText, leftOutText, mediaText, whyLeftOut } from './left-out.ts'
import { placeTexts, relatedTexts, seenTexts } from './place-text.ts'
import type { ReportedKind, SitemapReport } from './report.ts'
import { sinceLines } from './since-lines.ts'

/** How many problems of each kind the terminal shows. The reports have more. */
const SHOWN = 3
const SHOWN_FILES = 8
const SHOWN_LANGUAGES = 14

/** The summary that `waymark sitemap` prints for people. */
export function renderSummary(report: SitemapReport, io: Pick<Io, 'paint' | 'columns'>): string {
  const { paint, columns } = io
  return [
    paint('bold', `Sitemap of ${safePath(report.input)}`),
    ...(report.isUnchanged
      ? [`Nothing has changed since the last run, at ${safeText(report.generated)}.`]
      : []),
    '',
    ...figures(report, io),
    ...normalisation(report.normalisation, io),
    ...problemLines(report.kinds, paint, columns),
    ...sinceLines(report.since, io),
    verdict(report, paint),
    '',
  ].join('\n')
}

function figures(report: SitemapReport, io: Pick<Io, 'paint' | 'columns'>): string[] {
  const { counts, files, languages, output } = report
  const { paint, columns } = io
  const left = counts.leftOut === 0 ? 'all' : count(counts.written)
  const rows: (readonly [string, string])[] = [
    [
      counted(counts.entries, 'entry', 'entries'),
      counts.entries === 0
        ? 'nothing to write'
        : `${left} written${counts.leftOut === 0 ? '' : `, ${count(counts.leftOut)} left out: ${whyLeftOut(counts).join('; ')}`}`,
    ],
    ...leftOutRows(counts),
    [
      counted(counts.alternates, 'alternate'),
      `in ${counted(counts.languages, 'language')}${languageList(languages)}`,
    ],
    ...(counts.written === 0
      ? [['0 files', `written; nothing in ${safePath(output)} was changed`] as const]
      : [
          [
            counted(counts.normalised, 'URL'),
            counts.normalised === 0 ? 'normalised: all were already canonical' : 'normalised',
          ] as const,
          [
            counted(counts.files, 'file'),
            `${bytes(counts.bytes)} in ${safePath(output)}${changesOf(report)}`,
          ] as const,
        ]),
  ]
  const width = Math.max(...rows.map(([left]) => left.length))
  return [
    ...rows.flatMap(([label, text]) => {
      const [first = '', ...rest] = fold(text, columns - width - 4)
      const indent = ' '.repeat(width + 4)
      return [
        `  ${paint('cyan', label.padEnd(width))}  ${first}`,
        ...rest.map((line) => indent + line),
      ]
    }),
    ...files
      .slice(0, SHOWN_FILES)
      .map(
        ({ name, entries, size, kind }) =>
          `  ${' '.repeat(width)}  ${paint('dim', `${name}  ${counted(entries, kind === 'urlset' ? 'page' : 'sitemap')}  ${bytes(size)}`)}`,
      ),
    ...(files.length > SHOWN_FILES
      ? [
          `  ${' '.repeat(width)}  ${paint('dim', `… and ${count(files.length - SHOWN_FILES)} more`)}`,
        ]
      : []),
    '',
  ]
}

/** What became of the files, unless all of them were written; nothing of a run that ended early. */
function changesOf({ files, removed, isUnchanged }: SitemapReport): string {
  const written = files.filter(({ change }) => change === 'written').length
  if (isUnchanged || (written === files.length && removed.length === 0)) return ''
  const changes = [`${count(written)} written`, `${count(files.length - written)} kept`]
  if (removed.length > 0) changes.push(`${count(removed.length)} removed`)
  return `: ${changes.join(', ')}`
}

/** The parts of written entries that are left out. */
function leftOutRows({
  linksLeftOut,
  datesLeftOut,
  hintsLeftOut,
  mediaLeftOut,
}: SitemapReport['counts']): (readonly [string, string])[] {
  return [
    ...(linksLeftOut > 0
      ? [
          [
            counted(linksLeftOut, 'link'),
            'left out: the language or the URL cannot be used',
          ] as const,
        ]
      : []),
    ...(datesLeftOut > 0
      ? [[counted(datesLeftOut, 'date'), 'left out: the date cannot be used'] as const]
      : []),
    ...(hintsLeftOut > 0
      ? [[hintsText(hintsLeftOut), 'left out: the value cannot be used'] as const]
      : []),
    ...(mediaLeftOut > 0
      ? [[mediaText(mediaLeftOut), 'left out: a value is missing or cannot be used'] as const]
      : []),
  ]
}

function languageList(languages: Readonly<Record<string, number>>): string {
  const entries = Object.entries(languages).sort(([, a], [, b]) => b - a)
  if (entries.length === 0) return ''
  const shown = entries
    .slice(0, SHOWN_LANGUAGES)
    .map(([tag, pages]) => `${safeText(tag, 40)} ${count(pages)}`)
  return `: ${shown.join(', ')}${entries.length > SHOWN_LANGUAGES ? ', …' : ''}`
}

function normalisation(
  effects: readonly RuleEffect[],
  io: Pick<Io, 'paint' | 'columns'>,
): string[] {
  if (effects.length === 0) return []
  const { paint } = io
  const width = Math.max(...effects.map(({ count: times }) => count(times).length))
  return [
    paint('bold', 'Normalised'),
    ...effects.flatMap(({ rule, count: times, summary, examples }) => [
      `  ${count(times).padStart(width)} × ${paint('cyan', rule)}  ${summary}`,
      ...examples
        .slice(0, 1)
        .map(({ before, after }) =>
          paint(
            'dim',
            `${' '.repeat(width + 5)}${safeText(before, 200)} -> ${safeText(after, 200)}`,
          ),
        ),
    ]),
    '',
  ]
}

const COLOURS: Readonly<Record<Severity, 'red' | 'yellow' | 'blue'>> = {
  error: 'red',
  warning: 'yellow',
  info: 'blue',
}

/** Problems by kind: what each means, what to do, and where the first ones are. */
function problemLines(kinds: readonly ProblemKind[], paint: Paint, columns: number): string[] {
  if (kinds.length === 0) return []
  return [
    paint('bold', 'Problems'),
    ...kinds.flatMap((kind) => [
      `  ${paint(COLOURS[kind.severity], kind.severity)} ${paint('bold', kind.code)} (${occurrences(kind)})`,
      ...fold(`${kind.summary} ${kind.remedy}`, columns - 4).map((line) => `    ${line}`),
      ...leftOutLine(kind).map((line) => `    ${line}`),
      ...causeLines(kind, columns - 4).map((line) => `    ${line}`),
      ...kind.first
        .slice(0, SHOWN)
        .flatMap((problem) => [
          `    ${paint('cyan', placeTexts(problem).join('  '))}`,
          ...fold(safeText(problem.message, 400), columns - 6).map((line) =>
            paint('dim', `      ${line}`),
          ),
          ...[...seenTexts(problem), ...relatedTexts(problem)].map((line) => `      ${line}`),
        ]),
      ...(kind.count > SHOWN ? [`    … and ${count(kind.count - SHOWN)} more`] : []),
      '',
    ]),
  ]
}

function verdict({ counts, kinds, milliseconds }: SitemapReport, paint: Paint): string {
  const { error, warning } = counts.problems
  const found =
    error + warning === 0
      ? paint('green', kinds.length === 0 ? 'No problems' : 'No errors or warnings')
      : [
          ...(error > 0 ? [paint('red', counted(error, 'error'))] : []),
          ...(warning > 0 ? [paint('yellow', counted(warning, 'warning'))] : []),
        ].join(', ')
  return `${found} in ${duration(milliseconds)}.`
}

/** Kinds of problems without their places, for output that has already listed each problem. */
export function kindLines(kinds: readonly ReportedKind[], paint: Paint, columns: number): string[] {
  return kinds.flatMap((kind) => [
    `${paint(COLOURS[kind.severity], kind.severity)} ${paint('bold', kind.code)} (${occurrences(kind)})`,
    ...fold(`${kind.summary} ${kind.remedy}`, columns - 2).map((line) => `  ${line}`),
    ...causeLines(kind, columns - 2).map((line) => `  ${line}`),
  ])
}

const SHOWN_CAUSES = 10

/** The causes of a kind, a line for each. */
function causeLines({ causes }: Pick<ReportedKind, 'causes'>, columns: number): string[] {
  const more = causes.length - SHOWN_CAUSES
  return [
    ...causes
      .slice(0, SHOWN_CAUSES)
      .flatMap((cause) => fold(`- ${safeText(causeText(cause), 300)}`, columns)),
    ...(more > 0 ? [`- … and ${counted(more, 'other cause')}`] : []),
  ]
}

/** What is left out because of a kind whose causes do not say it. */
function leftOutLine({ leftOut, causes }: ProblemKind): string[] {
  const left = leftOutText(leftOut)
  return left === '' || causes.length > 0 ? [] : [`Left out: ${left}.`]
}
