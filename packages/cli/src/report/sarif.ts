import { pathToFileURL } from 'node:url'
import type { Problem, ProblemEntry, Severity } from '@waymark/infra/problem'
import type { RelatedSitePlace, SiteProblem } from '@waymark/site'
import type { DocumentFinding, DocumentProblem } from '@waymark/uri-design'
import { type TextPlace, textPlaces } from '../input/text-places.ts'

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

const HELP = 'https://github.com/waymark-url/waymark/blob/main/docs/problems.md'

/** A file with its problems. */
interface SarifFile {
  readonly path: string
  readonly text: string
  readonly problems: readonly (DocumentFinding | DocumentProblem)[]
}

/** A problem as one result. */
interface SarifResult {
  readonly problem: Problem & Pick<Partial<DocumentFinding>, 'cause'>
  /** The path of the file; `null` if there is none. */
  readonly path: string | null
  readonly region?: Region
  /** The other places that it is about. */
  readonly related?: readonly RelatedSitePlace[]
  /** What to write instead of a part of the file. */
  readonly fix?: { readonly region: Region; readonly text: string }
  readonly properties?: object
}

type Region = Readonly<Record<string, number>>

/**
 * The problems of documents as SARIF, the format of code review tools.
 *
 * @param entries - What is known about each code.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(
  files: readonly SarifFile[],
  entries: readonly ProblemEntry[],
  version: string,
): object {
  return logOf(files.flatMap(resultsOf), entries, version)
}

/** The same for the problems of sites. */
export function siteSarifLog(
  problems: readonly SiteProblem[],
  entries: readonly ProblemEntry[],
  version: string,
): object {
  const results = problems.map((problem): SarifResult => {
    const { value, leftOut, loc, target, targets, twin, differs } = problem
    const { lang, suggestion, declared, evidence, pages, source, folder } = problem
    const known = {
      value,
      leftOut,
      loc,
      target,
      targets,
      twin,
      differs,
      lang,
      suggestion,
      declared,
      evidence,
      pages,
      source,
      folder,
    }
    const properties = Object.fromEntries(
      Object.entries(known).filter(([, member]) => member !== undefined),
    )
    return {
      problem,
      path: problem.file ?? null,
      ...regionOf(problem),
      related: problem.related ?? [],
      ...(Object.keys(properties).length === 0 ? {} : { properties }),
    }
  })
  return logOf(results, entries, version)
}

function regionOf({ line, column }: Pick<SiteProblem, 'line' | 'column'>): {
  readonly region?: Region
} {
  if (line === undefined) return {}
  return {
    region: column === undefined ? { startLine: line } : { startLine: line, startColumn: column },
  }
}

function logOf(
  results: readonly SarifResult[],
  entries: readonly ProblemEntry[],
  version: string,
): object {
  const indexes = new Map(entries.map(({ code }, index) => [code, index]))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'waymark',
            version,
            informationUri: 'https://github.com/waymark-url/waymark',
            rules: entries.map((entry) => ruleOf(entry)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => resultOf(result, indexes)),
      },
    ],
  }
}

function ruleOf(entry: ProblemEntry): object {
  const { code, summary, explanation, remedy, severity } = entry
  return {
    id: code,
    shortDescription: { text: summary },
    fullDescription: { text: explanation },
    help: { text: remedy, markdown: helpMarkdown(entry) },
    ...helpUriOf(entry),
    defaultConfiguration: { level: LEVELS[severity] },
  }
}

/** The page about a rule. The codes of a team's rules have a slash, and a source may be all that there is about them. */
function helpUriOf({ code, source }: ProblemEntry): { readonly helpUri?: string } {
  if (!code.includes('/')) return { helpUri: `${HELP}#${code.toLowerCase()}` }
  return isUrl(source) ? { helpUri: source } : {}
}

function isUrl(source: string): boolean {
  return /^https?:/.test(source)
}

/** What a review tool shows of a rule if it understands Markdown. */
function helpMarkdown({
  code,
  summary,
  explanation,
  remedy,
  source,
  examples,
}: ProblemEntry): string {
  const [example] = examples
  return [
    `**${summary}**`,
    explanation,
    `**What to do:** ${remedy}`,
    ...(example === undefined ? [] : [`**Wrong**\n${codeBlock(example.wrong)}`]),
    ...(example?.right === undefined ? [] : [`**Right**\n${codeBlock(example.right)}`]),
    ...(example?.fine === undefined ? [] : [`**No problem**\n${codeBlock(example.fine)}`]),
    ...(isUrl(source) ? [`[Source](${source})`] : code.includes('/') ? [] : [`[Source](${HELP})`]),
  ].join('\n\n')
}

/** A block whose fence is longer than any in the code. */
function codeBlock(code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${code}\n${fence}`
}

function resultsOf({ path, text, problems }: SarifFile): SarifResult[] {
  const starts = textPlaces(
    text,
    problems.map(({ documentStart }) => documentStart),
  )
  const ends = textPlaces(
    text,
    problems.map(({ documentEnd }) => documentEnd),
  )
  const fixed = problems.flatMap(({ documentFix: fix }) => (fix === undefined ? [] : [fix]))
  const fixPlaces = textPlaces(
    text,
    fixed.flatMap(({ start, end }) => [start, end]),
  )
  const fixes = new Map(
    fixed.map((fix, index) => {
      const region = regionBetween(fixPlaces[2 * index]!, fixPlaces[2 * index + 1]!)
      return [fix, { region, text: fix.text }]
    }),
  )
  return problems.map((problem, index): SarifResult => {
    const fix = problem.documentFix === undefined ? undefined : fixes.get(problem.documentFix)
    return {
      problem,
      path,
      region: regionBetween(starts[index]!, ends[index]!),
      ...(fix === undefined ? {} : { fix }),
    }
  })
}

function regionBetween(start: TextPlace, end: TextPlace): Region {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  }
}

function resultOf(
  { problem, path, region, related = [], fix, properties }: SarifResult,
  indexes: ReadonlyMap<string, number>,
): object {
  const { code, severity, pointer } = problem
  return {
    ruleId: code,
    ruleIndex: indexes.get(code) ?? -1,
    level: LEVELS[severity],
    message: { text: messageOf(problem) },
    locations: [locationOf(path, region, pointer)],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            ...locationOf(place.file ?? null, regionOf(place).region, place.pointer),
            message: { text: place.note },
          })),
        }),
    ...(fix === undefined || path === null ? {} : { fixes: [fixOf(problem, path, fix)] }),
    ...(properties === undefined ? {} : { properties }),
  }
}

function fixOf(
  { remedy }: Problem,
  path: string,
  { region, text }: NonNullable<SarifResult['fix']>,
): object {
  return {
    description: { text: remedy },
    artifactChanges: [
      {
        artifactLocation: { uri: uriOf(path) },
        replacements: [{ deletedRegion: region, insertedContent: { text } }],
      },
    ],
  }
}

function locationOf(
  path: string | null,
  region: Region | undefined,
  pointer: string | undefined,
): object {
  return {
    ...(path === null
      ? {}
      : { physicalLocation: { artifactLocation: { uri: uriOf(path) }, region } }),
    ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
  }
}

/** Review tools show the message next to the line, and the help of the rule only on request. */
function messageOf(problem: SarifResult['problem']): string {
  const { message, remedy, cause } = problem
  return `${cause === undefined ? '' : `${cause.code}: `}${message} ${remedy}`
}

/** A relative path stays relative, so that the log is valid for any checkout. */
function uriOf(path: string): string {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return pathToFileURL(path).href
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
