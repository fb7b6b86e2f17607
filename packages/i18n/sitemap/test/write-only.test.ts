import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** The writer has the parser's table of characters, too. */
const isParser = (path: string) => /src\/xml\/(?!characters\.ts)/.test(path)

/** The files of the XML parser that a bundle of some exports of `entry` contains. */
async function parserFiles(names: string, entry: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: `export ${names} from '${entry}'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['@waymark/source'],
    metafile: true,
    write: false,
  })
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => isParser(path) && bytesInOutput > 0)
    .map(([path]) => path)
}

test('a bundle of the writer has no XML parser', async () => {
  const writer =
    '{ checkLoc, createSitemapFiles, createSplitter, splitSitemap, writeSitemap, writeSitemapIndex }'
  expect(await parserFiles(writer, '@waymark/sitemap')).toEqual([])
  expect(await parserFiles('*', '@waymark/sitemap/write')).toEqual([])
  expect(await parserFiles('{ readSitemap }', '@waymark/sitemap')).not.toEqual([])
})

test('the entry for writing loads no module of the reader', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../src/write.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['@waymark/source'],
    metafile: true,
    write: false,
  })
  const paths = Object.keys(metafile.inputs)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => isParser(path) || path.includes('src/read/'))).toEqual([])
})
