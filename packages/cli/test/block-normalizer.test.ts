import { normalizeWith, presets } from '@waymark/normalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '../src/input/byte-source.ts'
import { readLines } from '../src/input/line-reader.ts'
import { BlockNormalizer, type Policy } from '../src/normalize/block-normalizer.ts'
import { normalizeTogether } from '../src/normalize/block-pipeline.ts'
import { ByteSink } from '../src/normalize/byte-sink.ts'
import { readLineBlocks } from '../src/normalize/line-blocks.ts'
import { WorkerPool } from '../src/normalize/worker-pool.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

const LIMIT = 40

interface Outcome {
  readonly output: string
  /** Numbers of the lines that are no URL. */
  readonly bad: readonly number[]
}

/** Line by line, as text: slow, and easy to believe. */
async function byLines(bytes: Buffer, policy: Policy): Promise<Outcome> {
  const bad: number[] = []
  const output: Buffer[] = []
  for await (const lines of readLines(sourceOf(bytes), LIMIT)) {
    for (const { number, text, ending, problem, raw } of lines) {
      if (policy === 'fail' && bad.length > 0) continue
      const result = problem !== null ? null : text === '' ? '' : normalizeWith(text, presets.seo)
      if (result === null) bad.push(number)
      if (result !== null) output.push(Buffer.from(result + ending))
      else if (policy === 'keep' && problem !== 'too-long') {
        output.push(raw ?? Buffer.from(text), Buffer.from(ending))
      }
    }
  }
  return { output: Buffer.concat(output).toString('latin1'), bad }
}

async function byBlocks(bytes: Buffer, policy: Policy, size: number): Promise<Outcome> {
  const normalizer = new BlockNormalizer(presets.seo, policy, { limit: LIMIT })
  const bad: number[] = []
  let output = ''
  let lines = 0
  for await (const block of readLineBlocks(sourceInPieces(bytes, size), LIMIT)) {
    const sink = new ByteSink(new ArrayBuffer(1))
    const result =
      block.kind === 'lines' ? normalizer.normalize(block.bytes, sink) : normalizer.skipLongLine()
    bad.push(...result.problems.map(({ index }) => lines + index + 1))
    output += sink.content.toString('latin1')
    lines += result.lines
    if (result.isEnded) break
  }
  return { output, bad }
}

const line = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('http://a/b', 'https://x.de/p', 'http://long.example/aa'),
  },
  fc.constantFrom(
    '',
    'nope',
    'HTTP://A/',
    'http://é/',
    'http://a/?é#f',
    'http://a',
    'http://a/b/',
    ' ',
  ),
  fc.constantFrom(
    `http://a/${'b'.repeat(30)}`,
    `http://a/${'b'.repeat(31)}`,
    'x'.repeat(90),
    '\r',
    'a\rb',
  ),
)
const text = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: line.map((url) => Buffer.from(url)) },
        fc.constant(Buffer.from([0xff, 0x61])),
      ),
      fc.constantFrom('\n', '\n', '\r\n'),
    ),
    { maxLength: 8 },
  )
  .map((lines) => Buffer.concat(lines.flatMap(([bytes, ending]) => [bytes, Buffer.from(ending)])))
const file = fc
  .tuple(fc.constantFrom('', '\ufeff'), text, fc.oneof(fc.constant(''), line))
  .map(([mark, lines, last]) => Buffer.concat([Buffer.from(mark), lines, Buffer.from(last)]))

describe('blocks', () => {
  test('give what line by line gives, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.constantFrom<Policy>('skip', 'keep', 'fail'),
        fc.integer({ min: 1, max: 50 }),
        async (bytes, policy, size) => {
          expect(await byBlocks(bytes, policy, size)).toEqual(await byLines(bytes, policy))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('do not keep a line that never ends', async () => {
    const endless = {
      name: 'endless',
      async *chunks() {
        const chunk = Buffer.alloc(1_048_576, 'a')
        for (let index = 0; index < 256; index++) yield chunk
        yield Buffer.from('\nhttp://a/\n')
      },
      close: async () => {},
    }
    const before = process.memoryUsage().arrayBuffers
    const kinds: string[] = []
    for await (const { kind } of readLineBlocks(endless)) kinds.push(kind)
    expect(kinds).toEqual(['too-long', 'lines'])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32_000_000)
  })
})

describe('a thread', () => {
  const normalizer = new BlockNormalizer(presets.standard, 'skip')
  const lines = Buffer.from('http://a/b\nHTTP://B\n'.repeat(100_000))
  const task = { options: {}, policy: 'skip' } as const

  async function runWith(
    code: string,
    source: ByteSource,
    take: (output: Buffer) => void,
  ): Promise<void> {
    const pool = new WorkerPool(new URL(`data:text/javascript,${code}`), task, 1)
    try {
      await normalizeTogether(source, { normalizer, pool }, async (block) => {
        take(block.output)
        // Gives the thread's messages a turn.
        await new Promise((resolve) => setImmediate(resolve))
        return true
      })
    } finally {
      await pool.close()
    }
  }

  test('that never gets ready is not waited for', async () => {
    const output: string[] = []
    const source = sourceInPieces(lines, 100_000)
    await runWith('setInterval(() => {}, 1000)', source, (text) => output.push(text.toString()))
    expect(output.join('')).toBe('http://a/b\nhttp://b/\n'.repeat(100_000))
  })

  test('that dies with a block makes the whole fail', async () => {
    const code = `
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => process.exit(1))
      parentPort.postMessage({ kind: 'ready' })`
    // However long the thread takes to start, a block is left for it.
    const endless: ByteSource = {
      name: 'endless',
      async *chunks() {
        for (;;) yield lines
      },
      close: async () => {},
    }
    const run = runWith(encodeURIComponent(code), endless, () => {})
    await expect(run).rejects.toThrow('a thread ended')
  })
})
