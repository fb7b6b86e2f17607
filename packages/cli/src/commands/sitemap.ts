import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { isWellFormed } from '@waymark/language-tag'
import { StagedOutput, staleSitemaps, temporaryPlace } from '@waymark/site/files/node'
import {
  stageSite,
  type WriteSiteOptions,
  type WrittenSite,
  writeSiteFolder,
} from '@waymark/site/node'
import { createSplitter } from '@waymark/sitemap'
import { extensions, type SitemapExtension } from '@waymark/sitemap/extensions'
import { getOrigin, parseUrl, serializeOrigin } from '@waymark/url-parser'
import { chosenFolderUrl } from '../base-option.ts'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { asFailure, Failure, usageFailure, verbatim } from '../failure.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf } from '../input/database-input.ts'
import type { Io } from '../io.ts'
import { MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import { refuseOverwriting, reportPaths, statePath } from '../output/report-paths.ts'
import { chosenRobots, ROBOTS_OPTION, stageRobots } from '../output/robots-option.ts'
import { SharedNames } from '../output/shared-names.ts'
import { chosenOut } from '../output/standard-output.ts'
import { areWritten, stageReports } from '../output/write-reports.ts'
import { chosenFilter, filterKey, REPORT_OPTIONS } from '../problems/report-options.ts'
import { SITE_SEVERITY_OPTIONS, siteJudge } from '../problems/site-severities.ts'
import { renderHtmlReport } from '../report/html-report.ts'
import type { SitemapReport } from '../report/report.ts'
import { changesSince, type EarlierReport, earlierReport } from '../report/since.ts'
import { sitemapResult } from '../report/sitemap-result.ts'
import { forPrograms, say } from '../speech.ts'
import { VERSION } from '../version.ts'

export const sitemap: Command = {
  name: 'sitemap',
  summary: SUMMARIES.sitemap,
  synopsis: '<url-source.json|->… --out <folder> [options]',
  description: [
    'Reads a URL source database (JSON, NDJSON, CSV or TSV; plain, gzip or zstd), normalises every URL, and writes sitemap.xml with hreflang links. A sitemap, the sitemaps of an index or a robots.txt, a list of URLs and the export of a crawler are databases, too. More than 50,000 pages or 50 MiB are split into several files with an index. The database is read as a stream, so it may have millions of entries. Several files are one database, in the given order.',
    'Problems that search engines would reject are reported by kind, with their places in your file. An entry that cannot be used is left out; the others are still written. URLs are compared and written in their canonical form. By default, it keeps slashes and queries, and only the spelling is one: the case of the scheme and the host, the default port, dot segments, percent-encoding, and no fragment. --canonical seo also removes trailing slashes and queries; pages that become one by it are an error that names them. The summary, which says so, is printed before anything is published; as with any other error, the rest is then published, and the exit status is 1. The form is that of the options, then of the configuration, then of the member canonical of the database.',
    'Run it again to update the folder: pages keep their files, and files whose content does not change are not touched. A part that changes gets the other one of two names, sitemap-3.xml or sitemap-3b.xml, so that the index, which is replaced last, never names a part of another run. If nothing has changed since the last run, nothing is written. What a run has written is kept in url-source.sitemaps.state next to the database, or where --state says.',
    'With --split, each value has files of its own. Their names depend on the value alone, and stay: an added page changes the file of its value, and the index. When a value has more than 50,000 pages or 50 MiB, sitemap-en.xml stays, and sitemap-en.2.xml is added. Values that are not lower-case letters and digits with single hyphens or underscores get a digest in their name. Pages without a value are in sitemap-none.xml. A column may have 10,000 values.',
    'The folder gets only the sitemaps. Two reports are written next to the database, url-source.report.html for people and url-source.report.json for programs, or where --report says: they list URLs that are not published, so nothing is written next to a sitemap that is the input. All files are written whole or not at all. If no entry can be used, the sitemaps of an earlier run stay unchanged.',
  ],
  options: [
    {
      name: 'out',
      short: 'o',
      value: 'folder',
      summary:
        'The output folder, which is created if it does not exist. With -, the sitemap goes to standard output and the summary to stderr.',
    },
    {
      name: 'base',
      sets: ['baseUrl'],
      value: 'url',
      summary:
        'The public URL of the output folder, for the URLs in a sitemap index. Default: the root of the first page’s host.',
    },
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    {
      name: 'x-default',
      sets: ['xDefaultLang'],
      value: 'tag',
      summary:
        'Adds an x-default link to pages that have none: the same URL as the link of this language.',
    },
    {
      name: 'extensions',
      value: 'list',
      summary:
        'Which of images, videos and news are written, with commas between them, or none. Default: all that the database has.',
    },
    { name: 'gzip', summary: 'Compresses the sitemaps, as sitemap.xml.gz.' },
    {
      name: 'max-urls',
      sets: ['maxUrls'],
      value: 'n',
      summary: 'The greatest number of pages in a file. Default: 50,000, the protocol’s limit.',
    },
    {
      name: 'max-bytes',
      sets: ['maxBytes'],
      value: 'n',
      summary: 'The greatest size of a file in bytes, uncompressed. Default: 52,428,800.',
    },
    {
      name: 'split',
      value: 'column',
      summary:
        'Writes one sitemap for each value of a column, or member of the pages, and an index: lang for sitemap-en.xml, sitemap-pt-br.xml and so on, or any other, such as section. Files keep their names.',
    },
    {
      name: 'stylesheet',
      value: 'xsl-url',
      isBare: true,
      summary:
        'Shows sitemaps as tables in browsers that still have XSLT: writes sitemap.xsl beside them, and names it in each. With a URL, names that style sheet, which must be of the same origin: that of --base, or else of the first page.',
    },
    MEMORY_OPTION,
    {
      name: 'rebuild',
      summary:
        'Distributes all pages anew, as in a first run. Without it, pages keep the files in which they are published.',
    },
    {
      name: 'state',
      value: 'file',
      summary:
        'The path of the file in which a run leaves to the next one what it has written; not in the output folder. Default: next to the database, url-source.sitemaps.state for url-source.json.',
    },
    {
      name: 'report',
      value: 'file',
      summary:
        'The path of the HTML report; the JSON report is written next to it. Default: next to the database, url-source.report.html for url-source.json; none for a sitemap, whose folder may be published.',
    },
    ROBOTS_OPTION,
    {
      name: 'since',
      value: 'file',
      summary:
        'The JSON report of an earlier run: the reports also say what has changed since then.',
    },
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    formatOption(
      'json prints the content of the JSON report. github is for the log of GitHub Actions; it has the first 1,000 problems of each code.',
      ['text', 'json', 'github'],
    ),
  ],
  examples: [
    {
      command: 'waymark sitemap url-source.json --out public',
      what: 'sitemap.xml into the public folder, and the reports next to the database',
    },
    {
      command:
        'waymark sitemap db.json.gz -o public/maps --base https://example.com/maps/ --gzip --report report.html',
      what: 'compressed sitemaps in their own folder, with the reports elsewhere',
    },
    {
      command: 'make-urls | waymark sitemap - -o public --state sitemaps.state --max-urls 5000',
      what: 'an update every night from a pipe, in files so small that a change rewrites little',
    },
    {
      command: 'waymark sitemap pages.csv shop.ndjson.gz --out public',
      what: 'one database in two files, a table and one with an entry in each line',
    },
    {
      command: 'waymark sitemap url-source.json --out public --robots public/robots.txt',
      what: 'the sitemap, and its line in the robots.txt',
    },
    {
      command: 'waymark sitemap pages.csv --out public --split section --stylesheet',
      what: 'a sitemap for each section, which search consoles report on, and which browsers show as a table',
    },
    {
      command: 'waymark sitemap large.ndjson.gz --out public --memory 256MiB',
      what: 'a database of millions of pages, with a limit for memory',
    },
    {
      command: 'make-urls | waymark sitemap - -o public --https-only --format json | jq .kinds',
      what: 'a database from a pipe, only https, the kinds of problems for a program',
    },
  ],
  operands: { name: 'url-source.json', min: 1, max: Number.POSITIVE_INFINITY, kind: 'files' },
  check: siteJudge,
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const out = await chosenOut(options)
  if (out === '-') refuseForFolders(options)
  const write = writeOptions(options)
  const split = chosenSplit(options)
  const stylesheet = options.text('stylesheet')
  const filter = await chosenFilter(options, siteJudge(options))
  const memory = tableMemoryOf(options)
  const [first = '-'] = operands
  const reports = await reportPaths(options, first, out)
  const place = { out, isSplit: options.isGiven('split') }
  for (const file of operands) await refuseOverwriting(file, place, reports)
  const robots = await chosenRobots(options, operands, place, reports)
  const since = await earlierReport(options, 'sitemap')
  const state = await statePath(options, first, out)
  const shared = new SharedNames([...operands, out])
  const started = io.terminal.now()
  const version = VERSION
  const staged = new StagedOutput()
  try {
    const isPiped = out === '-'
    const build: WriteSiteOptions = {
      ...write,
      ...inputFormatOf(options),
      ...readingOf(io),
      ...memory,
      ...(split === null ? {} : { split }),
      ...(stylesheet === null || stylesheet === '' ? {} : { stylesheet }),
      config: chosenConfig(options),
      allowUnreachableHosts: allowsUnreachableHosts(options),
      now: io.clock(),
      filterProblem: (problem) => filter.unknown(problem),
      // Only a run finds all problems.
      ...(filter.isWritingBaseline ? { onProblem: () => {} } : {}),
    }
    const scratch = isPiped ? staged.scratch() : null
    const site =
      scratch !== null
        ? await writeSiteFolder(operands, scratch, build)
        : await stageSite(operands, out, staged, {
            ...build,
            ...(stylesheet === '' ? { stylesheet: true } : {}),
            ...(state === null ? {} : { state }),
            parts: options.isOn('rebuild') ? 'rebuild' : 'keep',
            generator: [version, ...filterKey(options)].join(' '),
          })
    const published = site.files[0]?.loc ?? null
    if (write.baseUrl === undefined && stylesheet !== null && published !== null) {
      refuseOtherOrigin(stylesheet, { sitemap: published, isGuess: true })
    }
    const { problems } = site.counts
    const kinds = site.kinds
      .filter(({ severity }) => !filter.isQuiet || severity === 'error')
      .map((kind) => ({ ...kind, first: kind.first.map((problem) => shared.of(problem)) }))
    const shown = filter.isQuiet ? { ...problems, warning: 0, info: 0 } : problems
    const quiet = problems.warning + problems.info - shown.warning - shown.info
    const report = toReport(
      {
        ...site,
        kinds,
        counts: { ...site.counts, problems: shown, hidden: site.counts.hidden + quiet },
      },
      {
        generator: `waymark ${version}`,
        command: 'sitemap',
        generated: site.generated,
        input: operands
          .map((file) => (file === '-' ? 'standard input' : shared.in(file)))
          .join(', '),
        output: isPiped ? 'standard output' : shared.in(out),
        milliseconds: Math.round(io.terminal.now() - started),
      },
      since,
    )
    const isEmpty = site.counts.written === 0
    if (scratch !== null) await pipeOut(scratch, report, io)
    if (reports !== null && !(site.isUnchanged && (await areWritten(reports, report)))) {
      await stageReports(staged, reports, {
        html: renderHtmlReport(report),
        report: forPrograms(report),
      })
    }
    const used = [...report.files, ...report.removed.map((name) => ({ name }))]
    const stale =
      isPiped || isEmpty ? [] : new Set([...(await staleSitemaps(out, used)), ...site.left])
    const named = robots === null ? null : await stageRobots(robots, report.files, staged)
    await staged.prepare()
    // What the canonical form does to pages is told before the set takes the place of the old one.
    await tell(
      sitemapResult(report, options, isPiped ? { ...io, paint: io.paintError } : io),
      isPiped,
      io,
    )
    await staged.publish()
    const complain = (told: string): void => io.complain(`waymark sitemap: ${told}`)
    if (reports === null && first !== '-' && !isPiped) {
      complain(
        say(
          'no report was written, because it cannot be next to the input: give --report, such as --report report.html',
        ),
      )
    }
    for (const left of stale) {
      complain(
        say(
          '{file:verbatim}: left by an earlier run and no longer in use: remove it when search engines have stopped requesting it',
          { file: verbatim(join(out, left)) },
        ),
      )
    }
    if (robots !== null && named !== null) {
      complain(
        say('{file:verbatim}: now names {loc:verbatim}', {
          file: verbatim(robots),
          loc: verbatim(named),
        }),
      )
    }
    const status = await filter.finish({ io, command: 'sitemap', failures: 0 }, problems)
    if (!isEmpty) return status
    complain(say('no page was published: the input has no entry that can be used'))
    return status === EXIT.clean ? EXIT.problems : status
  } catch (error) {
    staged.discard()
    throw asFailure(error, out === '-' ? temporaryPlace() : out)
  }
}

/** Prints the result. If nobody reads it, that is said at the end of the run, and does not keep the set from being published. */
async function tell(result: string, isPiped: boolean, io: Io): Promise<void> {
  if (isPiped) {
    for (const line of result.trimEnd().split('\n')) io.complain(line)
    return
  }
  io.stdout.write(result)
  await io.stdout.flush().catch(() => {})
}

/** Writes the only sitemap to standard output. */
async function pipeOut(folder: string, { files }: SitemapReport, io: Io): Promise<void> {
  const [file, ...others] = files
  if (others.length > 0) {
    throw new Failure(
      sentence('standard output: the sitemap needs {n} {n|file|files}: give a folder as --out', {
        n: files.length,
      }),
    )
  }
  if (file === undefined) return
  for await (const chunk of createReadStream(join(folder, file.name))) {
    io.stdout.write(chunk)
    await io.stdout.relieve()
  }
}

function writeOptions(options: OptionValues): WriteSiteOptions {
  const maxUrls = options.number('max-urls')
  const maxBytes = options.number('max-bytes')
  const base = chosenFolderUrl(options)
  const xDefaultLang = options.text('x-default')
  const stylesheet = options.text('stylesheet')
  if (xDefaultLang !== null && !isWellFormed(xDefaultLang)) {
    throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
      option: 'x-default',
      value: xDefaultLang,
      advice: sentence('give a language tag, such as en or pt-BR'),
    })
  }
  const chosen = chosenExtensions(options)
  const write: WriteSiteOptions = {
    gzip: options.isOn('gzip'),
    ...(chosen === null ? {} : { extensions: chosen }),
    ...(maxUrls === null ? {} : { maxUrls }),
    ...(maxBytes === null ? {} : { maxBytes }),
    ...(base === null ? {} : { baseUrl: base }),
    ...(xDefaultLang === null ? {} : { xDefaultLang }),
  }
  try {
    const { gzip: _, ...splitting } = write
    createSplitter({
      ...splitting,
      stylesheet: stylesheet === '' ? undefined : (stylesheet ?? undefined),
    })
  } catch (error) {
    if (!(error instanceof OptionError)) throw error
    if (error.option === 'stylesheet' && stylesheet !== null) {
      const advice = sentence(
        'give an http or https URL without a password, absolute or relative, in ASCII without spaces',
      )
      throw wrongStylesheet(stylesheet, advice)
    }
    throw optionFailure(error)
  }
  if (base !== null && stylesheet !== null)
    refuseOtherOrigin(stylesheet, { sitemap: base, isGuess: false })
  return write
}

