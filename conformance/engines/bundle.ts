import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { probedSuites } from './probe.ts'

/** The built packages and the suites as one classic script, which defines `waymark.probe`. */
export async function bundleProbe(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('probe.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'waymark',
    platform: 'neutral',
    target: 'es2022',
  })
  return result.outputFiles[0]!.text
}

/** JSON of the texts of the data files that the suites read; those that are absent are left out. */
export function readProbedFiles(root: string): string {
  const texts: Record<string, string> = {}
  for (const { file } of probedSuites) {
    if (existsSync(join(root, file))) texts[file] = readFileSync(join(root, file), 'utf8')
  }
  return JSON.stringify(texts)
}
