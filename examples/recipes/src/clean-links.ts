import { normalize } from '@waymark/normalize'

/** A link in a text, without the punctuation that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»]/gi

/** A text with the same links, but without the parameters that only say who shared them. */
export function cleanLinks(text: string): string {
  return text.replace(LINK, (link) => {
    const rules = ['remove-tracking-params', 'remove-empty-query']
    // On the string as it is written: nothing else in it changes.
    return normalize(link, rules, { model: 'rfc3986' }) ?? link
  })
}