/** Refuses a style sheet that no browser loads. */
function refuseOtherOrigin(
  stylesheet: string,
  { sitemap, isGuess }: { readonly sitemap: string; readonly isGuess: boolean },
): void {
  const origin = originOf(sitemap, sitemap)
  if (originOf(stylesheet, sitemap) === origin) return
  const facts = { origin: verbatim(origin) }
  const advice = isGuess
    ? sentence(
        'give a URL of {origin:phrase}, the origin of the first page, or say with --base where the sitemaps are published',
        facts,
      )
    : sentence('give a URL of {origin:phrase}, the origin of the sitemaps', facts)
  throw wrongStylesheet(stylesheet, advice)
}

/** The origin of an absolute or relative URL. */
function originOf(url: string, base: string): string {
  const record = parseUrl(url, { base })
  return record === null ? '' : serializeOrigin(getOrigin(record))
}

function wrongStylesheet(value: string, advice: Sentence): Failure {
  return usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option: 'stylesheet',
    value,
    advice,
  })
}

/** Refuses options that mean files in a folder. */
function refuseForFolders(options: OptionValues): void {
  const isOwnSheet = options.text('stylesheet') === ''
  const option = options.isOn('rebuild')
    ? 'rebuild'
    : options.isGiven('split')
      ? 'split'
      : isOwnSheet
        ? 'stylesheet'
        : null
  if (option !== null) throw usageFailure('--{option} needs a folder as --out', { option })
}

