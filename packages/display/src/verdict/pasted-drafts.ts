import { withoutOuterSpaces } from '@waymark/explain/internal'
import type { Reading } from '@waymark/url-parser'
import { HOST_IN_TEXT, hostsInText } from './bare-host.ts'

/** A string to read instead of the whole input. */
export interface Draft {
  readonly text: string
  readonly isCertain: boolean
}

/** Longer inputs are not pasted by hand. */
const LONGEST = 10_000

/** What may be meant by an input that contains more than a URL, the likeliest first. Empty if its errors say more about it. */
export function draftsOf({ text, url, base }: Reading): readonly Draft[] {
  if (text.length > LONGEST) return []
  const { start, end } = withoutOuterSpaces(text)
  const whole = text.slice(start, end)
  const hasFailed = url === null
  const certain = (hasFailed ? addressDraft(whole) : null) ?? referenceDraft(whole)
  if (certain !== null) return [{ text: certain, isCertain: true }]
  const several = SCHEME.test(whole) || hasFailed ? urlsIn(whole, hasFailed) : []
  const texts =
    several.length > 1
      ? several
      : (brokenDrafts(whole, base !== null) ??
        numberDrafts(whole) ??
        endDrafts(whole) ??
        (hasFailed || /^www\./i.test(whole) ? hostDraft(whole) : null) ??
        [])
  return texts.map((each) => ({ text: each, isCertain: false }))
}

/** What the parser removes, and other characters that begin a line. */
const BREAK = /[\t\n\v\f\r\x85\u2028\u2029]/
const BREAKS: RegExp = /* @__PURE__ */ new RegExp(BREAK, 'g')

/** Whether a pasted URL may go on or end elsewhere: it is cut off, or has a line break or a tab in it or after it. */
export function isOpenEnded(text: string, url: string): boolean {
  const { start, end } = withoutOuterSpaces(text)
  const whole = text.slice(start, end)
  if (isCutOff(url) || isCutOff(whole)) return true
  const at = whole.indexOf(url)
  if (at === -1 && whole.includes('\u2026')) return true
  return BREAK.test(at === -1 ? whole : whole.charAt(at + url.length))
}

/** Whether an input has been cut off in its host. */
export function isStump(text: string): boolean {
  return /^[\0- ]*[a-z][a-z\d+.-]{1,40}:\/\/[^./?#\u2026]{0,63}(?:\u2026|\.{3})[\0- ]*$/i.test(
    text.slice(0, 200),
  )
}

function isCutOff(text: string): boolean {
  return /(?:\u2026|\.{3})[)"'\]>\u2019\u201d]?$/.test(text.slice(-4))
}

const SCHEME = /^[a-z][a-z\d+.-]{1,40}:\/\//i

