import { sentence } from '@waymark/infra/internal'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import type { Cause } from '../cause.ts'
import { parserError } from '../sections.ts'
import { isLaterHost } from '../text/host-around.ts'
import { withoutOuterSpaces } from '../text/white-space.ts'
import { replacing } from '../url-edit.ts'

export const urlPercentEncoded: Cause = {
  ...parserError(
    'url-percent-encoded',
    [
      'missing-scheme-non-relative-URL',
      'domain-to-ASCII',
      'special-scheme-missing-following-solidus',
    ],
    [
      'The whole URL is percent-encoded.',
      'A URL is written this way as the value of a parameter in another URL. By itself, it has no scheme, because its colon is encoded.',
      'Decode it.',
    ],
    ['https%3A%2F%2Fa%2F', 'https%3A%2F%2Fa%2F', 'https://a/'],
    ['https%253A%252F%252Fa', 'https%253A%252F%252Fa', 'https://a'],
    ['https:%2F%2Fa', 'https:%2F%2Fa', 'https://a'],
  ),
  isOfInput: true,
  /** A whole URL as the value of a parameter has it. */
  find(evidence, error) {
    if (isLaterHost(evidence, error)) return null
    const { text } = evidence
    const { start, end } = withoutOuterSpaces(text)
    if (!ENCODED_START.test(text.slice(start, start + 60))) return null
    const cause = { code: 'url-percent-encoded', start, end } as const
    const [href, times] = decodeWhole(text.slice(start, end))
    if (href === null) return [cause]
    const edit = replacing(start, end, href)
    if (times === 1) {
      const remedy = sentence('Decode it: {meant:code80}.', { meant: href })
      return [{ ...cause, remedy, edit }]
    }
    const message = sentence('The whole URL is percent-encoded {n} times.', { n: times })
    const remedy = sentence('Decode it {n} times: {meant:code80}.', { n: times, meant: href })
    return [{ ...cause, message, remedy, edit }]
  },
}

const COLON = '%(?:25){0,3}3a'
const SLASH = '%(?:25){0,3}2f'
const ENCODED_START: RegExp = /* @__PURE__ */ new RegExp(
  `^[a-z][a-z\\d+.-]{1,20}(?:${COLON}(?:${SLASH}|[/\\\\]{2})|:(?:${SLASH}){2})`,
  'i',
)

/** With a delimiter that is not encoded, the rest is as it was. */
const PARTLY: RegExp = /* @__PURE__ */ new RegExp(
  `^([a-z][a-z\\d+.-]{1,20})(?:${COLON}|:)((?:${SLASH}|[/\\\\]){2})([^]*)$`,
  'i',
)

/** Decodes until the URL begins as one, and says how often. */
function decodeWhole(text: string): readonly [href: string | null, times: number] {
  const [, scheme, slashes = '', rest = ''] = PARTLY.exec(text) ?? []
  if (slashes.length === 2) return [`${scheme}:${slashes}${rest}`, 1]
  if (/[/?#&=]/.test(rest)) return [`${scheme}://${rest}`, 1]
  let href: string | null = text
  let times = 0
  while (href !== null && ENCODED_START.test(href.slice(0, 60)) && times < 4) {
    href = utf8PercentDecodeStrict(href)
    times++
  }
  return [href, times]
}
