import { presets } from '@waymark/normalize'
import { expect, test } from 'vitest'
import type { ByteSource } from '../src/input/byte-source.ts'
import { BlockNormalizer } from '../src/normalize/block-normalizer.ts'
import { type BlockWriter, normalizeAlone } from '../src/normalize/block-pipeline.ts'

const normalizer = new BlockNormalizer(presets.standard, 'skip')

/** A source like `tail -f`: one chunk, and then nothing for as long as anybody waits. */
const silent: ByteSource = {
  name: 'silent',
  async *chunks() {
    yield Buffer.from('https://a.example\n')
    await new Promise(() => {})
  },
  close: async () => {},
}

test('an end of the writing does not wait for a source that has nothing to give', async () => {
  expect(await normalizeAlone(silent, normalizer, async () => false)).toBe(false)
})

test('nor does a failure of the writing', async () => {
  const write: BlockWriter = async () => {
    throw new Error('EPIPE')
  }
  await expect(normalizeAlone(silent, normalizer, write)).rejects.toThrow('EPIPE')
})

test('a failure of the writing lets go of the source', async () => {
  let close = (): void => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const endless: ByteSource = {
    name: 'endless',
    async *chunks() {
      try {
        for (;;) yield Buffer.from('https://a.example\n')
      } finally {
        close()
      }
    },
    close: async () => {},
  }
  const write: BlockWriter = async () => {
    throw new Error('EPIPE')
  }
  await expect(normalizeAlone(endless, normalizer, write)).rejects.toThrow('EPIPE')
  await closed
})

test('what was read before an error of the source is written', async () => {
  const broken: ByteSource = {
    name: 'broken',
    async *chunks() {
      yield Buffer.from('https://a.example\n')
      throw new Error('EIO')
    },
    close: async () => {},
  }
  const written: string[] = []
  const write: BlockWriter = async ({ output }) => {
    written.push(output.toString())
    return true
  }
  await expect(normalizeAlone(broken, normalizer, write)).rejects.toThrow('EIO')
  expect(written).toEqual(['https://a.example/\n'])
})
