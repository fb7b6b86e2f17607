import { compareComponent, URLPattern } from '@waymark/url-pattern'

type Groups = Readonly<Record<string, string | undefined>>
type Handler = (groups: Groups) => Response

/** Any order: the most specific pattern is tried first. */
const handlers: Readonly<Record<string, Handler>> = {
  '/books/:id(\\d+)': ({ id }) => Response.json({ book: Number(id) }),
  '/books/new': () => new Response('A form'),
  '/:lang(en|de)?/about': ({ lang = 'en' }) => Response.json({ about: lang }),
  '/files/*': ({ 0: path }) => Response.json({ path }),
}

/** The patterns of the routes, for a test that no URL can make them slow. */
export const routes: readonly URLPattern[] = Object.keys(handlers)
  .map((pathname) => new URLPattern({ pathname }))
  .sort((a, b) => compareComponent('pathname', b, a))

/** Answers a request, in every runtime that has `Request` and `Response`. */
export function answer(request: Request): Response {
  for (const pattern of routes) {
    const groups = pattern.exec(request.url)?.pathname.groups
    if (groups !== undefined) return handlers[pattern.pathname]!(groups)
  }
  return new Response(null, { status: 404 })
}
