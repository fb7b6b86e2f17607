import { sentence } from '@waymark/infra/internal'
import { type CheckOptions, checkSite } from '@waymark/site'
import { diskFiles } from '@waymark/site/node'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import type { ExitStatus } from '../exit-status.ts'
import { verbatim } from '../failure.ts'
import { chosenFix, FIX_DESCRIPTION, FIX_OPTIONS } from '../fix/fix-option.ts'
import { fixInPlace, printFixes } from '../fix/run-fix.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf, refuseDatabaseOptions } from '../input/database-input.ts'
import { asMemoryFailure, MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { namedReports, type ReportPaths, refuseReplacing } from '../output/report-paths.ts'
import { writeReports } from '../output/write-reports.ts'
import { chosenFilter, REPORT_OPTIONS } from '../problems/report-options.ts'
import { MILD, SITE_SEVERITY_OPTIONS, siteJudge } from '../problems/site-severities.ts'
import { changesSince, earlierReport } from '../report/since.ts'
import {
  sharedReport,
  toValidationReport,
  type ValidationReport,
} from '../report/validation-report.ts'
import { Listing } from '../validate/listing.ts'
import { VERSION } from '../version.ts'

export const validate: Command = {
  name: 'validate',
  summary: SUMMARIES.validate,
  synopsis: '[options] <file|folder|->…',
  description: [
    'Checks a URL source database (JSON, NDJSON, CSV or TSV), a sitemap (XML, a feed in RSS or Atom, or text with one URL per line), the sitemaps that a robots.txt names, or all sitemaps in a folder (plain, gzip or zstd; other XML is skipped): syntax, URLs, dates, languages, and the hreflang links between pages. Several sitemaps, or several files of a database, are checked as one site. For a sitemap index or a robots.txt, the files that it lists are looked for by the ends of their paths, in its folder and below. If a folder that contains the index is given, the search goes up to that folder.',
    'URLs with one canonical form are one page. By default, that form keeps slashes and queries, and only the spelling is one: the case of the scheme and the host, the default port, dot segments, percent-encoding, and no fragment. --canonical chooses another.',
    'Each problem is printed on one line with its place: file, line and column, and in a database the JSON Pointer or the column of the table. What several pages see in one cell of a table is one problem. If it is about two places, such as a page and the page that should link back, the other place comes last. Then follow counts of the site, over URLs as they are written.',
    `With --fix, a database is corrected in place: hreflang values, missing self links and return links, repeated links and entries, dates and more. It is checked again until nothing is left to correct, and what several answers are possible for is listed; waymark explain <code> says more. ${FIX_DESCRIPTION} The patch of --patch and --dry-run is a JSON Patch (RFC 6902) for JSON, because a database is often one long line; for NDJSON, CSV and TSV it is a unified diff for patch -p1 and git apply.`,
  ],
  options: [
    {
      name: 'check',
      value: 'what',
      choices: ['usable', 'canonical'],
      fallback: 'usable',
      summary:
        'canonical also reports each URL that is not in its canonical form. For databases only.',
    },
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    ...FIX_OPTIONS,
    MEMORY_OPTION,
    {
      name: 'report',
      value: 'file',
      summary:
        'Also writes an HTML report for people to this path, and a JSON report next to it. Without it nothing is written, because the input may be a published folder.',
    },
    {
      name: 'since',
      value: 'file',
      summary: 'The JSON report of an earlier run: says what has changed since then.',
    },
    {
      name: 'all',
      summary: 'Lists all problems in text. Without it, a terminal shows 20 of each code.',
    },
    formatOption(
      'json prints one object with problems, kinds, counts, files and failures. csv prints a line for each problem, for spreadsheets. sarif is for code review tools, github for the log of GitHub Actions.',
      ['text', 'json', 'csv', 'sarif', 'github'],
    ),
  ],
  examples: [
    {
      command: 'waymark validate url-source.json --check canonical',
      what: 'a database; also report URLs that are not canonical',
    },
    {
      command: 'waymark validate --fix url-source.json --backup .bak',
      what: 'correct a database, and keep it as it was as url-source.json.bak',
    },
    {
      command: `waymark validate public/ --max-warnings 0 --severity ${MILD}=off`,
      what: 'fail in CI also for warnings, and never for one code',
    },
    {
      command: 'waymark validate public/ --baseline known.json --write-baseline',
      what: 'accept the problems of today: with --baseline alone, only new ones are reported',
    },
    { command: 'waymark validate public/', what: 'all the sitemaps of a site, as one site' },
    {
      command: 'waymark validate public/ --report check.html --since check.json',
      what: 'write check.html and check.json, with the changes since the last check.json',
    },
    {
      command:
        'curl -s https://example.com/sitemap.xml | waymark validate - --format json | jq .counts',
      what: 'a sitemap from the web; print only the counts',
    },
  ],
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  check: siteJudge,
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const check: CheckOptions = {
    ...inputFormatOf(options),
    ...tableMemoryOf(options),
    config: chosenConfig(options),
    allowUnreachableHosts: allowsUnreachableHosts(options),
    check: options.text('check') === 'canonical' ? 'canonical' : 'usable',
    now: io.clock(),
  }
  const call = await chosenFix(options, operands)
  const filter = await chosenFilter(options, siteJudge(options))
  const reports = await namedReports(options)
  await refuseReplacing(operands, reports)
  const earlier = await earlierReport(options, 'validate')
  const started = io.terminal.now()
  const fix = call === null ? null : { call, check, filter, io }
  if (fix?.call.isDryRun === true) return await printFixes(operands, fix)
  const fixed = fix === null ? null : await fixInPlace(operands, fix)
  const listing = new Listing(options, filter, io)
  if (fixed !== null) listing.fixed(operands[0] ?? '', fixed)
  const events = checkSite(operands, diskFiles(readingOf(io)), check)
  try {
    for (let next = await events.next(); ; next = await events.next()) {
      if (next.done === true) {
        const run = {
          generator: `waymark ${VERSION}`,
          generated: new Date(io.clock()).toISOString(),
          input: operands,
          milliseconds: Math.round(io.terminal.now() - started),
        }
        const report = toValidationReport(listing.found(next.value), run)
        const since = earlier === null ? undefined : changesSince(earlier, report)
        const whole = since === undefined ? report : { ...report, since }
        if (reports !== null) await writeValidation(reports, whole, options)
        await listing.finish(whole)
        return await listing.status()
      }
      const event = next.value
      if (event.type === 'problem') await listing.add(event.problem)
      else if (event.type === 'failure') listing.fail(event.error)
      else if (event.form === 'sitemap') refuseFor(event.name, options)
    }
  } catch (error) {
    throw asMemoryFailure(error, options)
  } finally {
    // Removes the temporary file if the loop was left early.
    await events.return(undefined as never)
  }
}

async function writeValidation(
  paths: ReportPaths,
  report: ValidationReport,
  { flags }: OptionValues,
): Promise<void> {
  const shared = sharedReport(report)
  const { renderValidation } = await import('../report/html-validation.ts')
  await writeReports(paths, { html: renderValidation(shared), report: flags.ofReport(shared) })
}

function refuseFor(sitemap: string, options: OptionValues): void {
  const check = options.text('check') === 'canonical' ? ['--check canonical'] : []
  const why = sentence('{sitemap:phrase} is a sitemap', { sitemap: verbatim(sitemap) })
  refuseDatabaseOptions(options, why, check)
}
