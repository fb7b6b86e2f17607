import { CANONICAL_OPTIONS, chosenConfig } from '../canonical-options.ts'
import type { Call, Command } from '../command.ts'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { Failure, usageFailure } from '../failure.ts'
import { openSource, utf16Failure } from '../input/byte-source.ts'
import { type InputKind, tellKind } from '../input/input-kind.ts'
import { realFile } from '../input/real-file.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import { describeCode, pointerText } from '../report/descriptions.ts'
import { ProblemLog } from '../report/problem-log.ts'
import type { Problem } from '../report/report.ts'
import { kindLines } from '../report/summary.ts'
import { type CheckOptions, SiteCheck, type SitemapFile } from '../site/check-site.ts'
import { countLanguages } from '../site/site-counts.ts'
import { listInputs, type PackedCopy, withoutCopies } from '../site/sitemap-inputs.ts'
import { count, counted } from '../terminal/figures.ts'
import { safePath, safeText } from '../terminal/safe-text.ts'
import { readVersion } from '../version.ts'

const EXPECTED = 'a URL source database (JSON) or a sitemap (XML, or text with a URL on each line)'

export const validate: Command = {
  name: 'validate',
  summary: 'lists everything that is wrong with a database or with sitemaps',
  synopsis: '[options] <file|folder|->…',
  description: [
    'Checks a URL source database, a sitemap (XML, or text with a URL on each line), or all sitemaps below a folder (plain or gzip, other XML is passed over): form, addresses, dates, languages, and whether the hreflang links of all pages agree. Several sitemaps are checked as one site. An index is followed to the files beside it that it names: each is looked for by the end of its path.',
    'Addresses are matched in their canonical form: without fragment and trailing slash, and in a database without query. In a sitemap the query counts, as if --keep-query were given.',
    'Every problem is one line with its place: file and line, and in a database the JSON Pointer. Then come counts of the site, over addresses as exact text.',
  ],
  options: [
    {
      name: 'check',
      value: 'what',
      choices: ['usable', 'canonical'],
      fallback: 'usable',
      summary:
        'canonical also reports each address that is not yet in its canonical form; for databases only.',
    },
    ...CANONICAL_OPTIONS,
    { name: 'strict', summary: 'Accepts https only; for databases only.' },
    {
      name: 'format',
      value: 'format',
      choices: ['text', 'json'],
      fallback: 'text',
      summary: 'json gives one object with problems, kinds, counts and files.',
    },
  ],
  examples: [
    {
      command: 'waymark validate url-source.json --check canonical',
      what: 'a database, also reporting what is not canonical yet',
    },
    { command: 'waymark validate public/', what: 'all the sitemaps of a site, as one site' },
    {
      command:
        'curl -s https://example.com/sitemap.xml | waymark validate - --format json | jq .counts',
      what: 'a sitemap from the web, the counts for a program',
    },
  ],
  operands: { name: 'file', min: 1, max: Number.POSITIVE_INFINITY },
  run,
}

const MAX_TWO_LABELS = 20

const BROKEN_OFF = 'could not be read to its end: mend the error that ended it, and check again'

async function run({ operands, options, io }: Call): Promise<ExitStatus> {
  const log = new ProblemLog(describeCode)
  const job = new Validation(options, io, log)
  const { inputs, copies } = await listInputs(operands, (error) => job.fail(error))
  const known = new Set(inputs.map(({ path }) => realFile(path)))
  // The list grows by what indexes name.
  for (const input of inputs) {
    try {
      for (const path of withoutCopies(await job.read(input, inputs.length), copies)) {
        const file = realFile(path)
        if (known.has(file)) continue
        known.add(file)
        inputs.push({ path, isNamed: true, folder: undefined })
      }
    } catch (error) {
      job.fail(error)
    }
  }
  for (const [file, copy] of copies) if (!known.has(file)) await job.passOver(copy)
  job.requireSitemap(inputs.length)
  await job.finish(operands)
  if (job.failures.length > 0) return EXIT.io
  return log.hasProblems ? EXIT.problems : EXIT.clean
}

/** Why a file is not read at all; `null` where it is. */
function refusalOf(
  kind: InputKind,
  { path, isNamed, folder }: SitemapFile,
  inputs: number,
): Failure | null {
  const name = path === '-' ? 'standard input' : safePath(path)
  const isXmlName = /\.xml(?:\.gz)?$/i.test(path)
  const noXml = `${name}: is no XML, whatever its name says: rename it, or mend what writes it`
  if (!isNamed) return kind === 'xml' ? null : new Failure(noXml)
  if (folder === undefined && kind !== 'xml' && kind !== 'text') {
    return new Failure(`${name}: is no sitemap, though an index names it: correct it`)
  }
  if (kind === 'utf-16') return utf16Failure(name)
  if (kind === 'other') {
    return new Failure(
      isXmlName ? noXml : `${name}: begins like no XML, JSON or list of URLs: expected ${EXPECTED}`,
    )
  }
  if (kind !== 'json' || inputs === 1) return null
  // Only a database that was meant as one is a mistake of the command line.
  return isXmlName
    ? new Failure(noXml)
    : usageFailure(`${name} is a database: check a database alone, or any number of sitemaps`)
}

class Validation {
  readonly failures: string[] = []
  readonly #options: OptionValues
  readonly #io: Io
  readonly #log: ProblemLog
  readonly #isJson: boolean
  readonly #problems: Problem[] = []
  #check: SiteCheck | null = null
  #form: CheckOptions['form'] = 'sitemap'

  constructor(options: OptionValues, io: Io, log: ProblemLog) {
    this.#options = options
    this.#io = io
    this.#log = log
    this.#isJson = options.text('format') === 'json'
  }