/** The value of `--split`; `null` if it is not given. */
function chosenSplit(options: OptionValues): string | null {
  const column = options.text('split')
  if (column === null || column.trim() !== '') return column
  throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option: 'split',
    value: column,
    advice: sentence('give the name of a column, such as lang'),
  })
}

/** The value of `--extensions`; `null` if it is not given. */
function chosenExtensions(options: OptionValues): readonly SitemapExtension[] | null {
  const list = options.text('extensions')
  if (list === null) return null
  const names = list === 'none' ? [] : list.split(',')
  return names.map((name) => {
    const found = extensions.find(({ member }) => member === name.trim())
    if (found !== undefined) return found
    throw usageFailure('--extensions has {name:quote}: give some of {known,list}, or none', {
      name,
      known: extensions.map(({ member }) => member),
    })
  })
}

/** The report: the result with facts about the run, and the parts of each file that readers need. */
function toReport(
  {
    counts,
    languages,
    site,
    matrix,
    paths,
    files,
    removed,
    isUnchanged,
    normalisation,
    kinds,
  }: WrittenSite,
  run: Pick<
    SitemapReport,
    'generator' | 'command' | 'generated' | 'input' | 'output' | 'milliseconds'
  >,
  since: EarlierReport | null,
): SitemapReport {
  const { milliseconds, ...head } = run
  const report: SitemapReport = {
    ...head,
    counts,
    languages,
    matrix,
    paths,
    site,
    files: files.map(({ name, kind, entries, bytes, size, loc, change }) => {
      return { name, kind, entries, bytes, size, loc, change }
    }),
    removed,
    isUnchanged,
    normalisation,
    kinds,
    milliseconds,
  }
  return since === null ? report : { ...report, since: changesSince(since, report) }
}
