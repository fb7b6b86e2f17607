import { createNormalizer } from '@waymark/normalize'

/** A link in a text, without the punctuation that ends a sentence. */
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’”»]/gi

/** On the string as it is written: nothing else in it changes. */
const clean = createNormalizer(['remove-tracking-params', 'remove-empty-query'], {
  model: 'rfc3986',
})

/** A text with the same links, but without the parameters that only say who shared them. */
export function cleanLinks(text: string): string {
  return text.replace(LINK, (link) => clean(link) ?? link)
}
