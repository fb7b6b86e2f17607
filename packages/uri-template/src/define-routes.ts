import { asciiLowercase } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { isRecord, refusedArgument, sentence, suggest, tell } from '@waymark/infra/internal'
import {
  checkOptions,
  listOf,
  OptionError,
  type OptionTable,
  type OptionType,
  optionType,
} from '@waymark/infra/options'
import { includes } from './ambiguity.ts'
import type { Automaton } from './automaton.ts'
import {
  type CompiledTemplate,
  compileAutomaton,
  compileTemplate,
  type Data,
  type GivenRules,
  unknownVariable,
} from './compile-template.ts'
import { compiledOf, KINDS, type KindsOf, POLICY } from './define-template.ts'
import { expandData } from './expand-data.ts'
import { LazyDfa } from './lazy-dfa.ts'
import { isOpen, MATCHING, type Matching } from './matching.ts'
import {
  ambiguityProblem,
  type TemplateDesignCode,
  TemplateError,
  templateProblem,
} from './problem.ts'
import { readData } from './read-data.ts'
import type { RouteMatch, RouteTemplates, RouteValues, RouteVariables } from './route-types.ts'
import type { ValuePolicy } from './value-check.ts'

/** What the variables of routes hold, how careful routes are, and which schemes they may have. */
export interface DefineRoutesOptions<Kinds> {
  /** What variables hold, by name, in all templates that are strings. */
  readonly kinds?: Kinds
  /** How careful `expand` and `match` are with untrusted data; `strict` unless given. */
  readonly policy?: ValuePolicy
  /**
   * Which URIs `match` accepts; `canonical` unless given. If it is not given, `registerRoutes` takes `rfc3986`, and
   * `handleRoutes` takes `form`.
   */
  readonly matching?: Matching
  /** If given, each template must begin with one of these schemes. */
  readonly schemes?: readonly string[]
}

/** Templates with names, matched together. */
export interface Routes<Templates = RouteTemplates, Kinds = object> {
  /** The names of the routes, in order. */
  readonly names: readonly (keyof Templates & string)[]
  /** The template of each route as it is written. */
  readonly templates: Readonly<Record<keyof Templates & string, string>>
  /** The names of the variables of a route. */
  variables(route: keyof Templates & string): readonly string[]
  /**
   * Builds the URI of a route from data. From whatever it builds, `match` reads the same route and data.
   *
   * @throws {@link TemplateValueError} If a value cannot be carried by its place.
   */
  expand<Name extends keyof Templates & string>(
    route: Name,
    data: RouteValues<Templates[Name], Kinds>,
  ): string
  /**
   * Finds the one route that a URI matches, in one pass, however many routes there are.
   *
   * @returns `null` if it matches none, or has a value that `expand` refuses.
   */
  match(uri: string): RouteMatch<Templates, Kinds> | null
}

/** What `defineRoutes` takes. */
export const routeOptions: OptionTable<DefineRoutesOptions<object>> = {
  kinds: KINDS,
  policy: POLICY,
  matching: MATCHING,
  schemes: /* @__PURE__ */ schemesType(),
}

function schemesType(): OptionType {
  const scheme = optionType(
    'a scheme',
    (value) => typeof value === 'string' && /^[a-z][a-z0-9+.-]*$/.test(value),
  )
  const schemes = listOf(scheme, "a list of one or more schemes in lower case, such as ['https']")
  return {
    ...schemes,
    // With no scheme at all, no template would be allowed.
    accepts: (value) => schemes.accepts(value) && (value as readonly unknown[]).length > 0,
  }
}

/**
 * Makes routes of templates: one automaton tells for any URI which route it matches, and with which values.
 *
 * No URI may match two routes, in the mode of `matching`. A rule for a variable can keep routes apart: `/users/{id}` with
 * integers, and `/users/{name}` with a pattern of letters.
 *
 * @param templates - By the names of the routes: strings, or templates that `defineTemplate` made.
 * @throws {TemplateError} If a template cannot be used, or some URI matches two routes; `problem.witness` is that URI.
 * @throws {OptionError} If an option is unknown or wrong, or `kinds` names a variable that no template has.
 *
 * @example
 * ```ts
 * import { defineRoutes } from '@waymark/uri-template'
 *
 * const routes = defineRoutes(
 *   { user: '/users/{id}', byName: '/users/{name}' },
 *   { kinds: { id: 'integer', name: { pattern: '[a-z]+' } } },
 * )
 * routes.match('/users/7') // => { route: 'user', values: { id: 7 } }
 * routes.match('/users/ada') // => { route: 'byName', values: { name: 'ada' } }
 * defineRoutes({ user: '/users/{id}', me: '/users/me' }) // throws "/users/me"
 * ```
 */
export function defineRoutes<
  const Templates extends RouteTemplates,
  const Kinds extends KindsOf<RouteVariables<Templates>> = Record<never, never>,
