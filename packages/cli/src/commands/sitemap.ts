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
import { missingOperand } from '../arguments.ts'
import { chosenFolderUrl } from '../base-option.ts'
import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { SUMMARIES } from '../command-names.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { asFailure, Failure, fileFailure, usageFailure, verbatim } from '../failure.ts'
import { allowsUnreachableHosts, HOSTS_OPTION } from '../hosts-option.ts'
import { readingOf } from '../input/byte-source.ts'
import { INPUT_FORMAT, inputFormatOf } from '../input/database-input.ts'
import {
  baseOfOutput,
  chosenFrom,
  FROM_OPTION,
  openPageFolder,
  type PageFolder,
  pagesOfReport,
} from '../input/page-folder.ts'
import type { Io } from '../io.ts'
import { MEMORY_OPTION, tableMemoryOf } from '../memory-option.ts'
import { optionFailure } from '../option-fault.ts'
import type { OptionValues } from '../option-values.ts'
import { formatOption } from '../output/format-option.ts'
import {
  hasContent,
  refuseInFolder,
  refuseOverwriting,
  refuseSharedState,
  reportPaths,
  statePath,
} from '../output/report-paths.ts'
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
import { tellFailure } from '../tell-failure.ts'
import { safePath } from '../terminal/safe-text.ts'
import { VERSION } from '../version.ts'

