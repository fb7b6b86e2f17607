import { count } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import type { RuleEffect } from '@waymark/site'
import { fold } from '../help.ts'
import { pageFolderText } from '../input/page-folder.ts'
import { saidName } from '../input/said-name.ts'
import type { Io } from '../io.ts'
import { inOneLine, listed, say, spoken } from '../speech.ts'
import { bytes, duration } from '../terminal/figures.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'
import type { Paint } from '../terminal/style.ts'
import { causeText, occurrences } from './cause-text.ts'
import { hintsText, leftOutText, mediaText, unlistedText, whyLeftOut } from './left-out.ts'
import { placeTexts, relatedTexts, seenTexts } from './place-text.ts'
import { saidKind } from './remedies.ts'
import { inputText, type ReportedKind, type SitemapReport } from './report.ts'
import { hiddenText, severityCount, severityWord } from './severity-words.ts'
import { andOtherCauses, sinceLines } from './since-lines.ts'

/** How many problems of each kind the terminal shows. The reports have more. */
const SHOWN = 3
const SHOWN_FILES = 8
const SHOWN_LANGUAGES = 14

/** The summary that `waymark sitemap` prints for people. */
export function renderSummary(report: SitemapReport, io: Pick<Io, 'paint' | 'columns'>): string {
  const { paint } = io
  return [
    paint('bold', headline(report)),
    ...(report.isUnchanged
      ? [say('Nothing has changed since the last run, at {time}.', { time: report.generated })]
      : []),
    '',
    ...figures(report, io),
    ...unlistedLines(report.counts, io),
    ...normalisation(report.normalisation, io),
    ...problemLines(report.kinds, io),
    ...sinceLines(report.since, report.counts.hidden, io),
    verdict(report, paint),
    '',
  ].join('\n')
}

function headline(report: SitemapReport): string {
  return report.pages === undefined
    ? say('Sitemap of {file}', { file: safePath(inputText(report)) })
    : pageFolderText(report.pages, report)
}

function figures(report: SitemapReport, io: Pick<Io, 'paint' | 'columns'>): string[] {
  const { counts, files, languages, output } = report
  const { paint, columns } = io
  const { leftOut, entries, written, alternates, normalised } = counts
  const why = whyLeftOut(counts).join('; ')
  const rows: (readonly [string, string])[] = [
    [
      say('{entries} {entries|entry|entries}', { entries }),
      entries === 0
        ? say('nothing to write')
        : leftOut === 0
          ? say('all written')
          : say('{written} written, {leftOut} left out: {why}', { written, leftOut, why }),
    ],
    ...leftOutRows(counts),
    [
      say('{alternates} {alternates|alternate|alternates}', { alternates }),
      say('in {n} {n|language|languages}', { n: counts.languages }) + languageList(languages),
    ],
    ...(counts.written === 0
      ? [
          [
            say('{files} {files|file|files}', { files: 0 }),
            say('written; nothing in {folder} was changed', { folder: safePath(saidName(output)) }),
          ] as const,
        ]
      : [
          [
            say('{normalised} {normalised|URL|URLs}', { normalised }),
            normalised === 0 ? say('normalised: all were already canonical') : say('normalised'),
          ] as const,
          [
            say('{files} {files|file|files}', { files: counts.files }),
            say('{size} in {folder}', {
              size: bytes(counts.bytes),
              folder: safePath(saidName(output)),
            }) + changesOf(report),
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
          `  ${' '.repeat(width)}  ${paint('dim', `${name}  ${kind === 'urlset' ? say('{entries} {entries|page|pages}', { entries }) : say('{entries} {entries|sitemap|sitemaps}', { entries })}  ${bytes(size)}`)}`,
      ),
    ...(files.length > SHOWN_FILES
      ? [`  ${' '.repeat(width)}  ${paint('dim', andMore(files.length - SHOWN_FILES))}`]
      : []),
    '',
  ]
}

function unlistedLines({ unlisted }: SitemapReport['counts'], { columns }: Pick<Io, 'columns'>) {
  return unlisted === 0 ? [] : [...fold(unlistedText(unlisted), columns), '']
}

/** What became of the files, unless all of them were written; nothing of a run that ended early. */
function changesOf({ files, removed, isUnchanged }: SitemapReport): string {
  const written = files.filter(({ change }) => change === 'written').length
  if (isUnchanged || (written === files.length && removed.length === 0)) return ''
  const kept = files.length - written
  const changes =
    removed.length === 0
      ? say('{written} written, {kept} kept', { written, kept })
      : say('{written} written, {kept} kept, {removed} removed', {
          written,
          kept,
          removed: removed.length,
        })
  return `: ${changes}`
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
            say('{links} {links|link|links}', { links: linksLeftOut }),
            say('left out: the language or the URL cannot be used'),
          ] as const,
        ]
      : []),
    ...(datesLeftOut > 0
      ? [
          [
            say('{dates} {dates|date|dates}', { dates: datesLeftOut }),
            say('left out: the date cannot be used'),
          ] as const,
        ]
      : []),
    ...(hintsLeftOut > 0
      ? [[hintsText(hintsLeftOut), say('left out: the value cannot be used')] as const]
      : []),
    ...(mediaLeftOut > 0
      ? [[mediaText(mediaLeftOut), say('left out: a value is missing or cannot be used')] as const]
      : []),
  ]
}