>(templates: Templates, options: DefineRoutesOptions<Kinds> = {}): Routes<Templates, Kinds> {
  const own = checkOptions<DefineRoutesOptions<object>>(options, routeOptions)
  if (!isRecord(templates)) {
    throw refusedArgument(
      'templates',
      { subject: 'the templates', expected: 'an object' },
      templates,
    )
  }
  const names = Object.keys(templates)
  // What a kind can be according to its type, and is not, `checkOptions` has refused: a function.
  const given = (own.kinds ?? {}) as GivenRules
  const used = new Set<string>()
  const compiled = names.map((name): CompiledTemplate => {
    const template = templates[name]
    const known = isRecord(template) ? compiledOf(template) : undefined
    if (known !== undefined) return checkScheme(name, known, own.schemes)
    if (typeof template !== 'string') {
      throw refusedArgument(
        name,
        {
          subject: `the template of \`${name}\``,
          expected: 'a string, or what defineTemplate returned',
        },
        template,
      )
    }
    const made = compileTemplate(template, given, own.policy ?? 'strict')
    for (const variable of made.names) used.add(variable)
    return checkScheme(name, made, own.schemes)
  })
  for (const [name, kind] of Object.entries(given)) {
    if (kind !== undefined && !used.has(name)) throw unknownVariable(name, [...used])
  }
  const compileMatch = (usual: Matching): MatchRoute => {
    const all = compiled.map((template) => ({ ...template, matching: template.matching ?? usual }))
    const automaton = compileAutomaton(all, (a, b, witness, whole) => {
      throw twoRoutes([a, b], names, all, witness, whole)
    })
    const dfa = new LazyDfa(automaton)
    return (uri) => {
      const spans = dfa.match(uri)
      if (spans === null) return null
      const { template } = spans
      const values = readData(all[template]!, automaton.occurrences, spans)
      return values === null ? null : { route: names[template]!, values }
    }
  }
  const made = new Map<Matching, MatchRoute>()
  const matchIn = (usual: Matching): MatchRoute => {
    const known = made.get(usual) ?? compileMatch(usual)
    made.set(usual, known)
    return known
  }
  const match = matchIn(own.matching ?? 'canonical')
  const find = (name: string): CompiledTemplate => {
    const index = names.indexOf(name)
    if (index === -1) throw unknownRoute(name, names)
    return compiled[index]!
  }
  const routes = {
    names,
    templates: Object.fromEntries(names.map((name, index) => [name, compiled[index]!.text])),
    variables: (route: string): readonly string[] => find(route).names,
    expand(route: string, data: Data): string {
      return expandData(find(route), data, (uri) => {
        const result = match(uri)
        return result?.route === route ? result.values : null
      })
    },
    match,
  }
  if (own.matching === undefined && compiled.some(({ matching }) => matching === null)) {
    undecided.set(routes, matchIn)
  }
  // The types say of the same object what the templates' texts say.
  return routes as unknown as Routes<Templates, Kinds>
}

type MatchRoute = (uri: string) => { readonly route: string; readonly values: Data } | null

/** Routes that leave it to others which URIs they match. */
const undecided = /* @__PURE__ */ new WeakMap<object, (usual: Matching) => MatchRoute>()

/**
 * How routes are matched where a mode is usual, and they were given none.
 *
 * @throws {TemplateError} If some URI matches two routes in that mode.
 */
export function matchUsing(routes: Routes<RouteTemplates>, usual: Matching): MatchRoute {
  return undecided.get(routes)?.(usual) ?? ((uri) => routes.match(uri) as ReturnType<MatchRoute>)
}

const ROUTES: ArgumentType = {
  expected: 'routes',
  remedy: 'defineRoutes makes them of templates',
}

/** Refuses what is not routes, such as an object of templates. */
export function requireRoutes(routes: unknown): void {
  // Any value but `null` and `undefined` has members.
  const { names, templates, match } = (routes ?? {}) as Partial<Routes>
  if (!Array.isArray(names) || !isRecord(templates) || typeof match !== 'function') {
    throw wrongArgument('routes', ROUTES, routes)
  }
}

/** The error for a route that does not exist. */
export function unknownRoute(name: string, names: readonly string[]): OptionError {
  const near = suggest(name, names)
  const advice = near === null ? `the routes are ${names.join(', ')}` : `did you mean \`${near}\`?`
  const text = `there is no route \`${name}\`; ${advice}`
  return new OptionError(name, { text, data: near === null ? { routes: names } : { near } })
}

function checkScheme(
  name: string,
  compiled: CompiledTemplate,
  schemes: readonly string[] | undefined,
): CompiledTemplate {
  if (schemes === undefined) return compiled
  const { text } = compiled
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1]
  if (scheme !== undefined && schemes.includes(asciiLowercase(scheme))) return compiled
  const message = sentence(
    'The template of the route {route:code} must begin with the scheme {schemes:code,or}.',
    { route: name, schemes },
  )
  const problem = templateProblem('template-scheme-not-allowed', 0, text.length)
  throw new TemplateError({ ...problem, ...tell({ message }), routes: [name] }, text)
}

function twoRoutes(
  [a, b]: readonly [number, number],
  names: readonly string[],
  compiled: readonly CompiledTemplate[],
  witness: string,
  automaton: Automaton,
): TemplateError {
  const told = { routes: [names[a]!, names[b]!], witness }
  const matching = [a, b].map((at) => compiled[at]!.matching).find(isOpen) ?? null
  const ambiguity = (
    code: TemplateDesignCode,
    { text }: CompiledTemplate,
    said: Parameters<typeof ambiguityProblem>[2],
  ): TemplateError =>
    new TemplateError(ambiguityProblem(code, text.length, said, told, matching), text)
  for (const [outer, inner] of [
    [a, b],
    [b, a],
  ] as const) {
    if (includes(automaton, outer, inner) !== true) continue
    const facts = { route: names[inner]!, other: names[outer]!, witness }
    return ambiguity('template-route-shadowed', compiled[inner]!, [
      sentence(
        'Every URI of the route {route:code} also matches {other:code}, such as {witness:quote}.',
        facts,
      ),
      (mode) =>
        sentence(
          'In the mode {mode:code}, every URI of the route {route:code} also matches {other:code}, such as {witness:quote}.',
          { ...facts, mode },
        ),
    ])
  }
  return ambiguity('template-routes-ambiguous', compiled[b]!, [
    sentence('{witness:quote} matches the routes {routes:code}.', told),
    (mode) =>
      sentence('In the mode {mode:code}, {witness:quote} matches the routes {routes:code}.', {
        ...told,
        mode,
      }),
  ])
}
