import { ArgumentError } from '@waymark/infra/argument'
import { isRecord, refusedArgument } from '@waymark/infra/internal'
import { FUNCTION, OptionError } from '@waymark/infra/options'
import { matchUsing, type Routes, requireRoutes, unknownRoute } from './define-routes.ts'
import type { RouteTemplates, RouteValues } from './route-types.ts'
import { checkUrlForm } from './url-form.ts'

/** What is needed of a `Request`. */
export interface RequestLike {
  readonly url: string
  readonly method: string
}

/** Answers a request for a route. */
export type RouteHandler<Values, Req, Res> = (values: Values, request: Req) => Res | Promise<Res>

/** A handler for all methods of a route, or one for each. `GET` also answers `HEAD`. */
export type RouteHandlers<Templates, Kinds, Req, Res> = {
  readonly [Name in keyof Templates & string]:
    | RouteHandler<RouteValues<Templates[Name], Kinds>, Req, Res>
    | Readonly<Record<string, RouteHandler<RouteValues<Templates[Name], Kinds>, Req, Res>>>
}

/** Why no handler answers a request. */
export type Unanswered =
  /** No route matches the URL, or a value in it is refused. */
  | { readonly status: 404 }
  /** The route has no handler for the method; `allow` is the header's value. */
  | { readonly status: 405; readonly allow: string }

/**
 * Makes a handler of requests, as servers take it that speak `Request` and `Response`.
 *
 * URLs are matched in the mode `form`, unless the routes were given another one: queries have their parameters in any order,
 * `+` is a space, and parameters that no template names are ignored.
 *
 * If all templates begin with `/`, they are matched against the path and query of the URL, else against the whole URL.
 * The fragment is left out.
 *
 * @param handlers - A handler for each route.
 * @param otherwise - Answers all other requests.
 * @throws ArgumentError if the routes are not what `defineRoutes` made.
 * @throws {TemplateError} If some URL matches two routes in the mode `form`.
 * @throws {OptionError} If a route has no handler or a handler no route, or a route can never match.
 *
 * @example
 * ```ts
 * import { defineRoutes } from '@waymark/uri-template'
 * import { handleRoutes } from '@waymark/uri-template/fetch'
 *
 * const handle = handleRoutes(
 *   defineRoutes({ user: '/users/{id}' }, { kinds: { id: 'integer' } }),
 *   { user: { GET: ({ id }) => `user ${id}` } },
 *   ({ status }) => `error ${status}`,
 * )
 * await handle({ url: 'https://api.example/users/7', method: 'GET' }) // => 'user 7'
 * await handle({ url: 'https://api.example/users/7?utm_source=x', method: 'GET' }) // => 'user 7'
 * await handle({ url: 'https://api.example/users/7', method: 'POST' }) // => 'error 405'
 * ```
 */
export function handleRoutes<Templates, Kinds, Req extends RequestLike, Res>(
  routes: Routes<Templates, Kinds>,
  handlers: RouteHandlers<Templates, Kinds, Req, Res>,
  otherwise: (reason: Unanswered, request: Req) => Res | Promise<Res>,
): (request: Req) => Promise<Res> {
  requireRoutes(routes)
  if (!isRecord(handlers)) {
    throw refusedArgument('handlers', { subject: 'the handlers', expected: 'an object' }, handlers)
  }
  if (!FUNCTION.accepts(otherwise)) {
    throw refusedArgument(
      'otherwise',
      { subject: '`otherwise`', expected: 'a function' },
      otherwise,
    )
  }
  // The types have been checked; from here on, all routes are treated alike.
  const all = routes as unknown as Routes<RouteTemplates>
  const given = handlers as Readonly<Record<string, unknown>>
  for (const name of Object.keys(given)) {
    if (!all.names.includes(name)) throw unknownRoute(name, all.names)
  }
  const byRoute = new Map(all.names.map((name) => [name, methodsOf<Req, Res>(name, given[name])]))
  for (const name of all.names) checkUrlForm(name, all.templates[name]!)
  const paths = all.names.filter((name) => all.templates[name]!.startsWith('/'))
  const isByPath = paths.length === all.names.length
  if (!isByPath && paths.length > 0) {
    throw new ArgumentError('routes', {
      text: 'either all templates begin with `/`, or none',
      data: { paths, others: all.names.filter((name) => !paths.includes(name)) },
    })
  }
  const matchUrl = matchUsing(all, 'form')
  return async (request) => {
    const { url, method } = request
    const match = matchUrl(isByPath ? pathOf(url) : withoutFragment(url))
    if (match === null) return await otherwise({ status: 404 }, request)
    const methods = byRoute.get(match.route)!
    const handler =
      methods.get(method) ??
      (method === 'HEAD' ? methods.get('GET') : undefined) ??
      methods.get('*')
    if (handler !== undefined) return await handler(match.values, request)
    const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])]
    return await otherwise({ status: 405, allow: [...new Set(allow)].join(', ') }, request)
  }
}

type Methods<Req, Res> = ReadonlyMap<string, RouteHandler<unknown, Req, Res>>

function methodsOf<Req, Res>(name: string, given: unknown): Methods<Req, Res> {
  const handlers =
    typeof given === 'function' ? [['*', given]] : isRecord(given) ? Object.entries(given) : []
  const isRight = handlers.length > 0 && handlers.every(([, handler]) => FUNCTION.accepts(handler))
  if (!isRight) {
    const expected = 'a function, or functions by method'
    throw new OptionError(name, {
      text: `the route \`${name}\` needs ${expected}`,
      data: { expected },
    })
  }
  return new Map(handlers as [string, RouteHandler<unknown, Req, Res>][])
}

function withoutFragment(url: string): string {
  const hash = url.indexOf('#')
  return hash === -1 ? url : url.slice(0, hash)
}

/** The path and query of a URL with an authority. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : withoutFragment(url.slice(start))
}
