import type { TextRange } from '@waymark/url-parser'
import type { Evidence } from '../evidence.ts'
import { replacing, type UrlEdit } from '../url-edit.ts'

/** Where the credentials are: each `@` has an error of its own. */
export function credentialsOf({ reading }: Evidence): TextRange {
  const own = reading.errors.filter(({ name }) => name === 'invalid-credentials')
  return { start: own[0]!.start, end: own[own.length - 1]!.end }
}

/** The change that removes them: without them and without a host, nothing would be left. */
export function removingCredentials(
  { text }: Evidence,
  { start, end }: TextRange,
): UrlEdit | undefined {
  const hasHost = !/^[\0- ]*(?:[/\\?#:]|$)/.test(text.slice(end, end + 100))
  return hasHost ? replacing(start, end) : undefined
}

/** What is longer is not looked at. */
export const LONGEST_CREDENTIALS = 200
