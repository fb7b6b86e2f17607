import { ArgumentError } from '@waymark/infra/argument'
import { describeValue, isRecord, refusedArgument, suggest } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { matchUsing, type Routes, requireRoutes, unknownRoute } from './define-routes.ts'
import type { RouteTemplates, RouteValues } from './route-types.ts'
import { checkUrlForm } from './url-form.ts'

/** What is needed of the class `McpServer` of the TypeScript SDK for the Model Context Protocol. */
export interface ResourceServer {
  registerResource(name: string, template: never, config: never, read: never): unknown
}

/** The SDK: a server, and its class `ResourceTemplate`. This package does not import it, so any version will do. */
export interface McpSdk<Server extends ResourceServer> {
  readonly server: Server
  readonly ResourceTemplate: new (template: never, callbacks: never) => object
}

/** What the SDK says of its own types. */
type TypesOf<Server> = Server extends {
  registerResource(
    name: string,
    template: infer _Template,
    config: infer Config,
    read: (uri: infer _Uri, variables: infer _Variables, context: infer Context) => infer Result,
  ): unknown
}
  ? { config: Config; context: Context; result: Awaited<Result> }
  : never

/** What a handler is told beside the values. */
export interface ResourceRequest<Context> {
  /** The URI as it was matched. */
  readonly uri: string
  /** The context of the request, as the SDK gives it. */
  readonly context: Context
}

/** One resource of a list. */
export interface ListedResource<Values> {
  /** From which its URI is built. */
  readonly values: Values
  readonly name: string
  readonly title?: string
  readonly description?: string
  readonly mimeType?: string
}

/** The resources of one route: what the SDK tells clients of them (title, description, MIME type and more), and handlers. */
export type RouteResource<Server, Values> = TypesOf<Server>['config'] & {
  /**
   * Gives the resource with these values, which were decoded once and checked.
   *
   * @returns A string is the text of the resource; `null` says that there is no such resource.
   */
  read(
    values: Values,
    request: ResourceRequest<TypesOf<Server>['context']>,
  ): string | TypesOf<Server>['result'] | null | Promise<string | TypesOf<Server>['result'] | null>
  /** The resources that clients see in the list. */
  list?(
    context: TypesOf<Server>['context'],
  ): readonly ListedResource<Values>[] | Promise<readonly ListedResource<Values>[]>
  /** Suggestions for variables, as the SDK takes them. */
  complete?: Readonly<Record<string, (value: string) => string[] | Promise<string[]>>>
}

/** A handler for each route. */
export type RouteResources<Server, Templates, Kinds> = {
  readonly [Name in keyof Templates & string]: RouteResource<
    Server,
    RouteValues<Templates[Name], Kinds>
  >
}

/** JSON-RPC's *Invalid params*, which the protocol asks for when a resource does not exist. */
const INVALID_PARAMS = -32602

type Values = Readonly<Record<string, unknown>>

interface UntypedResource {
  readonly mimeType?: string
  readonly list?: (context: unknown) => Promise<readonly ListedResource<Values>[]>
  readonly complete?: Readonly<Record<string, unknown>>
  read(values: Values, request: ResourceRequest<unknown>): Promise<unknown>
}

/**
 * Registers routes as the resources of a server of the Model Context Protocol.
 *
 * The server matches each URI once, with the routes, and handlers get the values that this gave. URIs are matched in the mode
 * `rfc3986`, unless the routes were given another one: clients build URIs in other ways than `expand`. A URI that matches no
 * route, or has a value that is refused, becomes the protocol's error for a resource that does not exist.
 *
 * @param sdk - The server, and the class `ResourceTemplate` from the same package.
 * @param resources - A handler for each route, with what clients are told of its resources.
 * @throws {TemplateError} If some URI matches two routes in the mode `rfc3986`.
 * @throws {OptionError} If a route has no handler or a handler no route, a route can never match, or has a `list` or a
 * `complete` that the SDK would never ask.
 * @see https://modelcontextprotocol.io/specification/2026-07-28/server/resources
 *
 * @example
 * ```ts
 * import { defineRoutes } from '@waymark/uri-template'
 * import { registerRoutes } from '@waymark/uri-template/mcp'
 *
 * // In place of an `McpServer` and the class `ResourceTemplate` of the SDK.
 * const registered: string[] = []
 * const server = { registerResource: (name: string) => registered.push(name) }
 * const sdk = { server, ResourceTemplate: class {} }
 *
 * const routes = defineRoutes({ note: 'memory://notes/{key}' }, { schemes: ['memory'] })
 * registerRoutes(routes, sdk, { note: { read: ({ key }) => `The note ${key}` } })
 * registered // => ['note']
 * ```
 */