function languageList(languages: Readonly<Record<string, number>>): string {
  const entries = Object.entries(languages).sort(([, a], [, b]) => b - a)
  if (entries.length === 0) return ''
  const shown = entries
    .slice(0, SHOWN_LANGUAGES)
    .map(([tag, pages]) => `${safeText(tag, 40)} ${count(pages)}`)
  return `: ${listed(entries.length > SHOWN_LANGUAGES ? [...shown, '…'] : shown)}`
}

function normalisation(
  effects: readonly RuleEffect[],
  io: Pick<Io, 'paint' | 'columns'>,
): string[] {
  if (effects.length === 0) return []
  const { paint } = io
  const width = Math.max(...effects.map(({ count: times }) => count(times).length))
  return [
    paint('bold', say('Normalised')),
    ...effects.flatMap(({ rule, count: times, summary, examples }) => [
      `  ${count(times).padStart(width)} × ${paint('cyan', rule)}  ${spoken().reason({ rule, reason: summary })}`,
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
export function problemLines(
  kinds: readonly ReportedKind[],
  { paint, columns }: Pick<Io, 'paint' | 'columns'>,
  shown: number = SHOWN,
): string[] {
  if (kinds.length === 0) return []
  return [
    paint('bold', say('Problems')),
    ...kinds
      .map(saidKind)
      .flatMap((kind) => [
        `  ${paint(COLOURS[kind.severity], severityWord(kind.severity))} ${paint('bold', kind.code)} (${occurrences(kind)})`,
        ...fold(inOneLine(kind.summary, kind.remedy), columns - 4).map((line) => `    ${line}`),
        ...leftOutLine(kind).map((line) => `    ${line}`),
        ...causeLines(kind, columns - 4).map((line) => `    ${line}`),
        ...kind.first
          .slice(0, shown)
          .flatMap((problem) => [
            `    ${paint('cyan', placeTexts(problem).join('  '))}`,
            ...fold(
              inOneLine(
                safeText(spoken().problem(problem).message, 400),
                safeText(kind.ownRemedy(problem), 400),
              ),
              columns - 6,
            ).map((line) => paint('dim', `      ${line}`)),
            ...[...seenTexts(problem), ...relatedTexts(problem)].map((line) => `      ${line}`),
          ]),
        ...moreLine(kind, shown),
        '',
      ]),
  ]
}

/** How many problems of a kind are not shown. Only the first of a kind are kept. */
function moreLine({ count, first }: ReportedKind, shown: number): string[] {
  const more = count - (Number.isFinite(shown) ? shown : first.length)
  return more > 0 ? [`    ${andMore(more)}`] : []
}

function verdict({ counts, kinds, milliseconds }: SitemapReport, paint: Paint): string {
  const { hidden } = counts
  const { error, warning } = counts.problems
  const found =
    error + warning === 0
      ? paint(
          'green',
          hidden > 0
            ? hiddenText(hidden)
            : kinds.length === 0
              ? say('No problems')
              : say('No errors or warnings'),
        )
      : listed([
          ...(error > 0 ? [paint('red', severityCount('error', error))] : []),
          ...(warning > 0 ? [paint('yellow', severityCount('warning', warning))] : []),
        ])
  return `${found} ${say('in {time}.', { time: duration(milliseconds) })}`
}

/** The last line of a list that does not show everything. */
export function andMore(n: number): string {
  return say('… and {n} more', { n })
}

/** Kinds of problems without their places, for output that has already listed each problem. */
export function kindLines(kinds: readonly ReportedKind[], paint: Paint, columns: number): string[] {
  return kinds
    .map(saidKind)
    .flatMap((kind) => [
      `${paint(COLOURS[kind.severity], severityWord(kind.severity))} ${paint('bold', kind.code)} (${occurrences(kind)})`,
      ...fold(inOneLine(kind.summary, kind.remedy), columns - 2).map((line) => `  ${line}`),
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
    ...(more > 0 ? [`- ${andOtherCauses(more)}`] : []),
  ]
}

/** What is left out because of a kind whose causes do not say it. */
function leftOutLine({ leftOut, causes }: ReportedKind): string[] {
  const left = leftOutText(leftOut)
  return left === '' || causes.length > 0 ? [] : [say('Left out: {left}.', { left })]
}
