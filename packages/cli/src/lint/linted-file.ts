import { sentence } from '@waymark/infra/internal'
import { FileError, parseJsonText } from '@waymark/site/files/node'
import {
  type AppliedFix,
  DocumentError,
  type DocumentFinding,
  type DocumentOptions,
  type DocumentProblem,
  documentFormat,
  fixDocument,
  type LintConfig,
  type LintedDocument,
  lintDocument,
} from '@waymark/uri-design'
import { verbatim } from '../failure.ts'
import type { FixCall } from '../fix/fix-option.ts'
import type { LeftProblems } from '../fix/fix-report.ts'
import { openSource } from '../input/byte-source.ts'
import { saidName } from '../input/said-name.ts'
import { textPlaces } from '../input/text-places.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { safePath } from '../terminal/safe-text.ts'

/** A file with the problems found in it: those of its URIs, and its own. */
export interface LintedFile {
  /** The name that messages use. */
  readonly name: string
  /** The operand as given. */
  readonly path: string
  /** With its fixes. */
  readonly text: string
  /** Without its fixes. */
  readonly read: string
  readonly items: LintedDocument['items']
  /** In the order of their places. */
  readonly problems: readonly (DocumentFinding | DocumentProblem)[]
  readonly isFixing: boolean
  /** What was fixed in the file. */
  readonly fixed: readonly AppliedFix[]
  /** How many problems it had before and has no more. */
  readonly solved: number
  /** The problems that are left, reported or not. */
  readonly left: LeftProblems
}

/** What the messages for a wrong file say that was expected. */
const EXPECTED = sentence('a list of URIs, a resource list, or an OpenAPI or AsyncAPI description')

const MAX_BYTES = 64 * 1_048_576

/**
 * Reads and lints a file, and makes its fixes.
 *
 * @throws {@link FileError} If it cannot be read, or is not a document with URIs.
 */
export async function lintFile(
  operand: string,
  {
    config,
    fix,
    io,
  }: { readonly config: LintConfig; readonly fix: FixCall | null; readonly io: Io },
): Promise<LintedFile> {
  const { name, text: read } = await readText(operand, io)
  const options = await readingOf(operand, read)
  try {
    const { text, fixed, solved, left } =
      fix === null
        ? { text: read, fixed: [], solved: 0, left: lintDocument(read, config, options) }
        : fixDocument(read, config, { ...options, unsafe: fix.isUnsafe })
    const { items, findings, problems: own } = left
    const problems = [...findings, ...own].sort((a, b) => a.documentStart - b.documentStart)
    if (items.length === 0 && own.length === 0 && left.kind === 'resources') {
      const told = say(
        '{file:verbatim}: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description',
        { file: verbatim(saidName(name)) },
      )
      io.complain(`waymark lint: ${told}`)
    }
    return {
      name: safePath(saidName(name)),
      path: operand === '-' ? name : operand,
      text,
      read,
      items,
      problems,
      isFixing: fix !== null,
      fixed,
      solved,
      left: { left: problems.length, withheld: problems.filter(isWithheld).length },
    }
  } catch (error) {
    if (error instanceof DocumentError) throw refusal(name, read, error)
    throw error
  }
}

/** Whether a problem has a certain fix that gives a URI another meaning. */
function isWithheld({ documentFix }: DocumentFinding | DocumentProblem): boolean {
  return documentFix?.isUnsafe === true
}

/** The text of a file, with its byte order mark. */
async function readText(
  operand: string,
  io: Io,
): Promise<{ readonly name: string; readonly text: string }> {
  const source = await openSource(operand, EXPECTED, io)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of source.chunks()) {
    size += chunk.length
    if (size > MAX_BYTES) {
      const message = sentence('The file is larger than 64 MiB.')
      const remedy = sentence('Split it.')
      throw new FileError('list-too-large', source.name, message, { remedy })
    }
    chunks.push(chunk)
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { name: source.name, text: decoder.decode(Buffer.concat(chunks)) }
  } catch {
    const message = sentence('The file is not UTF-8.')
    const remedy = sentence('Save it as UTF-8.')
    throw new FileError('file-encoding-unsupported', source.name, message, { remedy })
  }
}

/** How a file is read. The parser of YAML is loaded for YAML only. */
async function readingOf(path: string, text: string): Promise<DocumentOptions> {
  const told = documentFormat(text)
  const format = told === 'lines' && /\.ya?ml$/i.test(path) ? 'yaml' : told
  if (format !== 'yaml') return { format }
  const { parseYaml } = await import('@waymark/uri-design/yaml')
  return { format, yaml: parseYaml }
}

/** Says what is wrong with a file, and where. */
function refusal(name: string, text: string, error: DocumentError): FileError {
  const { reason, offset, data } = error
  const message = { text: error.message, data }
  const remedy = { text: error.remedy, data }
  const own = text.replace(/^\ufeff/, '')
  const place = offset === null ? {} : textPlaces(own, [offset])[0]!
  const isJson = documentFormat(text) === 'json'
  // The messages of engines differ, and do not say where.
  if (isJson) parseJsonText(name, own)
  const invalid = isJson ? 'json-invalid' : 'yaml-invalid'
  const code = reason === 'kind' ? 'file-kind-unknown' : invalid
  return new FileError(code, name, message, { ...place, remedy })
}
