import { pathToFileURL } from 'node:url'
import type { Severity } from '@waymark/infra/problem'
import { type LintedDocument, lintRules } from '@waymark/uri-design'
import { textPlaces } from '../input/text-places.ts'

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

const HELP = 'https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md'

/**
 * The problems as SARIF, the format of code review tools.
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
            rules: lintRules.map(({ code, summary, explanation, remedy, severity }) => ({
              id: code,
              shortDescription: { text: summary },
              fullDescription: { text: explanation },
              help: { text: remedy },
              helpUri: `${HELP}#${code}`,
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
  return findings.map(({ code, severity, message, pointer, fix, cause }, index) => ({
    ruleId: code,
    ruleIndex: lintRules.findIndex((rule) => rule.code === code),
    level: LEVELS[severity],
    message: { text: cause === undefined ? message : `${cause.code}: ${message}` },
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
  }))
}

/** A relative path stays relative, so that the log is valid for any checkout. */
function uriOf(path: string): string {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return pathToFileURL(path).href
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
