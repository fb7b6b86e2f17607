import { hasOwn, ownOptions, sentence } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, oneOf, optionType } from '@waymark/infra/options'
import type { Severity } from '@waymark/infra/problem'
import { applyIgnores } from './apply-ignores.ts'
import type { DefinedLintRule } from './custom-rule.ts'
import { isCustomCode } from './define-lint-rule.ts'
import { type DocumentLintConfig, documentConfig } from './document-config.ts'
import { type DocumentFix, type DocumentProblem, documentProblem } from './document-problem.ts'
import type { IgnoredName, PlacedItem, ReadDocument } from './document-reading.ts'
import { unknownName } from './ignored-names.ts'
import {
  createLinter,
  type Finding,
  hasUnsafeFix,
  type LintConfig,
  type LintItem,
  namesOfFinding,
} from './lint.ts'
import { type DocumentOptions, readDocument } from './read-document.ts'
import type { ItemKind } from './subject.ts'

/** What `lintDocument` takes. */
export const documentOptions: OptionTable<DocumentOptions> = {
  format: /* @__PURE__ */ oneOf('lines', 'json', 'yaml'),
  yaml: /* @__PURE__ */ optionType('a function', (value) => typeof value === 'function'),
}

/** A URI in a document, or a path, a query or the URL of a server in the description of an API. */
export interface DocumentItem {
  readonly text: string
  readonly kind: ItemKind
  /** JSON Pointer to it; `null` in a list of lines. */
  readonly pointer: string | null
}

/** A finding with its place in the document. */
export interface DocumentFinding extends Finding {
  /** UTF-16 offsets in the document. */
  readonly documentStart: number
  readonly documentEnd: number
  /**
   * The fix, as the document has it. Absent if it would rename something in the description of an API: its server has to
   * change, too.
   */
  readonly documentFix?: DocumentFix
}

/** The URIs of a document, and what was found in them. */
export interface LintedDocument {
  /** `resources`: a list of URIs or resources. `api`: the description of an API. */
  readonly kind: 'resources' | 'api'
  readonly items: readonly DocumentItem[]
  readonly findings: readonly DocumentFinding[]
  /** What is wrong with the document itself: entries without a URI, ignore comments without effect. */
  readonly problems: readonly DocumentProblem[]
}

/**
 * Lints a document with URIs: the JSON or YAML that a server gives for `resources/list` or `resources/templates/list`,
 * alone, in its JSON-RPC answer or in a list; an array of URIs; text with one URI or template on each line; or an
 * OpenAPI 3 or AsyncAPI 2 or 3 description, of which paths, parameters, channels and servers are linted.
 *
 * In text and YAML, `#` begins a comment. `# waymark-ignore-next-line rule` and, at the end of a line,
 * `# waymark-ignore rule` suppress findings, and `# waymark-ignore-file rule` does so for all lines; without a rule, all
 * findings are suppressed. Words after `--` are a reason. In a resource list, `"_meta": { "waymark/ignore": ["rule"] }`
 * next to the URI does the same, and in the description of an API, `"x-waymark-ignore": ["rule"]` in a path, an
 * operation, a parameter or a server, or at the top.
 *
 * @param config - Its `rules` can also name the problems of documents.
 * @throws {@link DocumentError}
 *
 * @example
 * ```ts
 * import { lintDocument } from '@waymark/uri-design'
 *
 * const list = '{"resources": [{"uri": "db://postgres/mydb/users?pg=2", "name": "Users"}]}'
 * const { findings } = lintDocument(list)
 * findings.map(({ code, pointer }) => [code, pointer]) // => [['query-abbreviation', '/resources/0/uri']]
 * list.slice(findings[0].documentStart, findings[0].documentEnd) // => 'pg'
 * ```
 */
export function lintDocument(
  content: string,
  config: DocumentLintConfig = {},
  options: DocumentOptions = {},
): LintedDocument {
  options = checkOptions<DocumentOptions>(options, documentOptions)
  const { forRules, customRules, severityOf, isAsked } = documentConfig(config)
  // Editors on Windows begin files with a byte order mark, which is not part of the document.
  const text = content.replace(/^\ufeff/, '')
  const before = content.length - text.length
  const read = readDocument(text, options)
  const reported = [
    ...lintItems(read, forRules, customRules),
    ...read.problems.flatMap((problem) => asConfigured(problem, severityOf)),
  ]
  const { kept, unused } = applyIgnores(reported, read.ignores, (found) =>
    hasOwn(found, 'index') ? namesOfFinding(found) : [found.code],
  )
  const isUnknown = ({ name }: IgnoredName): boolean =>
    isCustomCode(name) && customRules.every(({ code }) => code !== name)
  const codes = customRules.map(({ code }) => code)
  const unknownProblems = unused
    .filter(isUnknown)
    .flatMap((name) => asConfigured(unknownName(name, codes), severityOf))
  const unusedProblems = unused
    .filter((each) => !isUnknown(each))
    .filter(({ name }) => isAsked(name))
    .flatMap(({ name, ...place }) => {
      const message =
        name === '*'
          ? sentence('There is nothing to ignore here.')
          : sentence('There is no {name} to ignore here.', { name })
      return asConfigured(documentProblem('ignore-unused', message, place), severityOf)
    })
  const isFinding = (found: DocumentFinding | DocumentProblem): found is DocumentFinding =>
    hasOwn(found, 'index')
  return {
    kind: read.kind,
    items: read.items.map(({ text: own, kind, pointer }) => ({ text: own, kind, pointer })),
    findings: kept.filter(isFinding).map((finding) => moved(finding, before)),
    problems: [
      ...kept.flatMap((found) => (isFinding(found) ? [] : [found])),
      ...unknownProblems,
      ...unusedProblems,
    ].map((problem) => moved(problem, before)),
  }
}

