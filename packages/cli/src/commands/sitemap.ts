import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isWellFormed } from '@waymark/language-tag'
import { createSplitter } from '@waymark/sitemap'
import type { WriteFolderOptions } from '@waymark/sitemap/node'
import { parseUrl } from '@waymark/url-parser'
import { CANONICAL_OPTIONS, chosenConfig, presetOf } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { asFailure, Failure, usageFailure } from '../failure.ts'
import { openSource } from '../input/byte-source.ts'
import { readDatabase } from '../input/database-reader.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { toJsonText } from '../output/json-text.ts'
import { refuseOverwriting, reportPaths, SITEMAP_NAME } from '../output/sitemap-paths.ts'
import { StagedOutput } from '../output/staged-output.ts'
import { chosenOut } from '../output/standard-output.ts'
import { temporaryPlace } from '../output/temporary-place.ts'
import { describeCode } from '../report/descriptions.ts'
import { renderHtmlReport } from '../report/html-report.ts'
import { ProblemLog } from '../report/problem-log.ts'
import type { SitemapReport } from '../report/report.ts'
import { RuleLog } from '../report/rule-log.ts'
import { renderSummary } from '../report/summary.ts'
import { type BuiltSitemap, buildSitemap } from '../site/build-sitemap.ts'
import { countLanguages } from '../site/site-counts.ts'
import { quoted, safePath } from '../terminal/safe-text.ts'
import { readVersion } from '../version.ts'

export const sitemap: Command = {
  name: 'sitemap',
  summary: 'writes sitemaps with hreflang links from a URL source database',
  synopsis: '<url-source.json|-> --out <folder> [options]',
  description: [
    'Reads a URL source database (JSON, also gzip), normalises every address, and writes sitemap.xml with hreflang links; more than 50,000 pages or 50 MiB become several files with an index. The database is read as a stream: millions of entries are fine.',
    'What search engines would reject is reported by kind, with its place in your file. An entry that cannot be used is left out, and never costs the rest. Addresses are compared and written in one canonical form: no query, no fragment, no default port, no trailing slash. Where the query tells pages apart, give --keep-query: without it all but the first of them are left out.',
    'The folder gets the sitemaps, report.html for people and report.json for programs. All files appear whole or not at all; when no entry can be used, the sitemaps of an earlier run stay as they are.',
  ],
  options: [
    {
      name: 'out',
      short: 'o',
      value: 'folder',
      summary:
        'Where the files go; made when it is not there. With - the sitemap goes to standard output, and the summary to stderr.',
    },
    {
      name: 'base',
      value: 'url',
      summary:
        'The public address of that folder, which an index needs. Default: the root of the first page’s host.',
    },
    ...CANONICAL_OPTIONS,
    { name: 'strict', summary: 'Accepts https only.' },
    {
      name: 'x-default',
      value: 'tag',
      summary: 'Repeats the link of this language as x-default on pages that have none.',
    },
    { name: 'gzip', summary: 'Compresses the sitemaps: sitemap.xml.gz.' },
    {
      name: 'max-urls',
      value: 'n',
      summary: 'At most so many pages in a file. Default: 50,000, the protocol’s limit.',
    },
    {
      name: 'max-bytes',
      value: 'n',
      summary: 'At most so many bytes in a file, uncompressed. Default: 52,428,800.',
    },
    {
      name: 'report',
      value: 'file',
      summary:
        'Where the HTML report goes; the JSON report lies beside it. Default: report.html in the folder.',
    },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary: 'json prints the content of report.json.',
    },
  ],
  examples: [
    {
      command: 'waymark sitemap url-source.json --out public',
      what: 'sitemap.xml and the reports, into the folder that is published',
    },
    {
      command:
        'waymark sitemap db.json.gz -o public/maps --base https://example.com/maps/ --gzip --report report.html',
      what: 'compressed, in a folder of their own, with the report kept out of it',
    },
    {
      command: 'make-urls | waymark sitemap - -o public --strict --format json | jq .problems',
      what: 'from a pipe, https only, the problems for a program',
    },
  ],
  operands: { name: 'url-source.json', min: 1, max: 1 },
  run,
}

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const [file = '-'] = operands
  const out = await chosenOut(options)
  const config = chosenConfig(options)
  const write = writeOptions(options)
  const reports = await reportPaths(options, out)
  await refuseOverwriting(file, out, reports)
  const started = io.terminal.now()
  const source = await openSource(file, 'a URL source database (JSON)', io)
  const problems = new ProblemLog(describeCode)
  const rules = new RuleLog(presetOf(config))
  const staged = new StagedOutput()
  try {
    const isPiped = out === '-'
    const folder = isPiped ? staged.scratch() : await staged.folder(out)
    const name = source.name
    const reader = readDatabase(source)
    const now = io.clock()
    const built = await buildSitemap(reader, folder, { config, now, name, write, problems, rules })
    const report = toReport(built, {
      generator: `waymark ${await readVersion()}`,
      input: file === '-' ? name : file,
      output: isPiped ? 'standard output' : out,
      milliseconds: Math.round(io.terminal.now() - started),
      problems,
      rules,
    })
    if (isPiped) await pipeOut(folder, report, io)
    if (isPiped || built.written === 0) staged.drop(folder)
    if (reports !== null) {
      await writeReport(staged, reports.html, renderHtmlReport(report))
      await writeReport(staged, reports.json, toJson(report))
    }
    const stale = isPiped || built.written === 0 ? [] : await staleFiles(out, report)
    await staged.publish()
    const result =
      options.text('format') === 'json'
        ? toJson(report)
        : renderSummary(report, isPiped ? { ...io, paint: io.paintError } : io)
    if (isPiped) io.complain(result.trimEnd())
    else io.stdout.write(result)
    for (const left of stale) {
      io.complain(
        `waymark sitemap: ${safePath(join(out, left))}: left by an earlier run and no longer listed: remove it when no search engine asks for it`,
      )
    }
  } catch (error) {
    staged.discard()
    throw asFailure(error, out === '-' ? temporaryPlace() : safePath(out))
  } finally {
    await source.close()
  }
  return problems.hasProblems ? EXIT.problems : EXIT.clean
}

