import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../../packages/cli/src/waymark.ts', import.meta.url))

/** The digest of what `waymark normalize` prints for a file, and how many lines that are. */
export async function askCommandLine(file: string): Promise<{ digest: string; rows: number }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@waymark/source', CLI, 'normalize', '--no-config', file],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return digestOf(child.stdout)
}

/** The digest of a file, and how many lines it has. */
export function digestFile(file: string): Promise<{ digest: string; rows: number }> {
  return digestOf(createReadStream(file))
}

async function digestOf(chunks: AsyncIterable<Buffer>): Promise<{ digest: string; rows: number }> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    for (let i = chunk.indexOf(0x0a); i !== -1; i = chunk.indexOf(0x0a, i + 1)) rows++
  }
  return { digest: hash.digest('hex'), rows }
}
