import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'

// Runs in each package's folder: the entries are the sources its `exports` name.
const { exports, bin = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | Record<string, string>>
  bin?: Record<string, string>
}
const entry = [
  ...Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : (target['@waymark/source'] ?? []),
  ),
  ...Object.values(bin).map((target) =>
    target.replace('./dist/', './src/').replace(/\.js$/, '.ts'),
  ),
]

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  sourcemap: true,
  clean: true,
  dts: false,
})
