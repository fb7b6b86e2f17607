import type { FindingCode, UrlFinding } from './finding.ts'

/** What is read of a cause of a validation error: those of `@waymark/explain` have it. */
export interface PlacedCause {
  readonly code: string
  readonly start: number
  readonly end: number
}

/** The findings that causes say as well, and the causes that do. */
const SAID_BY: Readonly<Partial<Record<FindingCode, RegExp>>> = {
  'removed-characters': /^(?:tab-or-newline|several-urls|text-around-url)$/,
  'deceptive-character': /^control-unencoded$/,
  'drive-as-scheme': /^drive-letter-scheme$/,
  'invalid-a-label': /./,
  'restricted-character': /^host-punctuation$/,
  'host-like-credentials': /^credentials-like-host$/,
  'folder-as-host': /^label-empty$/,
  'disguised-ip-address': /^ipv4-/,
  'host-mapped': /^(?:host|label|hyphen)-/,
}

/**
 * Whether the cause of a validation error says what a finding says, at the same place, so that a report needs only one of
 * them. The cause also says what to write instead.
 *
 * @example
 * ```ts
 * import { isSaidByCause, judgeUrl } from '@waymark/display/verdict'
 *
 * const [finding] = judgeUrl('https://exam\tple.com/').findings
 * isSaidByCause(finding!, { code: 'tab-or-newline', start: 12, end: 13 }) // => true
 * isSaidByCause(finding!, { code: 'tab-or-newline', start: 3, end: 4 }) // => false
 * ```
 */
export function isSaidByCause(finding: UrlFinding, cause: PlacedCause): boolean {
  const { code, start = 0, end = 0, count } = finding
  if (SAID_BY[code]?.test(cause.code) !== true) return false
  // What is wrong in an A-label makes all of it wrong.
  if (code === 'invalid-a-label') return start <= cause.start && cause.end <= end
  // A cause is the credentials with the `@`, or a part of the address.
  if (code === 'host-like-credentials') return cause.start <= start && end <= cause.end
  if (code === 'disguised-ip-address') return start <= cause.start && cause.end <= end
  const isOne = count === 1 || code === 'removed-characters'
  return isOne && cause.start === start && cause.end === end
}