export const sitemap: Command = {
  name: 'sitemap',
  summary: SUMMARIES.sitemap,
  synopsis: '<url-source.json|->… --out <folder> [options]',
  description: [
    'Reads a URL source database (JSON, NDJSON, CSV or TSV; plain, gzip or zstd), normalises every URL, and writes sitemap.xml with hreflang links. The input may also be a sitemap, a sitemap index, a robots.txt that lists sitemaps, a list of URLs or the export of a crawler. More than 50,000 pages or 50 MiB are split into several files with an index. The database is read as a stream, so it may have millions of entries. Several files are read as one database, in the given order.',
    'Problems that search engines would reject are reported by kind, with their places in your file. An entry that cannot be used is left out; all others are written. URLs are compared and written in their canonical form. The default form removes the fragment and normalises only the spelling: the case of the scheme and the host, the default port, dot segments and percent-encoding. --canonical seo also removes trailing slashes and queries; if several pages get the same URL by this, an error names them. The summary is printed before anything is published. Errors do not stop the run: the rest is published, and the exit status is 1. Options override the configuration, which overrides the member canonical of the database.',
    'Run the command again to update the folder: pages keep their files, and files whose content does not change are not touched. A part that changes switches between two names, such as sitemap-3.xml and sitemap-3b.xml. The index is replaced last, so it never names a part of another run. If nothing has changed since the last run, nothing is written. The state of a run is kept in url-source.sitemaps.state next to the database, or in the file in --state.',
    'With --split, each value of the column has its own sitemap, such as sitemap-en.xml. Its name depends on the value alone and never changes; a new page changes only this file and the index. When a value has more than 50,000 pages or 50 MiB, sitemap-en.2.xml is added. Values with anything but lower-case letters, digits, and single hyphens or underscores get a digest in their file name. Pages without a value are in sitemap-none.xml. A column may have at most 10,000 values.',
    'With --from, the sitemap is made from built pages, which are read as by waymark audit, with the files of redirects and headers. Each page has the URL of its canonical, or else of its file, and the alternates of its head and headers. The first line says how many pages are listed, and why the others are not. A sitemap in the folder is not read. Without --state, pages have no lastmod. With --state, the lastmod of a page is the time of the run that found a change in its title, description or main text. The main text is the content of main or, without main, of body without header; in both, without nav, footer, aside, scripts and styles. The state keeps only a 64-bit fingerprint of these texts, which is not cryptographic. In a first run, pages have the dates that they state themselves (article:modified_time, og:updated_time or dateModified in JSON-LD), or none.',
    'Only sitemaps are written to the output folder. Two reports, url-source.report.html for people and url-source.report.json for programs, are written next to the database, or to the path in --report. They list URLs that are not published, so without --report none is written next to an input that is a sitemap. Files are written completely or not at all. If no entry can be used, the sitemaps of an earlier run stay unchanged.',
  ],
  options: [
    FROM_OPTION,
    {
      name: 'out',
      short: 'o',
      value: 'folder',
      summary:
        'The output folder, which is created if it does not exist. With -, the sitemap goes to standard output and the summary to stderr.',
    },
    {
      name: 'base',
      sets: ['baseUrl', 'base'],
      value: 'url',
      summary:
        'The public URL of the output folder, for the URLs in a sitemap index. Default: the root of the first page’s host. With --from, the public URL of that folder, by default taken from most of its pages or a CNAME.',
    },
    INPUT_FORMAT,
    ...CANONICAL_OPTIONS,
    HOSTS_OPTION,
    {
      name: 'x-default',
      sets: ['xDefaultLang'],
      value: 'tag',
      summary:
        'Adds an x-default link to pages that have none, with the URL of their link for this language.',
    },
    {
      name: 'extensions',
      value: 'list',
      summary:
        'The sitemap extensions to write: images, videos and news, separated by commas, or none. Default: all that the database has.',
    },
    { name: 'gzip', summary: 'Compresses the sitemaps, as sitemap.xml.gz.' },
    {
      name: 'max-urls',
      sets: ['maxUrls'],
      value: 'n',
      summary: 'The maximum number of pages in a file. Default: 50,000, the protocol’s limit.',
    },
    {
      name: 'max-bytes',
      sets: ['maxBytes'],
      value: 'n',
      summary: 'The maximum size of a file in bytes, uncompressed. Default: 52,428,800.',
    },
    {
      name: 'split',
      value: 'column',
      summary:
        'Writes one sitemap for each value of a column (in JSON, a member of the entries), and an index. The column lang gives sitemap-en.xml, sitemap-pt-br.xml and so on; any other works in the same way. Files keep their names between runs.',
    },
    {
      name: 'stylesheet',
      value: 'xsl-url',
      isBare: true,
      summary:
        'Shows sitemaps as tables in browsers that still have XSLT. It writes sitemap.xsl next to the sitemaps and links to it. With a URL, it links to that style sheet instead, which must have the same origin as --base or, without it, as the first page.',
    },
    MEMORY_OPTION,
    {
      name: 'rebuild',
      summary:
        'Re-splits all pages into files, as in a first run. Without it, pages stay in their files.',
    },
    {
      name: 'state',
      value: 'file',
      summary:
        'The file that keeps the state between runs: which page is in which file and, with --from, fingerprints of the pages. It must not be in the output folder. Default: next to the database, url-source.sitemaps.state for url-source.json; none with --from.',
    },
    {
      name: 'report',
      value: 'file',
      summary:
        'The path of the HTML report; the JSON report is written next to it. Default: next to the database, url-source.report.html for url-source.json; none if the input is a sitemap, because its folder may be published.',
    },
    ROBOTS_OPTION,
    {
      name: 'since',
      value: 'file',
      summary:
        'The JSON report of an earlier run, to show in the reports what has changed since then.',
    },
    ...SITE_SEVERITY_OPTIONS,
    ...REPORT_OPTIONS,
    formatOption(
      'json prints the content of the JSON report. github is for the log of GitHub Actions, with the first 1,000 problems of each code.',
      ['text', 'json', 'github'],
    ),
  ],
  examples: [
    {
      command: 'waymark sitemap url-source.json --out public',
      what: 'sitemap.xml in the folder public, and the reports next to the database',
    },
    {
      command:
        'waymark sitemap db.json.gz -o public/maps --base https://example.com/maps/ --gzip --report report.html',
      what: 'compressed sitemaps in their own folder, with the reports elsewhere',
    },
    {
      command: 'make-urls | waymark sitemap - -o public --state sitemaps.state --max-urls 5000',
      what: 'a nightly update from a pipe, in small files, so that a change rewrites little',
    },
    {
      command: 'waymark sitemap pages.csv shop.ndjson.gz --out public',
      what: 'one database in two files, CSV and NDJSON',
    },
    {
      command: 'waymark sitemap url-source.json --out public --robots public/robots.txt',
      what: 'the sitemap, and its line in the robots.txt',
    },
    {
      command: 'waymark sitemap --from dist --out dist --state sitemaps.state',
      what: 'the sitemap of a built site, with dates that change only when pages do',
    },
    {
      command: 'waymark sitemap pages.csv --out public --split section --stylesheet',
      what: 'a sitemap for each section, because search consoles report by file, with a style sheet for browsers',
    },
    {
      command: 'waymark sitemap large.ndjson.gz --out public --memory 256MiB',
      what: 'a database of millions of pages, with a limit for memory',
    },
    {
      command: 'make-urls | waymark sitemap - -o public --https-only --format json | jq .kinds',
      what: 'a database from a pipe, only https URLs, and the kinds of problems as JSON',
    },
  ],
  operands: { name: 'url-source.json', min: 0, max: Number.POSITIVE_INFINITY, kind: 'files' },
  check: siteJudge,
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const out = await chosenOut(options)
  if (out === '-') refuseForFolders(options)
  const from = chosenFrom(options, operands, () => missingOperand(sitemap))
  const write = writeOptions(options)
  const split = chosenSplit(options)
  const stylesheet = options.text('stylesheet')
  const filter = await chosenFilter(options, siteJudge(options))
  const memory = tableMemoryOf(options, from === null ? 1 : 2)
  const [first = '-'] = operands
  const reports = await reportPaths(options, first, out)
  const place = { out, isSplit: options.isGiven('split') }
  for (const file of operands) await refuseOverwriting(file, place, reports)
  const robots = await chosenRobots(options, operands, place, reports)
  const since = await earlierReport(options, 'sitemap')
  const state = await statePath(options, first, out)
  if (from !== null) await refuseInFolder(from, reports, state)
  const hadState = state !== null && (await hasContent(state))
  refuseSharedState(state, reports, { robots, baseline: options.text('baseline') })
  const shared = new SharedNames([...operands, ...(from === null ? [] : [from]), out])
  const started = io.terminal.now()
  const version = VERSION
  const staged = new StagedOutput()
  let source: PageFolder | null = null
  try {
    const isPiped = out === '-'
    const config = chosenConfig(options)
    if (from !== null) {
      const base = write.baseUrl
      const { listen } = readingOf(io)
      const languages = split === 'lang'
      source = await openPageFolder(from, { ...memory, base, config, listen, languages })
    }
    const database = source === null ? operands : [source.pages]
    const build: WriteSiteOptions = {
      ...write,
      ...(from === null || source === null
        ? {}
        : { baseUrl: await baseOfOutput(from, out, source.pages) }),
      ...inputFormatOf(options),
      ...readingOf(io),
      ...memory,
      ...(split === null ? {} : { split }),
      ...(stylesheet === null || stylesheet === '' ? {} : { stylesheet }),
      config,
      allowUnreachableHosts: allowsUnreachableHosts(options),
      now: io.clock(),
      filterProblem: (problem) => filter.unknown(problem),
      // Only a run finds all problems.
      ...(filter.isWritingBaseline ? { onProblem: () => {} } : {}),
    }
    const scratch = isPiped ? staged.scratch() : null
    const site =
      scratch !== null
        ? await writeSiteFolder(database, scratch, build)
        : await stageSite(database, out, staged, {
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
        input:
          from === null
            ? operands.map((file) => (file === '-' ? 'standard input' : shared.in(file))).join(', ')
            : shared.in(from),
        ...(from === null || source === null ? {} : pagesOfReport(source.pages, shared.in(from))),
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
    for (const failure of source?.failures ?? []) {
      tellFailure(fileFailure(failure), 'waymark sitemap', io)
    }
    if (hadState && source?.pages.isFirst === true) {
      complain(
        say(
          '{file:verbatim}: has no dates of this site, because it is damaged, or of another version or site: pages have only the dates that they state themselves',
          { file: verbatim(safePath(state ?? '')) },
        ),
      )
    }
    if (from !== null && state === null && !isPiped) {
      complain(
        say(
          'pages have no lastmod: give --state, such as --state sitemaps.state, and keep that file for the next build',
        ),
      )
    }
    if (reports === null && from === null && first !== '-' && !isPiped) {
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
    const status = await filter.finish(
      { io, command: 'sitemap', failures: source?.failures.length ?? 0 },
      problems,
    )
    if (!isEmpty) return status
    complain(say('no page was published: the input has no entry that can be used'))
    return status === EXIT.clean ? EXIT.problems : status
  } catch (error) {
    staged.discard()
    await source?.pages.close()
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
        detail: 'needs-several-files',
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
      advice: sentence('give a language tag, such as en or pt-BR', { detail: 'language-tag' }),
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
        { detail: 'stylesheet-url' },
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
        { detail: 'origin-of-page', ...facts },
      )
    : sentence('give a URL of {origin:phrase}, the origin of the sitemaps', {
        detail: 'origin-of-sitemaps',
        ...facts,
      })
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
  if (option !== null)
    throw usageFailure('--{option} needs a folder as --out', { detail: 'needs-folder', option })
}

/** The value of `--split`; `null` if it is not given. */
function chosenSplit(options: OptionValues): string | null {
  const column = options.text('split')
  if (column === null || column.trim() !== '') return column
  throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
    option: 'split',
    value: column,
    advice: sentence('give the name of a column, such as lang', { detail: 'column-name' }),
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
      detail: 'unknown-extension',
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
    'generator' | 'command' | 'generated' | 'input' | 'pages' | 'output' | 'milliseconds'
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