/** Not those in the path or the query of another one; but one right after the host of the first, or an escaped space. */
const STARTS =
  /(?:(?<![\w+\-./=?&:%#])|(?<=\\[nrt]|%20|%0[ad])|(?<=^[a-z]{2,5}:\/\/[a-z\d.-]{1,253}\.[a-z]{2,10}))(?:https?|ftp|wss?):\/\/(?=[^\s/])/gi

/** Closing characters and punctuation of the text around a URL. */
const AROUND = '.,;:!?\'"`*()[]{}<>-\u2019\u201d\u00bb\u203a\u3001\u3002\uff0c\uff0e'

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && AROUND.includes(text[end - 1]!)) {
    // A bracket that the URL opens itself.
    if (text[end - 1] === ')' && text.includes('(')) break
    end--
  }
  return text.slice(0, end)
}

/** The different URLs; none if the second may be a part of the query of the first. */
function urlsIn(text: string, hasFailed: boolean): readonly string[] {
  if (hasFailed && !text.includes('//')) return hostsInText(text).map((host) => `https://${host}`)
  const starts = [...text.matchAll(STARTS)].slice(0, 5).map(({ index }) => index)
  const found = starts.map((start, i) => {
    const url = /^[^\s<>"`|\u2192\u201c\u201d]+/.exec(text.slice(start, starts[i + 1]))![0]
    // An arrow.
    const isBeforeArrow = text.startsWith('=>', start + url.length - 1)
    return isBeforeArrow ? url.slice(0, -1) : url.replace(/(?:\\[nrt]|%20|%0[ad]){1,9}$/i, '')
  })
  const [first = ''] = found
  const second = starts[1] ?? 0
  const isInQuery = /[?#]/.test(first) && !/[\s<>"]/.test(text.slice(starts[0], second))
  return isInQuery ? [] : [...new Set(found.map(withoutEnd))]
}

/** A soft break of quoted-printable text. https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
const SOFT = /=\r?\n/g

/** Mail programs break lines at about this length. */
const LINE = 60

/** How a URL begins of which the colon or the slashes may be wrong. */
const LIKE_URL = /^(?:[a-z]{2,6}(?:[:;.,]{1,2}[/\\]{1,2}|[/\\]{2})|[/\\]{2})[a-z\d]/i

/** What is before a line break or a tab, and the whole without it. */
function brokenDrafts(whole: string, hasBase: boolean): readonly string[] | null {
  const at = whole.search(BREAK)
  if (at === -1) return null
  const joined = whole.replace(SOFT, '').replace(BREAKS, '')
  const before = whole.slice(0, at).trimEnd()
  const isUrl = SCHEME.test(before) || LIKE_URL.test(before)
  if (!isUrl) {
    const [url] = urlsIn(whole.slice(at), false)
    if (url !== undefined) return [url]
  }
  const host = isUrl || hasBase ? null : (hostsInText(before)[0] ?? null)
  if (!isUrl && !hasBase && !(host !== null && before.startsWith(host))) return null
  const prefix = host === null ? '' : 'https://'
  if (whole.search(SOFT) !== -1) return [prefix + joined]
  const first = prefix + before.replace(/[.,;]$/, '')
  if ((isUrl || host !== null) && /^[a-z\d+.-]*[:;.,]{0,2}[/\\]{1,2}[^/?#\\]*\/?$/i.test(first)) {
    // Without a dot, the break is inside the host.
    return /\.|\/localhost/i.test(first) ? [first] : [joined]
  }
  const rest = whole.slice(at).trim()
  if (/\s/.test(rest)) return [first]
  const isOneBreak = !/^\s{2}/.test(whole.slice(at).replace(/^\r\n/, '\n'))
  const isWrapped = isOneBreak && (first.length >= LINE || /%[\da-f]?$|-$/i.test(first))
  return isWrapped ? [prefix + joined, first] : [first, prefix + joined]
}

/** A port after a space, or a host before another space than the usual one or a number. */
function numberDrafts(whole: string): readonly string[] | null {
  const [written, host = '', port = ''] =
    /^([a-z][a-z\d+.-]{1,40}:\/\/(?:\[[\da-f:.]{2,45}\]|[^\s/?#@:\\]{1,253})) +(\d{1,5})(?=[/?#\s]|$)/i.exec(
      whole,
    ) ?? []
  if (written === undefined) {
    const alone =
      /^([a-z][a-z\d+.-]{1,40}:\/\/[^\s/?#@\\]{1,253}\.[a-z]{2,63})(?: +\d|[^\S ])[^\s.]*(?:\s|$)/i.exec(
        whole,
      )
    return alone === null ? null : [alone[1]!]
  }
  const rest = whole.slice(written.length)
  return /^\s|^$/.test(rest) ? [`${host}:${port}`, host] : [`${host}:${port}${rest}`]
}

/** Closing characters after a path that opens none, or a full stop of Chinese or Japanese after a host. */
function endDrafts(whole: string): readonly string[] | null {
  const stop = /^([a-z][a-z\d+.-]{1,40}:\/\/[^\s/?#]+?)[\u3001\u3002\uff0c\uff0e]$/i.exec(whole)
  if (stop !== null) return [stop[1]!]
  const [written, clean = '', end = ''] =
    /^([a-z][a-z\d+.-]{1,40}:\/\/[^\s"`<>{}[\]/?#]+[/?#][^\s"`<>{}[\]]*)(["`>}\]]+[.,;]?| [.,;])$/i.exec(
      whole,
    ) ?? []
  if (written === undefined) return null
  return end.startsWith(' ') ? [clean] : [clean, written]
}

/** A host without a scheme, before closing characters. */
function hostDraft(whole: string): readonly string[] | null {
  if (/\s/.test(whole) || isCutOff(whole)) return null
  const clean = withoutEnd(whole)
  return clean !== whole && HOST_IN_TEXT.exec(clean)?.[0] === clean ? [`https://${clean}`] : null
}

const ADDRESS =
  /^[<("'`[{\u2018\u201c]*(?:mailto:)?([^\s<>()"'`[\]{}@,;:?#/\\\u2018\u201c]{1,64}@(?:[a-z\d\u00a1-\u1fff\u3040-\uffef-]{1,63}\.){1,9}[a-z\u00a1-\u1fff\u3040-\uffef][a-z\d\u00a1-\u1fff\u3040-\uffef-]{1,62})[>)"'`\]},.;!?\u2019\u201d\u3002]*$/i

/** A mail address, without what is around it. */
function addressDraft(whole: string): string | null {
  const address = ADDRESS.exec(whole)?.[1]
  return address === undefined ? null : `mailto:${address}`
}

/** Slashes as HTML can write them. https://html.spec.whatwg.org/#named-character-references */
const SLASH = /&(?:#47|#x2f|sol);/gi

function referenceDraft(whole: string): string | null {
  const start = /^[a-z][a-z\d+.-]{1,40}(?::|&(?:#58|#x3a|colon);)\/?&(?:#47|#x2f|sol);/i
  return start.test(whole) ? whole.replace(/&(?:#58|#x3a|colon);/i, ':').replace(SLASH, '/') : null
}
