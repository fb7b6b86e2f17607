import { sentence } from '@waymark/infra/internal'
import { XHTML_NAMESPACE } from '@waymark/sitemap'
import type { SitemapExtension } from '@waymark/sitemap/extensions'

const REMEDY = /* @__PURE__ */ sentence('If you need it, keep the original sitemap.')

/** Elements that are right in a sitemap, and that an entry of a database has no member for. Each is a problem. */
export const UNWRITTEN: readonly SitemapExtension[] = [
  // Without hreflang, such as those of pages for phones, or of AMP.
  /* @__PURE__ */ unwritten('xhtml', XHTML_NAMESPACE, 'link'),
  /* @__PURE__ */ unwritten('mobile', 'http://www.google.com/schemas/sitemap-mobile/1.0', 'mobile'),
  /* @__PURE__ */ unwritten('', 'http://www.google.com/schemas/sitemap-pagemap/1.0', 'PageMap'),
]

function unwritten(prefix: string, namespace: string, element: string): SitemapExtension {
  return {
    member: 'images',
    prefix,
    namespace,
    element,
    maxPerPage: Number.POSITIVE_INFINITY,
    maxPerFile: Number.POSITIVE_INFINITY,
    read({ name, attributes, line, column }) {
      const { text: message, data } = sentence(
        'The element {element} is left out, because an entry has no member for it.',
        { element: name },
      )
      return {
        value: null,
        faults: [
          {
            code: 'unknown-element',
            message,
            remedy: REMEDY.text,
            ...(data === undefined ? {} : { data }),
            value: attributes.get('href') ?? name,
            place: { line, column },
            refuses: 'value',
          },
        ],
        media: [],
      }
    },
    write: () => '',
  }
}
