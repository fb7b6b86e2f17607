import { readFile, writeFile } from 'node:fs/promises'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'
import { readDatabase } from '@waymark/site'
import { asFileError, FileError, StagedOutput } from '@waymark/site/files/node'
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
import { openSource } from '../input/byte-source.ts'
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
  readonly text: string
  readonly items: LintedDocument['items']
  /** In the order of their places. */
  readonly problems: readonly (DocumentFinding | DocumentProblem)[]
  readonly isFixing: boolean
  /** What was fixed in the file. */
  readonly fixed: readonly AppliedFix[]
}

/** What the messages for a wrong file say that was expected. */
const EXPECTED = sentence('a list of URIs, a resource list, or an OpenAPI or AsyncAPI description')

const MAX_BYTES = 64 * 1_048_576

/**
 * Reads and lints a file, and with `isFixing` writes it with its fixes.
 *
 * @throws {@link FileError} If it cannot be read or written, or is not a document with URIs.
 */
export async function lintFile(
  operand: string,
  {
    config,
    isFixing,
    io,
  }: { readonly config: LintConfig; readonly isFixing: boolean; readonly io: Io },
): Promise<LintedFile> {
  const { name, text: read } = await readText(operand, io)
  const options = await readingOf(operand, read)
  try {
    const { text, fixed, left } = isFixing
      ? fixDocument(read, config, options)
      : { text: read, fixed: [], left: lintDocument(read, config, options) }
    if (text !== read) await replaceFile(operand, read, text)
    const { items, findings, problems: own } = left
    const problems = [...findings, ...own].sort((a, b) => a.documentStart - b.documentStart)
    if (items.length === 0 && own.length === 0 && left.kind === 'resources') {
      const told = say(
        '{file:phrase}: contains no URI: give one URI per line, a JSON array of URIs, the answer of a server to resources/list, or an OpenAPI description',
        { file: verbatim(name) },
      )
      io.complain(`waymark lint: ${told}`)
    }
    return {
      name: safePath(name),
      path: operand === '-' ? name : operand,
      text,
      items,
      problems,
      isFixing,
      fixed,
    }
  } catch (error) {
    if (error instanceof DocumentError) throw await refusal(name, read, error)
    throw error
  }
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
      const message = sentence('The file is longer than 64 MiB.')
      const remedy = sentence('Split it.')
      throw new FileError('list-too-large', source.name, message, { remedy })
    }
    chunks.push(chunk)
  }
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return { name: source.name, text: decoder.decode(Buffer.concat(chunks)) }
  } catch {
    const message = sentence('The file is not UTF-8 text.')
    const remedy = sentence('Convert it first.')
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

/** Writes a file whole or not at all. A link stays a link, and the permissions stay. */
async function replaceFile(operand: string, before: string, after: string): Promise<void> {
  const staged = new StagedOutput()
  try {
    // A compressed file has other bytes than its text.
    if (!(await readFile(operand)).equals(Buffer.from(before))) {
      const message = sentence('The file is compressed, or was changed while it was read.')
      const remedy = sentence('Decompress it, or run the command again.')
      throw new FileError('file-path-invalid', operand, message, { remedy })
    }
    await writeFile(await staged.file(operand), after)
    await staged.publish()
  } catch (error) {
    staged.discard()
    throw asFileError(error, operand)
  }
}

/** Says what is wrong with a file, and where. */
async function refusal(name: string, text: string, error: DocumentError): Promise<unknown> {
  const { reason, offset } = error
  const message = sentenceOf(error.message)
  const remedy = error.remedy === null ? CORRECT : sentenceOf(error.remedy)
  const place = offset === null ? {} : textPlaces(text.replace(/^\ufeff/, ''), [offset])[0]!
  if (reason === 'kind') return new FileError('file-kind-unknown', name, message, { remedy })
  if (offset !== null) {
    const code = documentFormat(text) === 'json' ? 'json-invalid' : 'yaml-invalid'
    return new FileError(code, name, message, { ...place, remedy })
  }
  return await notJson(name, text, error.message)
}

/** Says what is wrong with a file that `JSON.parse` refused, and where, because the messages of engines differ. */
async function notJson(name: string, text: string, message: string): Promise<unknown> {
  async function* chunks() {
    yield Buffer.from(text)
  }
  try {
    const reader = await readDatabase(
      { name, chunks, close: async () => {} },
      { inputFormat: 'json' },
    )
    for await (const _ of reader.entries());
  } catch (error) {
    return error
  }
  const told = sentence('Invalid JSON: {error}.', { error: message })
  return new FileError('json-invalid', name, told, { remedy: CORRECT })
}

const CORRECT = sentence('Correct it.')

/** What a linter says of a document, which is a part of a sentence. */
function sentenceOf(clause: string): Sentence {
  const whole = /^(?:is|has) /.test(clause) ? `the file ${clause}` : clause
  const end = /[.?!]$/.test(whole) ? '' : '.'
  return { text: `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${end}`, data: {} }
}

/** How many problems of a severity files have. */
export function countOf(files: readonly LintedFile[], severity: Severity): number {
  return files.reduce(
    (sum, { problems }) => sum + problems.filter((problem) => problem.severity === severity).length,
    0,
  )
}
