import { pathToFileURL } from 'node:url'
import { type LintedDocument, lintRules, type Severity } from '@waymark/uri-design'
import { textPlaces } from '../input/text-places.ts'

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

const HELP = 'https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md'

/**
 * Findings in the format that code review reads.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(
  files: readonly (LintedDocument & { readonly path: string; readonly text: string })[],
  version: string,
): object {
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
            rules: lintRules.map(({ name, summary, explain, severity }) => ({
              id: name,
              shortDescription: { text: summary },
              fullDescription: { text: explain },
              helpUri: `${HELP}#${name}`,
              defaultConfiguration: { level: LEVELS[severity] },
            })),
          },
        },
        columnKind: 'unicodeCodePoints',
        results: files.flatMap(resultsOf),
      },
    ],
  }
}

function resultsOf({
  path,
  text,
  findings,
}: LintedDocument & { readonly path: string; readonly text: string }): object[] {
  const starts = textPlaces(
    text,
    findings.map(({ documentStart }) => documentStart),
  )
  const ends = textPlaces(
    text,
    findings.map(({ documentEnd }) => documentEnd),
  )
  return findings.map(({ rule, name: found, severity, reason, pointer, fix }, index) => ({
    ruleId: rule,
    ruleIndex: lintRules.findIndex((known) => known.name === rule),
    level: LEVELS[severity],
    message: { text: found === rule ? reason : `${found}: ${reason}` },
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
        ...(pointer === null ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(fix === null ? {} : { properties: { fix: fix.text } }),
  }))
}

/** A relative name stays relative, so that the log fits any checkout. */
function uriOf(path: string): string {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return pathToFileURL(path).href
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
