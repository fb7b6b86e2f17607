import { isUtf8 } from 'node:buffer'
import { normalize, presets } from '@waymark/normalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'
import { BlockNormalizer } from '../src/bulk/block-normalizer.ts'
import { type BulkOptions, type OnError, readBulkOptions } from '../src/bulk/bulk-options.ts'
import { ByteSink } from '../src/bulk/byte-sink.ts'
import { readLineBlocks } from '../src/bulk/line-blocks.ts'
import { BUFFER_CODEC } from '../src/bulk/node/buffer-codec.ts'
import { BulkNormalizer } from '../src/bulk/node/bulk-normalizer.ts'
import { ECMASCRIPT_CODEC, type TextCodec } from '../src/bulk/text-codec.ts'

const LIMIT = 40

interface Outcome {
  readonly output: string
  /** Numbers of the lines that are no URL. */
  readonly bad: readonly number[]
}

/** All at once and line by line: slow, and easy to believe. */
function byLines(file: Buffer, policy: OnError): Outcome {
  const bad: number[] = []
  const output: Buffer[] = []
  let rest = file.subarray(file.subarray(0, 3).equals(MARK) ? 3 : 0)
  for (let number = 1; rest.length > 0; number++) {
    const newline = rest.indexOf('\n')
    const whole = newline === -1 ? rest : rest.subarray(0, newline + 1)
    rest = rest.subarray(whole.length)
    const ending = newline === -1 ? '' : whole.at(-2) === 0x0d ? '\r\n' : '\n'
    const line = whole.subarray(0, whole.length - ending.length)
    if (policy === 'fail' && bad.length > 0) continue
    const isReadable = line.length <= LIMIT && isUtf8(line)
    const result = line.length === 0 ? '' : isReadable ? normalize(line.toString(), 'seo') : null
    if (result === null) bad.push(number)
    if (result !== null) output.push(Buffer.from(result + ending))
    else if (policy === 'keep' && line.length <= LIMIT) output.push(whole)
  }
  return { output: Buffer.concat(output).toString('latin1'), bad }
}

const MARK = Buffer.from('\ufeff')

/** The same bytes in pieces of `size`. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function byBlocks(
  bytes: Uint8Array,
  policy: OnError,
  size: number,
  codec: TextCodec,
): Promise<Outcome> {
  const settings = readBulkOptions('seo', { onError: policy, maxLine: LIMIT })
  const normalizer = new BlockNormalizer(settings, codec)
  const bad: number[] = []
  let output = ''
  let lines = 0
  for await (const block of readLineBlocks(inPieces(bytes, size), LIMIT)) {
    const sink = new ByteSink(new ArrayBuffer(1), codec)
    const result =
      block.kind === 'lines'
        ? normalizer.normalizeBlock(block.bytes, sink)
        : normalizer.skipLongLine()
    bad.push(...result.problems.map(({ line }) => lines + line))
    output += Buffer.from(sink.content).toString('latin1')
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
  test('give what line by line gives, in pieces of any size, with the codec of any host', async () => {
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.constantFrom<OnError>('skip', 'keep', 'fail'),
        fc.integer({ min: 1, max: 50 }),
        async (bytes, policy, size) => {
          const expected = byLines(bytes, policy)
          expect(await byBlocks(bytes, policy, size, BUFFER_CODEC)).toEqual(expected)
          const plain = new Uint8Array(bytes)
          expect(await byBlocks(plain, policy, size, ECMASCRIPT_CODEC)).toEqual(expected)
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  test('do not keep a line that never ends', async () => {
    async function* endless(): AsyncGenerator<Uint8Array> {
      const chunk = Buffer.alloc(1_048_576, 'a')
      for (let index = 0; index < 256; index++) yield chunk
      yield Buffer.from('\nhttp://a/\n')
    }
    const before = process.memoryUsage().arrayBuffers
    const kinds: string[] = []
    for await (const { kind } of readLineBlocks(endless())) kinds.push(kind)
    expect(kinds).toEqual(['too-long', 'lines'])
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32_000_000)
  })
})

describe('a thread', () => {
  const lines = Buffer.from('http://a/b\nHTTP://B\n'.repeat(100_000))

  async function runWith(
    code: string,
    chunks: AsyncIterable<Uint8Array>,
    take: (output: Buffer) => void,
  ): Promise<void> {
    const program = new URL(`data:text/javascript,${code}`)
    const normalizer = new BulkNormalizer('standard', { jobs: 2, program })
    try {
      await normalizer.run(chunks, async ({ output }) => {
        take(output)
        // Gives the thread's messages a turn.
        await new Promise((resolve) => setImmediate(resolve))
        return true
      })
    } finally {
      await normalizer.close()
    }
  }

  test('that never gets ready is not waited for', async () => {
    const output: string[] = []
    const source = inPieces(lines, 100_000)
    await runWith('setInterval(() => {}, 1000)', source, (text) => output.push(text.toString()))
    expect(output.join('')).toBe('http://a/b\nhttp://b/\n'.repeat(100_000))
  })

  test('that dies with a block makes the whole fail', { tags: 'slow' }, async () => {
    const code = `
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', () => process.exit(1))
      parentPort.postMessage({ kind: 'ready' })`
    // However long the thread takes to start, a block is left for it.
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield lines
    }
    const run = runWith(encodeURIComponent(code), endless(), () => {})
    await expect(run).rejects.toThrow('ended')
  })

  test('cannot run a rule that is not in the catalogue', () => {
    const rule = { ...presets.safe.rules[0]!, name: 'own' }
    expect(() => new BulkNormalizer([rule], { jobs: 2 })).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'rule' }),
    )
  })
})

test.each<[BulkOptions, object]>([
  [
    { onerror: 'keep' } as object,
    { option: 'onerror', code: 'option-unknown', data: { near: 'onError' } },
  ],
  [
    { onError: 'stop' as 'skip' },
    { option: 'onError', code: 'option-wrong', data: { got: "'stop'" } },
  ],
  [{ base: '/a' }, { option: 'base', code: 'option-wrong', data: { got: "'/a'" } }],
  [{ maxLine: -1 }, { option: 'maxLine', code: 'option-wrong' }],
  [
    { options: { trailingslash: 'never' } as object },
    { option: 'trailingslash', code: 'option-unknown', data: { near: 'trailingSlash' } },
  ],
])('options that are wrong are refused: %j', (options, error) => {
  expect(() => readBulkOptions('seo', options)).toThrow(errorWith(error))
  expect(() => new BulkNormalizer('seo', options)).toThrow(errorWith(error))
})

test('the number of jobs is checked', () => {
  const options = { jobs: 65 }
  expect(() => new BulkNormalizer('seo', options)).toThrow(
    expect.objectContaining({ option: 'jobs', code: 'option-wrong' }),
  )
})
