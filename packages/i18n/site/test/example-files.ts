import type { ProblemExample } from '@waymark/infra/problem'
import { FILES, PAGE } from '../src/problems/pages/example-site.ts'

/** The files of an example of pages, by their names; `null` if it is described in words. */
export function exampleFiles(
  text: string,
  given: ProblemExample['given'],
): Readonly<Record<string, string>> | null {
  if (given === PAGE) return { 'index.html': text }
  if (given !== FILES) return null
  const [, ...parts] = text.split(/^-- (.+) --\n/m)
  const files: Record<string, string> = {}
  for (let i = 0; i < parts.length; i += 2) files[parts[i]!] = parts[i + 1]!
  return files
}
