import { pathToFileURL } from 'node:url'
import type { Problem, ProblemEntry, Severity } from '@waymark/infra/problem'
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

/**
 * The problems as SARIF, the format of code review tools.
 *
 * @param entries - What is known about each code.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(
  files: readonly SarifFile[],
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
        results: files.flatMap((file) => resultsOf(file, indexes)),
      },
    ],
  }
}

function resultsOf(
  { path, text, problems }: SarifFile,
  indexes: ReadonlyMap<string, number>,
): object[] {
  const starts = textPlaces(
    text,
    problems.map(({ documentStart }) => documentStart),
  )
  const ends = textPlaces(
    text,
    problems.map(({ documentEnd }) => documentEnd),
  )
  return problems.map((problem, index) => {
    const { code, severity, pointer } = problem
    const fix = 'fix' in problem ? problem.fix : undefined
    return {
      ruleId: code,
      ruleIndex: indexes.get(code) ?? -1,
      level: LEVELS[severity],
      message: { text: messageOf(problem) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(path) },
            region: {
              startLine: starts[index]!.line,
              startColumn: starts[index]!.column,
              endLine: ends[index]!.line,
              endColumn: ends[index]!.column,
            },
          },
          ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
        },
      ],
      ...(fix === undefined ? {} : { properties: { fix: fix.text } }),
    }
  })
}

/** Review tools show the message beside the line, and the help of the rule only on request. */
function messageOf(problem: Problem & Pick<Partial<DocumentFinding>, 'cause'>): string {
  const { message, remedy, cause } = problem
  return `${cause === undefined ? '' : `${cause.code}: `}${message} ${remedy}`
}

/** A relative path stays relative, so that the log is valid for any checkout. */
function uriOf(path: string): string {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return pathToFileURL(path).href
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