async function writeReport(staged: StagedOutput, path: string, text: string): Promise<void> {
  try {
    await writeFile(await staged.file(path), text)
  } catch (error) {
    throw asFailure(error, safePath(path))
  }
}

/** The one file that there is goes to standard output. */
async function pipeOut(folder: string, { files }: SitemapReport, io: Io): Promise<void> {
  const [file, ...others] = files
  if (others.length > 0) {
    throw new Failure(
      `standard output: the pages need ${files.length} files: give --out a folder for them`,
    )
  }
  if (file === undefined) return
  for await (const chunk of createReadStream(join(folder, file.name))) {
    io.stdout.write(chunk)
    await io.stdout.relieve()
  }
}

function writeOptions(options: OptionValues): WriteFolderOptions {
  const maxUrls = options.number('max-urls')
  const maxBytes = options.number('max-bytes')
  const base = chosenFolderAddress(options)
  const defaultLang = options.text('x-default')
  if (defaultLang !== null && !isWellFormed(defaultLang)) {
    throw usageFailure(
      `--x-default is ${quoted(defaultLang)}: give a language tag, such as en or pt-BR`,
    )
  }
  const write: WriteFolderOptions = {
    gzip: options.isOn('gzip'),
    ...(maxUrls === null ? {} : { maxUrls }),
    ...(maxBytes === null ? {} : { maxBytes }),
    ...(base === null ? {} : { baseUrl: base }),
    ...(defaultLang === null ? {} : { defaultLang }),
  }
  try {
    const { gzip: _, ...splitting } = write
    createSplitter(splitting)
  } catch (error) {
    if (!(error instanceof RangeError) && !(error instanceof TypeError)) throw error
    throw usageFailure(
      error.message
        .replace('maxUrls', '--max-urls')
        .replace('maxBytes', '--max-bytes')
        .replace('baseUrl', '--base'),
    )
  }
  return write
}

/** The address of the folder that is written to, with a slash at its end; `null` where it is not given. */
function chosenFolderAddress(options: OptionValues): string | null {
  const base = options.text('base')
  if (base === null) return null
  if (/[?#]/.test(base)) {
    throw usageFailure(`--base is ${quoted(base)}: give the address of a folder, without ? and #`)
  }
  const scheme = parseUrl(base)?.scheme
  if (scheme !== 'https' && scheme !== 'http') {
    throw usageFailure(
      `--base is ${quoted(base)}: give an absolute http or https URL, such as https://example.com/`,
    )
  }
  return base.endsWith('/') ? base : `${base}/`
}

function toJson(report: SitemapReport): string {
  return `${toJsonText(report, 2)}\n`
}

/** Sitemaps in the folder that the new set does not have. */
async function staleFiles(out: string, { files }: SitemapReport): Promise<string[]> {
  const names = new Set(files.map(({ name }) => name))
  const found = await readdir(out).catch(() => [])
  return found.filter((name) => SITEMAP_NAME.test(name) && !names.has(name))
}

interface RunFacts {
  readonly generator: string
  readonly input: string
  readonly output: string
  readonly milliseconds: number
  readonly problems: ProblemLog
  readonly rules: RuleLog
}

function toReport(built: BuiltSitemap, facts: RunFacts): SitemapReport {
  const { generator, input, output, milliseconds, problems, rules } = facts
  const { site, entries, written, repeated, linksWritten } = built
  const files =
    written === 0
      ? []
      : built.files.map(({ name, kind, entries: pages, bytes, size, loc }) => ({
          name: basename(name),
          kind,
          entries: pages,
          bytes,
          size,
          loc,
        }))
  return {
    generator,
    command: 'sitemap',
    input,
    output,
    counts: {
      entries,
      written,
      leftOut: entries - written,
      ...repeated,
      alternates: site.counts.alternates,
      linksWritten,
      languages: countLanguages(site.languages),
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      normalised: rules.changed,
      problems: {
        error: problems.count('error'),
        warning: problems.count('warning'),
        info: problems.count('info'),
      },
    },
    languages: site.languages,
    site,
    files,
    normalisation: rules.effects(),
    problems: problems.kinds(),
    milliseconds,
  }
}
