import { encodeSegment } from '@waymark/path-guard'
import { COMPONENT, utf8PercentEncode } from '@waymark/percent-encoding'
import { serializeUrlencoded } from '@waymark/urlencoded'

/** A file as one segment of a path. Throws for names such as `..`, which encoding cannot make safe. */
export function fileUrl(folder: string, name: string): string {
  return folder + encodeSegment(name)
}

/** A link with one value in its query: the value cannot end it, or begin another parameter. */
export function searchUrl(page: string, words: string): string {
  return `${page}?q=${utf8PercentEncode(words, COMPONENT)}`
}

/** The body of a form, where a space is `+`. */
export function formBody(fields: Readonly<Record<string, string>>): string {
  return serializeUrlencoded(Object.entries(fields))
}
