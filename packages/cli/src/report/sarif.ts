import { pathToFileURL } from 'node:url'
import type { Problem, ProblemEntry, Severity } from '@waymark/infra/problem'
import type { RelatedSitePlace, SiteProblem } from '@waymark/site'
import type { DocumentFinding, DocumentProblem } from '@waymark/uri-design'
import { textPlaces } from '../input/text-places.ts'

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
    const { value, leftOut, loc, target, targets, lang, suggestion, declared, evidence } = problem
    const known = { value, leftOut, loc, target, targets, lang, suggestion, declared, evidence }
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
            rules: entries.map(({ code, summary, explanation, remedy, severity }) => ({
              id: code,
              shortDescription: { text: summary },
              fullDescription: { text: explanation },
              help: { text: remedy },
              helpUri: `${HELP}#${code.toLowerCase()}`,
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: results.map((result) => resultOf(result, indexes)),
      },
    ],
  }
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
  return problems.map((problem, index) => {
    const fix = 'fix' in problem ? problem.fix : undefined
    return {
      problem,
      path,
      region: {
        startLine: starts[index]!.line,
        startColumn: starts[index]!.column,
        endLine: ends[index]!.line,
        endColumn: ends[index]!.column,
      },
      ...(fix === undefined ? {} : { properties: { fix: fix.text } }),
    }
  })
}

function resultOf(
  { problem, path, region, related = [], properties }: SarifResult,
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
    ...(properties === undefined ? {} : { properties }),
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
