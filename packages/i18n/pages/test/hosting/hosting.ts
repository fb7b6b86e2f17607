import { type Hosting, type HostingOptions, readHosting } from '@waymark/pages/hosting'
import { factLine } from '../../../../../test/plain-facts.ts'

/** Reads files by their names. */
export function hostingOf(
  files: Readonly<Record<string, string>>,
  options: HostingOptions = {},
): Hosting {
  const list = Object.entries(files).map(([name, text]) => ({ name, text }))
  return readHosting(list, options)
}

/** The answer for a path without a file, as `status to`; `null` if there is none. */
export function answerOf(hosting: Hosting, target: string, isFile = false): string | null {
  const redirect = hosting.redirectOf(target, isFile)
  return redirect === null ? null : `${redirect.status} ${redirect.to}`
}

/** The headers of a path, as `name: value`. */
export function headersOf(hosting: Hosting, path: string): readonly string[] {
  return hosting.headersOf(path).map(({ name, value }) => `${name}: ${value}`)
}

/** The problems, as `line:column facts`. */
export function problemsOf({ problems }: Hosting): readonly string[] {
  return problems.map(({ line, column, data }) => factLine(data, `${line}:${column}`))
}

/** The rules that are not certain, as `line:column facts`. */
export function doubtsOf({ uncertain }: Hosting): readonly string[] {
  return uncertain.map(({ line, column, data }) => factLine(data, `${line}:${column}`))
}
