import { utf8Decode } from '@waymark/infra'
import { decodeUnreserved } from '@waymark/rfc3986'
import { parseUrl, serializePath, type UrlRecord } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { afterSegments, nextSegment } from './path-start.ts'
import { decodeParameter, readParameter } from './query-parameters.ts'
import { createWrapperIndex, REDIRECT_WRAPPERS, type WrapperTarget } from './redirect-wrappers.ts'
import { isOnWebPort } from './url-shape.ts'

/** A URL that is wrapped more often than this stays as it is: only an attack on our time would do that. */
const MAX_DEPTH = 8

const wrappersOf = /* @__PURE__ */ createWrapperIndex(REDIRECT_WRAPPERS)

/** Whether a host, in lower-case ASCII, is one that wraps. */
export function isWrapperHost(host: string): boolean {
  return wrappersOf(host).length > 0
}

/**
 * The URL inside a URL, and inside that one.
 *
 * @param isArchiveKept - Whether the copies of archives are pages of their own.
 * @param ports - More default ports.
 * @returns `url` itself if there is none that parses as an `http` or `https` URL.
 */
export function unwrapRedirect(
  url: UrlRecord,
  isArchiveKept: boolean,
  ports?: Readonly<Record<string, number>>,
): UrlRecord {
  let inner = url
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    const next = unwrapOnce(inner, isArchiveKept, ports)
    if (next === null) return inner
    inner = next
  }
  return unwrapOnce(inner, isArchiveKept, ports) === null ? inner : url
}

function unwrapOnce(
  url: UrlRecord,
  isArchiveKept: boolean,
  ports: Readonly<Record<string, number>> | undefined,
): UrlRecord | null {
  const { host } = url
  if (host?.kind !== 'domain' || !isOnWebPort(url, ports)) return null
  const wrappers = wrappersOf(host.name)
  if (wrappers.length === 0) return null
  const path = serializePath(url)
  for (const { kind, path: start, target } of wrappers) {
    const rest = afterSegments(path, start)
    if (rest === null) continue
    return kind === 'archive' && isArchiveKept ? null : readTarget(url, rest, target)
  }
  return null
}

function readTarget(url: UrlRecord, rest: string, target: WrapperTarget): UrlRecord | null {
  for (const text of textsOf(url, rest, target)) {
    if (!/^https?:\/\//i.test(text)) continue
    const inner = parseUrl(text)
    if (inner === null) continue
    // As in a browser that is redirected; and a fragment that was not encoded belongs to the inner URL.
    const isInherited = inner.fragment === null && url.fragment !== null
    return isInherited ? replaceParts(inner, { fragment: url.fragment }) : inner
  }
  return null
}

/** The strings that can be the URL inside, the likeliest first. */
function textsOf(url: UrlRecord, rest: string, target: WrapperTarget): readonly string[] {
  const query = url.query === null ? '' : `?${url.query}`
  switch (target.in) {
    case 'parameters': {
      const parameters = (url.query ?? '').split('&').map(readParameter)
      return target.names.flatMap((name) =>
        parameters
          .filter((parameter) => decodeParameter(parameter.name) === name)
          .map(({ value }) => decodeValue(value ?? '', target.as)),
      )
    }
    case 'path': {
      const text = decodeUnreserved(rest)
      if (target.scheme === undefined) return [text.replace(/^(https?:)\/*/i, '$1//') + query]
      return /^[^/]+\./.test(text) ? [`${target.scheme}://${text}${query}`] : []
    }
    case 'segment':
      return [decodeParameter(nextSegment(rest).replaceAll('+', '%2B'))]
    case 'query':
      return [decodeUnreserved(url.query ?? '')]
    case 'proofpoint':
      return [readProofpoint(rest + query) ?? '']
  }
}

function decodeValue(value: string, as: 'bing' | 'proofpoint' | undefined): string {
  const text = decodeParameter(value)
  // `a1` says that what follows is a URL.
  if (as === 'bing') return text.startsWith('a1') ? (decodeBase64(text.slice(2)) ?? '') : ''
  if (as === 'proofpoint') {
    return decodeParameter(text.replaceAll('-', '%').replaceAll('_', '/').replaceAll('+', '%2B'))
  }
  return text
}

/**
 * The third form of Proofpoint: `__`, the URL, `__;`, and in base64 the characters that a star stands for in the URL. Two
 * stars and a letter stand for as many as the letter says.
 *
 * @see https://github.com/ClearURLs/Addon/issues/438
 */
function readProofpoint(text: string): string | null {
  const end = text.lastIndexOf('__;')
  if (!text.startsWith('__') || end < 2) return null
  const url = text.slice(2, end).replace(/^(https?:)\/*/i, '$1//')
  if (!url.includes('*')) return url
  const coded = text.slice(end + 3).split('!', 1)[0]!
  const moved = decodeBase64(coded)
  if (moved === null) return null
  const characters = Array.from(moved)
  let at = 0
  return url.replace(/\*(?:\*([\w-]))?/g, (_, letter: string | undefined) => {
    const count = letter === undefined ? 1 : BASE64.indexOf(letter) + 2
    const taken = characters.slice(at, at + count).join('')
    at += count
    return taken
  })
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Decodes base64, in either alphabet, as UTF-8; `null` if it is not base64. */
function decodeBase64(text: string): string | null {
  const plain = text.replaceAll('+', '-').replaceAll('/', '_').split('=', 1)[0]!
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let bits = 0
  let held = 0
  let length = 0
  for (let i = 0; i < plain.length; i++) {
    const value = BASE64.indexOf(plain[i]!)
    if (value === -1) return null
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[length++] = (bits >> held) & 0xff
  }
  return utf8Decode(bytes)
}
