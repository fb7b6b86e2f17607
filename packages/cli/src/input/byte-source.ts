import type { Sentence } from '@waymark/infra/internal'
import {
  type FileSource,
  openSource as openFile,
  type SourceOptions,
} from '@waymark/site/files/node'
import type { Io } from '../io.ts'
import { Progress } from '../terminal/progress.ts'
import { safePath } from '../terminal/safe-text.ts'
import { saidName } from './said-name.ts'

/** An input as a stream of uncompressed bytes. */
export type ByteSource = FileSource

/**
 * Opens a file, or standard input for `-`, and shows the progress of reading on a terminal.
 *
 * @param expected - What the input should contain, for messages: `a URL source database (JSON, NDJSON or CSV)`.
 */
export async function openSource(
  path: string,
  expected: Sentence,
  io: Io,
  options: Pick<SourceOptions, 'takesUtf16' | 'needsLines'> = {},
): Promise<ByteSource> {
  return await openFile(path, { ...options, ...readingOf(io), expected: expected.text })
}

/** Where a command reads from, and how it shows progress. */
export function readingOf(io: Io): Required<Pick<SourceOptions, 'stdin' | 'listen'>> {
  return {
    stdin: io.stdin,
    listen: (name, size) => new Progress(io.terminal, safePath(saidName(name)), size),
  }
}
