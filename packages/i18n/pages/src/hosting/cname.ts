import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { fileLines } from './file-lines.ts'
import type { FileNotes } from './hosting-rule.ts'

/**
 * The host in a `CNAME`, in lower case; `null` if there is none.
 *
 * @see https://docs.github.com/en/pages/configuring-a-custom-domain-for-your-github-pages-site/troubleshooting-custom-domains-and-github-pages
 */
export function readCname(text: string, notes: FileNotes): string | null {
  const [line, second] = fileLines(text)
  if (line === undefined) return null
  if (second !== undefined) {
    return notes.problem(
      second,
      sentence('A `CNAME` can have only one host.', { detail: 'second-host' }),
    )
  }
  const { text: value } = line
  if (/^[^\s/:@?#*]+$/.test(value)) return asciiLowercase(value)
  return notes.problem(
    line,
    sentence('{value:quote} is not a host.', { detail: 'not-a-host', value }),
  )
}
