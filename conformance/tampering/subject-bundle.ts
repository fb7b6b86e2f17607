import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Our sources as one script. Each time that it is evaluated, it is a library that has just been loaded. */
export async function bundleSubject(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('subject.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'waymark',
    conditions: ['@waymark/source'],
    platform: 'neutral',
    target: 'es2022',
  })
  return `${result.outputFiles[0]!.text};waymark`
}
