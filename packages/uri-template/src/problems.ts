import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { TEMPLATE_TEXTS, VALUE_TEXTS } from './problem.ts'

const TEXTS = { ...TEMPLATE_TEXTS, ...VALUE_TEXTS }

type About = Pick<ProblemEntry, 'explanation' | 'source' | 'examples'>

const RFC = 'https://www.rfc-editor.org/rfc/rfc6570#section-'
const TRAVERSAL = 'https://owasp.org/www-community/attacks/Path_Traversal'

/** In words, with which data a template is expanded. */
const given = (data: object): string => `expand(${JSON.stringify(data)})`

/** The routes of `defineRoutes`. */
const routes = (templates: object): string => `defineRoutes(${JSON.stringify(templates)})`

const ABOUT: Readonly<Record<keyof typeof TEXTS, About>> = {
  'template-unclosed-expression': {
    explanation:
      'Everything between `{` and `}` is an expression. Without the closing brace, the end of the expression is unknown, so nothing can be expanded or matched. Often a brace was lost when the template was edited, or the brace is data.',
    source: `${RFC}2`,
    examples: [{ wrong: '/users/{id', right: '/users/{id}' }],
  },
  'template-stray-brace': {
    explanation:
      'Braces enclose expressions and cannot be part of the text around them. A `}` alone is the rest of an expression whose `{` was lost, so the template would build a different URI than was meant; it is refused instead.',
    source: `${RFC}2.1`,
    examples: [{ wrong: '/users/id}', right: '/users/{id}' }],
  },
  'template-invalid-literal': {
    explanation:
      'Text outside expressions is copied to the URI. Controls, spaces, quotes, `<`, `>`, `\\`, `^`, a grave accent, `|` and a `%` without two hex digits cannot appear in a URI.',
    source: `${RFC}2.1`,
    examples: [{ wrong: '/my users/{id}', right: '/my%20users/{id}' }],
  },
  'template-empty-expression': {
    explanation:
      'An expression names at least one variable. In other systems, such as format strings, `{}` is a placeholder; here it would always expand to nothing, and no value could be read back.',
    source: `${RFC}2.2`,
    examples: [{ wrong: '/users/{}', right: '/users/{id}' }],
  },
  'template-reserved-operator': {
    explanation:
      'The operators `=`, `,`, `!`, `@` and `|` are reserved for extensions, and `$`, `(` and `)` are left to other uses. A processor must not guess what they mean.',
    source: `${RFC}2.2`,
    examples: [{ wrong: '/users/{=id}', right: '/users/{id}' }],
  },
  'template-invalid-variable': {
    explanation:
      'The name of a variable consists of letters, digits, `_` and percent-encoded bytes, with single dots between them. RFC 6570 has no defaults, spaces or hyphens in expressions.',
    source: `${RFC}2.3`,
    examples: [{ wrong: '/users/{user-id}', right: '/users/{user_id}' }],
  },
  'template-invalid-modifier': {
    explanation:
      'Two modifiers exist: `*` explodes a list or a record, and `:4` takes at most four characters of a string. They cannot be combined.',
    source: `${RFC}2.4`,
    examples: [{ wrong: '/users/{id:0}', right: '/users/{id:3}' }],
  },
  'template-ambiguous': {
    explanation:
      'A server that matches URIs with the template would have to guess which part belongs to which variable, and an attacker can choose URIs for which it guesses wrong.',
    source: `${RFC}1.4`,
    examples: [{ wrong: '/{folder}{name}', right: '/{folder}/{name}' }],
  },
  'template-too-complex': {
    explanation:
      'An automaton of at most 20,000 transitions and 50,000 pairs of states decides whether a template is ambiguous. Beyond these limits, a hostile template could keep a server busy, so the template is refused. No template of a real service comes close.',
    source: `${RFC}1.4`,
    examples: [
      { wrong: '/{a}', right: '{/a*}', given: 'the wrong template is repeated 10,000 times' },
    ],
  },
  'template-dot-segment': {
    explanation:
      'URL parsers resolve `.` and `..` before anyone sees the URI. A URI from the template would arrive with a different path, and the template would never match its own URIs.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.3',
    examples: [{ wrong: '/a/../{name}', right: '/{name}' }],
  },
  'template-prefix-not-applicable': {
    explanation:
      'A prefix modifier such as `:3` takes the first characters of a string. Lists and records have none, and RFC 6570 leaves open what should happen, so two programs would build two URIs. An integer that is cut off would be a different integer.',
    source: `${RFC}2.4.1`,
    examples: [
      { wrong: '/{keys:3}', right: '/{keys}', given: "the option kinds: { keys: 'list' }" },
    ],
  },
  'template-routes-ambiguous': {
    explanation:
      'A server would have to guess which route a URI belongs to, and the order of the routes would decide. Rules for variables count, too: an enumeration, a pattern or a range can keep two routes apart.',
    source: `${RFC}1.4`,
    examples: [
      {
        wrong: routes({ user: '/users/{id}', member: '/{list}/7' }),
        right: routes({ user: '/users/{id}', member: '/members/7' }),
      },
    ],
  },
  'template-route-shadowed': {
    explanation:
      'Depending on the order, one of the two routes is never needed or hides the other. `/users/me` also matches `/users/{id}`: if there is a user with the name `me`, nobody can reach one of the two.',
    source: `${RFC}1.4`,
    examples: [
      {
        wrong: routes({ user: '/users/{id}', me: '/users/me' }),
        right: routes({ user: '/users/{id}', me: '/me' }),
      },
    ],
  },
  'template-scheme-not-allowed': {
    explanation:
      'The option `schemes` lists the schemes with which the template of a route may begin. A template without a scheme, or one whose scheme is a variable, could build a URI that means something else to the program that gets it.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.1',
    examples: [
      {
        wrong: routes({ page: '{+page}' }),
        right: routes({ page: 'https://e.example/{+page}' }),
        given: "the option schemes: ['https']",
      },
    ],
  },
  'value-not-listed': {
    explanation:
      'The rule of the variable lists all values with `oneOf`. Another value would build a URI that no route matches.',
    source: `${RFC}2.3`,
    examples: [
      {
        wrong: given({ x: 'shut' }),
        right: given({ x: 'open' }),
        given: "the rule of x: { oneOf: ['open', 'closed'] }",
      },
    ],
  },
  'value-of-wrong-pattern': {
    explanation:
      'The rule of the variable has a pattern, which describes the whole value. A pattern for identifiers keeps spaces, markup and separators out of everything that the value is used for later.',
    source: `${RFC}2.3`,
    examples: [
      {
        wrong: given({ x: 'a b' }),
        right: given({ x: 'a-b' }),
        given: "the rule of x: { pattern: '[a-z-]+' }",
      },
    ],
  },
  'value-of-wrong-length': {
    explanation:
      'The rule of the variable limits its length. It is counted in code points, as people count characters in most scripts, and not in bytes.',
    source: `${RFC}2.3`,
    examples: [
      {
        wrong: given({ x: 'abcd' }),
        right: given({ x: 'abc' }),
        given: 'the rule of x: { maxLength: 3 }',
      },
    ],
  },
  'value-out-of-range': {
    explanation:
      'The rule of the variable limits the integer with `min` or `max`, such as the size of a page that a server is willing to send.',
    source: `${RFC}2.3`,
    examples: [
      {
        wrong: given({ x: 1000 }),
        right: given({ x: 100 }),
        given: "the rule of x: { kind: 'integer', max: 100 }",
      },
    ],
  },
  'value-missing': {
    explanation:
      'Variables of `{x}` and `{+x}` must have a value; without it, a URI of a different shape would be built, which the template might not match.',
    source: `${RFC}3.2.1`,
    examples: [{ wrong: '/users/{id}', right: '/users{/id}', given: given({}) }],
  },
  'value-of-wrong-kind': {
    explanation:
      'A variable holds a string, or a list if it has the modifier `*`. The option `kinds` can choose the kind: a string, a safe integer, a list of strings, or a record of strings.',
    source: `${RFC}2.3`,
    examples: [{ wrong: '/users/{id}', right: '/users/{id*}', given: given({ id: ['a', 'b'] }) }],
  },
  'value-empty': {
    explanation:
      'An empty value in a path looks as if there were no value, and it can join two slashes. The URI would be read back without the value, or lead to a different resource, such as the whole collection.',
    source: `${RFC}3.2.2`,
    examples: [{ wrong: '/users/{id}', right: '/users{?id}', given: given({ id: '' }) }],
  },
  'value-lone-surrogate': {
    explanation:
      'URIs carry bytes of UTF-8, which has no encoding for half of a surrogate pair. It would become U+FFFD, which is other data.',
    source: 'https://infra.spec.whatwg.org/#scalar-value-string',
    examples: [
      {
        wrong: given({ name: '\ud83d' }),
        right: given({ name: '\ud83d\ude00' }),
        given: 'the template /{name}',
      },
    ],
  },
  'value-separator': {
    explanation:
      'A simple variable holds one name. A slash or backslash in it, even percent-encoded, becomes a separator in programs that decode before they split.',
    source: TRAVERSAL,
    examples: [{ wrong: '/files/{name}', right: '/files/{+name}', given: given({ name: 'a/b' }) }],
  },
  'value-delimiter': {
    explanation:
      'Operators that copy reserved characters, such as `{+path}`, would let the value end this part of the URI and begin the next. With `a?b`, the path that was meant would arrive as a path and a query.',
    source: `${RFC}3.2.3`,
    examples: [{ wrong: '/{+path}', right: '/{path}', given: given({ path: 'a?b' }) }],
  },
  'value-percent-encoded': {
    explanation:
      'Operators that copy reserved characters copy percent-encoded bytes, too: `a%41` stays as it is. A program that reads the URI decodes it to `aA`, so the value that comes back is not the one that was given.',
    source: `${RFC}3.2.3`,
    examples: [{ wrong: '/{+path}', right: '/{?path}', given: given({ path: 'a%41' }) }],
  },
  'value-control': {
    explanation:
      'Terminals and logs act on control characters, and some programs end a string at NUL. In a name they are nearly always a mistake or an attack, so the policy `strict` refuses them.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-7.3',
    examples: [{ wrong: '/{name}', right: '/{?name}', given: given({ name: 'a\0' }) }],
  },
  'value-multiple-encoding': {
    explanation:
      'The value is safe as it is, but a program that decodes twice would see `.`, `..`, `/` or `\\`: a common way out of a folder.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.4',
    examples: [{ wrong: '/{name}', right: '/{?name}', given: given({ name: '%2e%2e' }) }],
  },
  'value-dot-segment': {
    explanation:
      'URL parsers resolve `.` and `..`, also spelled `%2e`. The value would disappear from the path, and `..` would also remove the segment before it, so the URI would lead to a different resource.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4',
    examples: [{ wrong: '/{name}', right: '/{name}.md', given: given({ name: '..' }) }],
  },
  'value-dot-segment-parameter': {
    explanation:
      'Some servers remove path parameters, which begin with `;`, and then resolve dot segments: `..;` becomes `..` after other programs have checked it.',
    source: TRAVERSAL,
    examples: [{ wrong: '/{name}', right: '/{?name}', given: given({ name: '..;x' }) }],
  },
  'value-dots-and-spaces': {
    explanation:
      'Windows and some servers remove spaces and dots at the end of a name. `.. ` becomes `..` after other programs have checked it.',
    source: TRAVERSAL,
    examples: [{ wrong: '/{name}', right: '/{?name}', given: given({ name: '.. ' }) }],
  },
  'value-too-long': {
    explanation:
      'A prefix modifier such as `:3` cuts the value off. The rest could not be read back, and two values with the same beginning would get one URI.',
    source: `${RFC}2.4.1`,
    examples: [{ wrong: '/{name:3}', right: '/{name}', given: given({ name: 'abcd' }) }],
  },
  'value-not-reversible': {
    explanation:
      'Some values have no URI of their own: with `{/a,b}`, `b` alone gives the same URI as `a` alone. The URI would be read back as other data.',
    source: `${RFC}1.4`,
    examples: [{ wrong: '/x{/a,b}', right: '/x{?a,b}', given: given({ b: 'y' }) }],
  },
}

/**
 * Every problem of a URI Template, and of values for one.
 *
 * @example
 * ```ts
 * import { problems } from '@waymark/uri-template/problems'
 *
 * const entry = problems.entries.find(({ code }) => code === 'template-ambiguous')
 * entry?.summary // => 'The template is ambiguous: a URI can match it in two ways.'
 * ```
 */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'URI Templates',
  entries: /* @__PURE__ */ Object.entries(ABOUT).map(([code, about]) => {
    // The keys of both tables are the codes.
    const [summary, remedy] = TEXTS[code as keyof typeof TEXTS]
    return { code, severity: 'error', summary, remedy, ...about }
  }),
})