  /** Notes that an input cannot be read, which does not keep the others from being checked. */
  fail(error: unknown): void {
    if (!(error instanceof Failure) || error.status !== EXIT.io) throw error
    this.failures.push(error.message)
    const { paintError } = this.#io
    this.#io.complain(`${paintError('red', 'waymark validate:')} ${safeText(error.message, 2000)}`)
  }

  async passOver({ path, original }: PackedCopy): Promise<void> {
    const message = `taken for a packed copy of ${original}, which is read in its place`
    const at = { pointer: null, place: safePath(path), address: null }
    await this.#tell({ code: 'packed-copy', severity: 'info', message, ...at })
  }

  /** @returns Of an index, the files that it names. */
  async read(file: SitemapFile, inputs: number): Promise<readonly string[]> {
    const { path } = file
    const { kind, source } = await tellKind(
      await openSource(path, EXPECTED, this.#io, { takesUtf16: true }),
    )
    try {
      const refusal = refusalOf(kind, file, inputs)
      if (refusal !== null) throw refusal
      const form = kind === 'json' ? 'database' : 'sitemap'
      if (form === 'sitemap') this.#refuseDatabaseOptions(source.name)
      this.#form = form
      this.#check ??= this.#start(form)
      if (form === 'sitemap') {
        return await this.#readAll(this.#check.sitemap(source, file, kind === 'text'), source.name)
      }
      for await (const problem of this.#check.database(source, path)) await this.#tell(problem)
      return []
    } finally {
      await source.close()
    }
  }

  async #readAll(
    items: ReturnType<SiteCheck['sitemap']>,
    name: string,
  ): Promise<readonly string[]> {
    for (let next = await items.next(); ; next = await items.next()) {
      if (next.done === true) {
        const { isComplete, named } = next.value
        if (!isComplete) this.fail(new Failure(`${name}: ${BROKEN_OFF}`))
        return named
      }
      await this.#tell(next.value)
    }
  }

  /** Of folders in which nothing is a sitemap there is nothing to say. */
  requireSitemap(inputs: number): void {
    if (this.#check === null || this.#check.files.length > 0 || this.failures.length > 0) return
    this.fail(
      new Failure(
        `no sitemap among ${counted(inputs, 'XML file')}: name another folder, or a file`,
      ),
    )
  }

  async finish(operands: readonly string[]): Promise<void> {
    const check = this.#check ?? this.#start(this.#form)
    const isRead = check.files.length > 0
    // Of a database that breaks off, it cannot be said what is missing.
    if (isRead) for (const problem of check.findings()) await this.#tell(problem)
    const figures = check.figures()
    const { stdout, paint, columns } = this.#io
    if (this.#isJson) {
      const report = {
        generator: `waymark ${await readVersion()}`,
        command: 'validate',
        input: operands,
        ...figures,
        files: check.files,
        kinds: this.#log.kinds().map(({ first: _, ...kind }) => kind),
        problems: this.#problems,
        failures: this.failures,
      }
      await writeJson(report, stdout)
      return
    }
    if (!isRead) return
    const { entriesInAllFiles, distinctLocs, repeatedLocs, counts, languages } = figures
    const kinds = this.#log.kinds()
    const verdict = kinds.length === 0 ? 'No problems found.' : 'No errors or warnings.'
    stdout.write(
      [
        ...(kinds.length === 0 ? [] : ['']),
        `${counted(entriesInAllFiles, 'entry', 'entries')} in ${counted(check.files.length, 'file')}${
          repeatedLocs === 0 ? '' : `, ${count(distinctLocs)} of them distinct`
        }; ${counted(counts.alternates, 'alternate')} in ${counted(countLanguages(languages), 'language')}`,
        ...(figures.addressesWithTwoLabels === 0
          ? []
          : [
              `${counted(figures.addressesWithTwoLabels, 'address', 'addresses')} with two languages:`,
              ...figures.twoLabels
                .slice(0, MAX_TWO_LABELS)
                .map(({ loc, langs }) => `  ${safeText(loc)}: ${safeText(langs.join(', '))}`),
            ]),
        ...kindLines(kinds, paint, columns),
        ...(this.#log.hasProblems || this.failures.length > 0 ? [] : [paint('green', verdict)]),
        '',
      ].join('\n'),
    )
  }

  async #tell(problem: Problem): Promise<void> {
    this.#log.add(problem)
    if (this.#isJson) {
      this.#problems.push(problem)
      return
    }
    const { place, pointer, severity, code, message, address } = problem
    const where = [...(place === null ? [] : [place]), ...pointerText(pointer)].join(' ')
    const what =
      address === null || message.includes(address)
        ? message
        : `${message.replace(/\.$/, '')}: ${address}`
    this.#io.stdout.write(`${where}: ${severity} ${code}: ${safeText(what, 600)}\n`)
    await this.#io.stdout.relieve()
  }

  #refuseDatabaseOptions(name: string): void {
    const given = [
      ...(this.#options.isOn('strict') ? ['--strict'] : []),
      ...(this.#options.text('check') === 'canonical' ? ['--check canonical'] : []),
    ]
    if (given.length === 0) return
    throw usageFailure(`${given.join(' and ')}: for databases only, and ${name} is a sitemap`)
  }

  #start(form: CheckOptions['form']): SiteCheck {
    const config = chosenConfig(this.#options)
    return new SiteCheck({
      form,
      // What is published is asked for with its query, whatever a database would make of it.
      config: form === 'sitemap' ? { ...config, removeQuery: false } : config,
      now: this.#io.clock(),
      isStrict: this.#options.text('check') === 'canonical',
    })
  }
}