type SeverityOf = ReturnType<typeof documentConfig>['severityOf']

function asConfigured(
  problem: DocumentProblem,
  severityOf: SeverityOf,
): readonly DocumentProblem[] {
  const severity: Severity | 'off' = severityOf(problem)
  return severity === 'off' ? [] : [{ ...problem, severity }]
}

/** Lints each set of items, and says where each finding is. */
function lintItems(
  { kind, items }: ReadDocument,
  config: LintConfig,
  customRules: readonly DefinedLintRule[],
): readonly DocumentFinding[] {
  const sets = new Map<string, number[]>()
  for (const [index, { set }] of items.entries()) {
    const same = sets.get(set)
    if (same === undefined) sets.set(set, [index])
    else same.push(index)
  }
  const lint = createLinter(config)
  const findings = [...sets.values()].flatMap((indexes) =>
    lint(indexes.map((index) => asLintItem(items[index]!))).map((found) => {
      const index = indexes[found.index]!
      return placed({ ...found, index }, items[index]!, customRules)
    }),
  )
  return kind === 'api' ? mergeRepeated(findings, items) : findings
}

/**
 * In the description of an API, a name is in the paths of all that is below it, and in the queries of many operations:
 * what a rule says about it is reported once, where it is first. So is what it says about the depth of paths.
 */
function mergeRepeated(
  findings: readonly DocumentFinding[],
  items: readonly PlacedItem[],
): readonly DocumentFinding[] {
  const places = new Map<string, Set<number>>()
  const first = new Map<string, DocumentFinding>()
  for (const finding of findings) {
    const { code, message, index, start, end, documentStart } = finding
    const isAboutName = !namesOfFinding(finding).includes('path-depth')
    const name = isAboutName ? items[index]!.text.slice(start, end) : ''
    const key = JSON.stringify([code, message, name])
    const same = places.get(key)
    if (same === undefined) {
      places.set(key, new Set([documentStart]))
      first.set(key, finding)
    } else same.add(documentStart)
  }
  return [...first].map(([key, finding]) => {
    const more = places.get(key)!.size - 1
    if (more === 0) return finding
    const found = { text: finding.message, data: finding.data ?? {} }
    const { text, data } =
      more === 1
        ? sentence('{found:phrase} The same problem is in one more place.', { found })
        : sentence('{found:phrase} The same problem is in {more} more places.', { found, more })
    // The summary of a rule is said in general in other languages: it is not a sentence of its own.
    return {
      ...finding,
      message: text,
      data: finding.data === undefined ? { more } : { ...data, more },
    }
  })
}

function asLintItem({ text, kind, unasked }: PlacedItem): LintItem {
  return { text, kind, ignore: unasked }
}

function placed(
  finding: Finding,
  item: PlacedItem,
  customRules: readonly DefinedLintRule[],
): DocumentFinding {
  const { start, end, fix } = ownOptions(finding)
  const pointer = item.pointerAt?.(start) ?? item.pointer
  const names = namesOfFinding(finding)
  const isFixable = item.fixable === 'all' || item.fixable.some((name) => names.includes(name))
  const written = fix === undefined || !isFixable ? null : item.write(fix.start, fix.end, fix.text)
  return {
    ...finding,
    ...(pointer === null ? {} : { pointer }),
    documentStart: item.place(start),
    documentEnd: item.place(end),
    ...(fix === undefined || written === null
      ? {}
      : {
          documentFix: {
            start: item.place(fix.start),
            end: item.place(fix.end),
            text: written,
            ...(hasUnsafeFix(finding, customRules) ? { isUnsafe: true } : {}),
          },
        }),
  }
}

/** The same after a byte order mark. */
function moved<P extends DocumentFinding | DocumentProblem>(found: P, by: number): P {
  const { documentStart, documentEnd, documentFix: fix } = ownOptions(found)
  return {
    ...found,
    documentStart: documentStart + by,
    documentEnd: documentEnd + by,
    ...(fix === undefined
      ? {}
      : { documentFix: { ...fix, start: fix.start + by, end: fix.end + by } }),
  }
}
