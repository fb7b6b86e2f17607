import { CLOUDFLARE_LINE, CloudflareRedirects } from './cloudflare-redirect.ts'
import { fileLines } from './file-lines.ts'
import type { FileNotes } from './hosting-rule.ts'
import { netlifyRedirect } from './netlify-redirect.ts'
import { tooLong } from './reasons.ts'
import { readRedirectLine } from './redirect-line.ts'
import type { AnswerRule } from './rule-table.ts'

/**
 * Reads a `_redirects` as Netlify does.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function netlifyRedirects(text: string, notes: FileNotes): readonly AnswerRule[] {
  return [...fileLines(text)].flatMap((line) => {
    return netlifyRedirect(readRedirectLine(line), line, notes) ?? []
  })
}

/**
 * Reads a `_redirects` as Cloudflare does.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function cloudflareRedirects(text: string, notes: FileNotes): readonly AnswerRule[] {
  const redirects = new CloudflareRedirects(notes)
  return [...fileLines(text)].flatMap((line) => {
    if (line.text.length > CLOUDFLARE_LINE) {
      return notes.problem(line, tooLong(CLOUDFLARE_LINE)) ?? []
    }
    return redirects.add(readRedirectLine(line), line) ?? []
  })
}

/** Whether a `_redirects` has what only Netlify knows: `!`, parameters, conditions, or other statuses. */
export function isOfNetlify(text: string): boolean {
  for (const line of fileLines(text)) {
    const { isForced, query, conditions, status } = readRedirectLine(line)
    if (isForced || query.length > 0 || conditions.length > 0 || status === '404') return true
  }
  return false
}
