import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import type { WithQuery } from './url-shape.ts'

/** One parameter of a query: its text, and where the name ends in it. */
export interface QueryParameter {
  /** Exactly as written, without the `&` around it. */
  readonly text: string
  /** As written, up to the first `=`. */
  readonly name: string
  /** As written, after the first `=`; `null` where there is none. */
  readonly value: string | null
}

/** Splits a query at its `&`; joining the texts with `&` gives the query back. */
export function splitQuery(query: string): QueryParameter[] {
  return query.split('&').map((text) => {
    const at = text.indexOf('=')
    if (at === -1) return { text, name: text, value: null }
    return { text, name: text.slice(0, at), value: text.slice(at + 1) }
  })
}

/** Puts parameters together again; `null` when none is left. */
export function joinQuery(parameters: readonly QueryParameter[]): string | null {
  return parameters.length === 0 ? null : parameters.map(({ text }) => text).join('&')
}

/**
 * What a name or value means in a form: `+` is a space, escapes are decoded.
 *
 * @see https://url.spec.whatwg.org/#concept-urlencoded-parser
 */
export function decodeParameter(text: string): string {
  if (!/[%+]/.test(text)) return text
  return utf8Decode(percentDecodeString(text.replaceAll('+', ' ')))
}

/** The URL with the parameters that pass; a query of which nothing is left goes with its `?`. */
export function filterQuery<T extends WithQuery>(
  url: T,
  passes: (parameter: QueryParameter) => boolean,
): T {
  if (url.query === null) return url
  const parameters = splitQuery(url.query)
  const left = parameters.filter(passes)
  if (left.length === parameters.length) return url
  return { ...url, query: left.every(({ text }) => text === '') ? null : joinQuery(left) }
}
