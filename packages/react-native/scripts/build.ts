import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { compact } from '../../../scripts/compact/compact.ts'
import { writeLicences } from '../../../scripts/licence-notes.ts'

const FOLDER = new URL('../', import.meta.url)

rmSync(new URL('dist', FOLDER), { recursive: true, force: true })
for (const name of ['index', 'ascii']) {
  write(
    `dist/${name}.js`,
    await compact({
      entry: pathOf(`src/${name}.ts`),
      // These make a parser faster where there is a compiler. Without them, it gives the same answers.
      replaced: {
        'url-parser/src/fast-paths/plain-url.ts': pathOf('scripts/replaced/plain-url.ts'),
        'url-parser/src/fast-paths/tidy-reference.ts': pathOf('scripts/replaced/tidy-reference.ts'),
        'url-parser/src/text/tidy-runs.ts': pathOf('scripts/replaced/tidy-runs.ts'),
        'urlencoded/src/engine.ts': pathOf('scripts/replaced/engine.ts'),
        'url/src/invalid-url.ts': pathOf('scripts/replaced/invalid-url.ts'),
      },
      external: ['react-native'],
    }),
  )
}
for (const name of ['auto', 'ascii/auto', 'web/index', 'web/auto']) {
  const source = readFileSync(pathOf(`src/${name}.ts`), 'utf8')
  const { code } = await transform(source, { loader: 'ts', target: 'es2020', format: 'esm' })
  write(`dist/${name}.js`, code.replace(/(from "\.[^"]*)\.ts"/g, '$1.js"'))
}

writeLicences(pathOf('.'))

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, FOLDER))
}

function write(file: string, code: string): void {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), code)
}
