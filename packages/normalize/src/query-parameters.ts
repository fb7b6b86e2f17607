import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import type { TextChange } from './url-shape.ts'

/** One parameter of a query. */
export interface QueryParameter {
  /** As written, up to the first `=`. */
  readonly name: string
  /** As written, after the first `=`; `null` if there is none. */
  readonly value: string | null
}

/** @param text - A parameter, as between two `&`. */
export function readParameter(text: string): QueryParameter {
  const at = text.indexOf('=')
  if (at === -1) return { name: text, value: null }
  return { name: text.slice(0, at), value: text.slice(at + 1) }
}

/**
 * Decodes a name or value as in a form: `+` is a space, and percent-encoded bytes are decoded.
 *
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function decodeParameter(text: string): string {
  if (!/[%+]/.test(text)) return text
  return utf8Decode(percentDecodeString(text.replaceAll('+', ' ')))
}

/** A name without what is left of an `&` that was escaped for HTML and never unescaped: `a&amp;b` has a parameter `amp;b`. */
export function withoutEscape(name: string): string {
  let start = 0
  while (name.startsWith(ESCAPE, start)) start += ESCAPE.length
  return start === 0 ? name : name.slice(start)
}

/** What is left of such an `&`. */
export const ESCAPE: string = 'amp;'

/** Leaves the parameters that pass; an empty query is removed with its `?`. */
export function filterQuery(passes: (parameter: QueryParameter) => boolean): TextChange {
  return (query) => {
    const texts = query.split('&')
    const left = texts.filter((text) => passes(readParameter(text)))
    if (left.length === texts.length) return query
    return left.every((text) => text === '') ? null : left.join('&')
  }
}