export function registerRoutes<Server extends ResourceServer, Templates, Kinds>(
  routes: Routes<Templates, Kinds>,
  sdk: McpSdk<Server>,
  resources: RouteResources<Server, Templates, Kinds>,
): void {
  requireRoutes(routes)
  if (!isRecord(resources)) {
    throw refusedArgument(
      'resources',
      { subject: 'the resources', expected: 'an object' },
      resources,
    )
  }
  // The types have been checked; from here on, all routes are treated alike.
  const all = routes as unknown as Routes<RouteTemplates>
  const given = resources as unknown as Readonly<Record<string, UntypedResource>>
  for (const name of Object.keys(given)) {
    if (!all.names.includes(name)) throw unknownRoute(name, all.names)
  }
  for (const name of all.names) {
    if (typeof given[name]?.read !== 'function') {
      throw new OptionError(name, {
        text: `the route \`${name}\` needs a resource with a function \`read\``,
        data: { lacking: 'read' },
      })
    }
    checkUrlForm(name, all.templates[name]!)
    checkUnasked(name, all.variables(name), given[name]!)
  }
  const matchOnce = rememberLast(all)
  for (const name of all.names) register(name, all, sdk, given[name]!, matchOnce)
}

/** Refuses what the SDK would never ask. */
function checkUnasked(
  name: string,
  variables: readonly string[],
  { list, complete }: UntypedResource,
): void {
  if (variables.length === 0 && (list ?? complete) !== undefined) {
    const advice = 'leave out `list` and `complete`'
    const text = `the route \`${name}\` has no variables and is always listed: ${advice}`
    const given = list === undefined ? 'complete' : 'list'
    throw new OptionError(name, { text, data: { unread: given } })
  }
  const unknown = Object.keys(complete ?? {}).find((variable) => !variables.includes(variable))
  if (unknown === undefined) return
  const near = suggest(unknown, variables)
  const advice = near === null ? `they are ${variables.join(', ')}` : `did you mean \`${near}\`?`
  const text = `\`complete\` of the route \`${name}\` names \`${unknown}\`, which is not a variable of it; ${advice}`
  throw new OptionError(name, {
    text,
    data: { unknown, ...(near === null ? { variables } : { near }) },
  })
}

type MatchOnce = (uri: string) => { readonly route: string; readonly values: Values } | null

/** The SDK asks each of its templates in turn about one URI: only the first question is a match. */
function rememberLast(routes: Routes<RouteTemplates>): MatchOnce {
  const match = matchUsing(routes, 'rfc3986')
  let last: string | null = null
  let result: ReturnType<MatchOnce> = null
  return (uri) => {
    if (uri !== last) result = match(uri)
    last = uri
    return result
  }
}

function register(
  name: string,
  routes: Routes<RouteTemplates>,
  { server, ResourceTemplate }: McpSdk<ResourceServer>,
  resource: UntypedResource,
  matchOnce: MatchOnce,
): void {
  const { read, list, complete, ...config } = resource
  const text = routes.templates[name]!
  const variableNames = routes.variables(name)
  const answer = async (values: Values, uri: string, context: unknown): Promise<unknown> => {
    const content = await read.call(resource, values, { uri, context })
    if (content === null) throw notFound(uri)
    if (typeof content !== 'string') {
      // A client would be sent the bytes as an object, or nothing.
      if (isRecord(content) && !ArrayBuffer.isView(content)) return content
      const expected = 'a string, `null`, or an object with `contents`'
      const isBytes = ArrayBuffer.isView(content)
      const got = isBytes ? 'bytes' : describeValue(content)
      const advice = isBytes ? ': decode them' : ''
      throw new ArgumentError('read', {
        text: `\`read\` of the route \`${name}\` must give ${expected}; got ${got}${advice}`,
        data: { route: name, expected, got },
      })
    }
    const { mimeType } = resource
    return { contents: [{ uri, ...(mimeType === undefined ? {} : { mimeType }), text: content }] }
  }
  // The SDK's types name its own classes; what is used of these objects is public, and the tests run it.
  const add = (template: unknown, handler: (...args: never[]) => unknown): unknown =>
    server.registerResource(name, template as never, config as never, handler as never)
  if (variableNames.length === 0) {
    add(text, (uri: { href: string }, context: unknown) => answer({}, uri.href, context))
    return
  }
  const uriTemplate = {
    variableNames,
    toString: () => text,
    expand: (values: Values) => routes.expand(name, values as never),
    match: (uri: string) => {
      const match = matchOnce(uri)
      return match?.route === name ? match.values : null
    },
  }
  const listed = async (context: unknown): Promise<{ resources: unknown[] }> => {
    const found = await list!.call(resource, context)
    return {
      resources: found.map(({ values, ...about }) => ({
        uri: routes.expand(name, values as never),
        ...about,
      })),
    }
  }
  const callbacks = { list: list === undefined ? undefined : listed, complete }
  add(
    new ResourceTemplate(uriTemplate as never, callbacks as never),
    (uri: { href: string }, values: Values, context: unknown) => answer(values, uri.href, context),
  )
}

/** What the SDK sends as an error of the protocol: it reads `code` and `data`. */
function notFound(uri: string): Error {
  return Object.assign(new Error(`Resource not found: ${uri}`), {
    code: INVALID_PARAMS,
    data: { uri },
  })
}
