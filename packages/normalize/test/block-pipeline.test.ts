import { presets } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { BlockNormalizer } from '../src/bulk/block-normalizer.ts'
import { type BlockWriter, type BulkWork, normalizeAlone } from '../src/bulk/block-pipeline.ts'
import { readBulkOptions } from '../src/bulk/bulk-options.ts'
import { BUFFER_CODEC } from '../src/bulk/node/buffer-codec.ts'

const settings = readBulkOptions(presets.standard)
const work: BulkWork = {
  normalizer: new BlockNormalizer(settings, BUFFER_CODEC),
  codec: BUFFER_CODEC,
  maxLine: settings.maxLine,
}

/** A source like `tail -f`: one chunk, and then nothing for as long as anybody waits. */
async function* silent(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('https://a.example\n')
  await new Promise(() => {})
}

test('an end of the writing does not wait for a source that has nothing to give', async () => {
  expect(await normalizeAlone(silent(), work, async () => false)).toBe(false)
})

test('nor does a failure of the writing', async () => {
  const write: BlockWriter = async () => {
    throw new Error('EPIPE')
  }
  await expect(normalizeAlone(silent(), work, write)).rejects.toThrow('EPIPE')
})

test('a failure of the writing lets go of the source', async () => {
  let close = (): void => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.from('https://a.example\n')
    } finally {
      close()
    }
  }
  const write: BlockWriter = async () => {
    throw new Error('EPIPE')
  }
  await expect(normalizeAlone(endless(), work, write)).rejects.toThrow('EPIPE')
  await closed
})

test('what was read before an error of the source is written', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('https://a.example\n')
    throw new Error('EIO')
  }
  const written: string[] = []
  const write: BlockWriter = async ({ output }) => {
    written.push(Buffer.from(output).toString())
    return true
  }
  await expect(normalizeAlone(broken(), work, write)).rejects.toThrow('EIO')
  expect(written).toEqual(['https://a.example/\n'])
})
