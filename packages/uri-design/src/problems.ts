import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
import { DOCUMENT_TEXTS, type DocumentCode } from './lint/document-problem.ts'
import type { LintExample, LintRule } from './lint/rule.ts'
import { RESOURCE_TEXTS, type ResourceCode } from './resource-problem.ts'
import { lintRules } from './rules/index.ts'

const PAGE = 'https://github.com/waymark-url/waymark/blob/main/docs/uri-design-rules.md'

function entryOf({
  code,
  severity,
  summary,
  explanation,
  remedy,
  source,
  examples,
  isFixUnsafe,
}: LintRule): ProblemEntry {
  return {
    code,
    severity,
    summary,
    explanation,
    remedy,
    // The guide has no public URL; what it says about a rule is on our page.
    source: source.startsWith('https:') ? source : `${PAGE}#${code}`,
    ...(isFixUnsafe === undefined ? {} : { isFixUnsafe }),
    examples: examples.filter(({ findings }) => findings > 0).map(exampleOf),
  }
}

function exampleOf({
  text,
  fixed,
  right = fixed,
  kind = 'uri',
  others = [],
  options,
}: LintExample): ProblemExample {
  const given = [
    ...(kind === 'uri' ? [] : [`linted as ${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`]),
    ...(others.length === 0 ? [] : [`in a set with ${others.join(' and ')}`]),
    ...(options === undefined ? [] : [`with the options ${JSON.stringify(options)}`]),
  ]
  return {
    wrong: text,
    ...(right === undefined ? {} : { right }),
    ...(given.length === 0 ? {} : { given: given.join(', ') }),
  }
}

type About = Pick<ProblemEntry, 'explanation' | 'source' | 'examples'>

/** What `parseResource` and builders report, except what a lint rule reports, too. */
const ABOUT: Readonly<
  Record<Exclude<ResourceCode, 'scheme-missing' | 'scheme-not-allowed'>, About>
> = {
  'part-missing': {
    explanation:
      'The format of a scheme says which parts its URIs have. Only parts in brackets may be left out. Without the part, it is unclear which resource is meant: `db://postgres` names a kind of database, and no table.',
    source: `${PAGE}#schemes`,
    examples: [{ wrong: 'db://postgres', right: 'db://postgres/mydb/users' }],
  },
  'part-unexpected': {
    explanation:
      'The format of a scheme says which parts its URIs have. A slash in the data of a part must be percent-encoded.',
    source: `${PAGE}#schemes`,
    examples: [{ wrong: 'memory://session/a/b', right: 'memory://session/a-b' }],
  },
  'part-refused': {
    explanation:
      'A part is one name: it cannot be empty or a dot segment. With the policy `strict`, it also cannot contain a separator, a control character, or characters that become one of these when they are decoded again. A program that decodes `a%2Fb` before it splits the path sees two parts, and `..%2F` leads out of the folder. The cause says which of these it is: `db://postgres/mydb/a%2Fb` has an encoded separator, `db://postgres/mydb/a-b` has none.',
    source: 'https://owasp.org/www-community/attacks/Path_Traversal',
    examples: [{ wrong: 'db://postgres/mydb/a%2Fb', right: 'db://postgres/mydb/a-b' }],
  },
  'part-invalid': {
    explanation:
      'A host must be valid by the URL Standard, a port is a number up to 65535, a drive one letter, a line a positive whole number, and other parts are strings.',
    source: `${PAGE}#schemes`,
    examples: [{ wrong: 'a.example:80', right: 'a.example', given: 'resource.https({ host: … })' }],
  },
  'part-empty': {
    explanation:
      'An empty name of a parameter, section or pointer cannot be told from one that is missing, so the URI would be read back as other data.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.5',
    examples: [
      {
        wrong: '',
        right: 'a',
        given: "resource.file({ path: ['a'], fragment: { form: 'section', name: … } })",
      },
    ],
  },
  'part-lone-surrogate': {
    explanation:
      'UTF-8 has no encoding for half of a surrogate pair. It would become U+FFFD, which is other data, and two different names would get one URI.',
    source: 'https://infra.spec.whatwg.org/#scalar-value-string',
    examples: [
      {
        wrong: 'a\ud800',
        right: 'a',
        given: "resource.file({ path: ['a'], fragment: { form: 'section', name: … } })",
      },
    ],
  },
  'part-delimiter': {
    explanation:
      'A slash, a question mark, a number sign, an at sign or a percent sign in a host would begin another part of the URI, or hide the real host.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2',
    examples: [
      {
        wrong: 'evil.example/x@a.example',
        right: 'a.example',
        given: 'resource.https({ host: … })',
      },
    ],
  },
  'file-not-absolute': {
    explanation:
      'Without a slash at its beginning, the path depends on the current folder of the program that reads the URI, so two programs open two files.',
    source: 'https://www.rfc-editor.org/rfc/rfc8089#section-2',
    examples: [{ wrong: 'file:doc.md', right: 'file:///doc.md' }],
  },
  'file-host-remote': {
    explanation:
      'Windows opens such a URI over the network, and sends the credentials of the user to the host. A server that lists such a URI makes its clients do the same.',
    source: 'https://www.rfc-editor.org/rfc/rfc8089#section-3',
    examples: [{ wrong: 'file://server/share/doc.md', right: 'file:///share/doc.md' }],
  },
  'query-not-decodable': {
    explanation:
      'Names and values of parameters are decoded as UTF-8, exactly once. Other bytes would become replacement characters, so two different values would become one.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
    examples: [{ wrong: 'memory://s/k?a=%FF', right: 'memory://s/k?a=%C3%A9' }],
  },
  'fragment-not-valid': {
    explanation:
      'A fragment is a section, a line (`L10`), a range of lines (`L10-L20`) or a JSON Pointer (`/a/b`). With any other fragment, a client cannot find the place.',
    source: 'https://www.rfc-editor.org/rfc/rfc6901#section-6',
    examples: [{ wrong: 'memory://s/k#L2-L1', right: 'memory://s/k#L1-L2' }],
  },
}

const MCP = 'https://modelcontextprotocol.io/specification/2025-06-18/server/resources'
const list = (entry: string): string => `{"resources":[${entry}]}`

const OPENAPI = 'https://spec.openapis.org/oas/v3.1.1.html'
const api = (paths: string): string => `{"openapi":"3.1.1","paths":{${paths}}}`
const served = (server: string): string => `{"openapi":"3.1.1","servers":[${server}]}`
const inPath = (name: string): string => `{"in":"path","name":"${name}","required":true}`

/** The problems that `lintDocument` reports about the document itself. */
const ABOUT_DOCUMENT: Readonly<Record<DocumentCode, About>> = {
  'resource-uri-missing': {
    explanation:
      'An entry of `resources` has a member `uri`, and an entry of `resourceTemplates` a member `uriTemplate`; in a plain list, each element is a string or such an object. Without a URI, a client cannot read the resource, and the linter has nothing to check. Most often the name of the member is misspelt, such as `url`.',
    source: MCP,
    examples: [{ wrong: list('{"url":"db://a/b/c"}'), right: list('{"uri":"db://a/b/c"}') }],
  },
  'resource-uri-not-string': {
    explanation:
      'Something other than a string was written as the URI, such as `null` for a resource that has none yet. Clients refuse the whole list, or fail when they read the resource.',
    source: MCP,
    examples: [{ wrong: list('{"uri":5}'), right: list('{"uri":"db://a/b/5"}') }],
  },
  'resource-list-not-array': {
    explanation:
      'The members `resources` and `resourceTemplates` of a response are arrays, even with one entry or none. A client that reads something else finds no resource, or fails.',
    source: MCP,
    examples: [
      { wrong: '{"resources":{"uri":"db://a/b/c"}}', right: list('{"uri":"db://a/b/c"}') },
    ],
  },
  'resource-member-repeated': {
    explanation:
      'JSON does not say which of two members with the same name counts: some readers take the first, most the last, and some refuse the document. Often an entry was copied and changed only in part. The linter checks the URIs of both.',
    source: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
    examples: [
      {
        wrong: list('{"uri":"db://a/b/c","uri":"db://a/b/d"}'),
        right: list('{"uri":"db://a/b/c"},{"uri":"db://a/b/d"}'),
      },
    ],
  },
  'ignore-not-understood': {
    explanation:
      'An ignore comment names rules, groups of rules, or codes of causes. A misspelt name suppresses nothing, so the problem is still reported. A name whose rule no longer exists has no use. On a line of its own, the comment is `# waymark-ignore-next-line` or `# waymark-ignore-file`; after a URI, it is `# waymark-ignore`.',
    source: `${PAGE}#resource-uris-schemes-and-lint-rules`,
    examples: [
      {
        wrong: '# waymark-ignore-next-line path-verbs\ndb://postgres/mydb/get-users',
        right: '# waymark-ignore-next-line path-verb -- an old name\ndb://postgres/mydb/get-users',
      },
    ],
  },
  'ignore-unused': {
    explanation:
      'The problem that the comment was written for is gone, the rule that it names does not find it, or the comment is on the wrong line. If the comment stayed, it would hide the next problem of the same kind. A name is not reported if its rule is off.',
    source: `${PAGE}#resource-uris-schemes-and-lint-rules`,
    examples: [
      {
        wrong: '# waymark-ignore-next-line path-verb\ndb://postgres/mydb/users',
        right: 'db://postgres/mydb/users',
      },
    ],
  },
  'api-path-invalid': {
    explanation:
      'The names of the members of `paths` begin with a slash and are appended to the URL of the server. Braces enclose the names of variables. A query is not a part of a path: tools compare paths without it, so the operation is never found.',
    source: `${OPENAPI}#paths-object`,
    examples: [{ wrong: api('"users":{}'), right: api('"/users":{}') }],
  },
  'api-path-repeated': {
    explanation:
      'The name of a variable does not change which URLs a path matches, so two paths with the same words and with variables in the same places are one path. The specification forbids such paths, and tools use either of them.',
    source: `${OPENAPI}#paths-object`,
    examples: [
      {
        wrong: api('"/users/{id}":{},"/users/{name}":{}'),
        right: api('"/users/{id}":{},"/users":{}'),
      },
    ],
  },
  'api-parameter-undeclared': {
    explanation:
      'Each variable of a path is a parameter of each of its operations, declared in the operation or for the whole path. Without it, generated clients have no argument for the variable and request a path with braces in it.',
    source: `${OPENAPI}#path-templating`,
    examples: [
      {
        wrong: api('"/users/{id}":{"get":{}}'),
        right: api(`"/users/{id}":{"get":{"parameters":[${inPath('id')}]}}`),
      },
    ],
  },
  'api-parameter-unused': {
    explanation:
      'A parameter with `in: path` fills the variable with its name. Without such a variable, its value goes nowhere; most often one of the two names is misspelt.',
    source: `${OPENAPI}#path-templating`,
    examples: [
      {
        wrong: api(`"/users":{"get":{"parameters":[${inPath('id')}]}}`),
        right: api(`"/users/{id}":{"get":{"parameters":[${inPath('id')}]}}`),
      },
    ],
  },
  'api-variable-mixed': {
    explanation:
      'Variables become the names of arguments in generated clients and are what people read in the documentation. The convention that most names of the document follow is taken as the right one; each name is reported once, where it first appears.',
    source: `${PAGE}#resource-uris-schemes-and-lint-rules`,
    examples: [
      {
        wrong: api('"/a/{user_id}":{},"/b/{group_id}":{},"/c/{orderId}":{}'),
        right: api('"/a/{user_id}":{},"/b/{group_id}":{},"/c/{order_id}":{}'),
      },
    ],
  },
  'api-reference-missing': {
    explanation:
      'A reference that begins with `#` is a JSON Pointer to another part of the document, in which `~1` is a slash. If nothing is there, tools refuse the whole description, or leave the parameter out. References to other files are not followed.',
    source: `${OPENAPI}#reference-object`,
    examples: [
      {
        wrong: api('"/users":{"parameters":[{"$ref":"#/components/parameters/page"}]}'),
        right: `{"openapi":"3.1.1","components":{"parameters":{"page":{"name":"page","in":"query"}}},"paths":{"/users":{"parameters":[{"$ref":"#/components/parameters/page"}]}}}`,
      },
    ],
  },
  'api-server-slash': {
    explanation:
      'A path is appended to the URL of the server as it is, without resolving it as a relative reference. If the URL of the server ends in a slash, the result has two slashes in a row, and for many servers that is a different resource.',
    source: `${OPENAPI}#paths-object`,
    examples: [
      {
        wrong: served('{"url":"https://api.example.com/"}'),
        right: served('{"url":"https://api.example.com"}'),
      },
    ],
  },
  'api-server-variable': {
    explanation:
      'Each name in braces in the URL of a server needs a definition, with a default, in the `variables` of the server. Without it, clients cannot build a URL.',
    source: `${OPENAPI}#server-object`,
    examples: [
      {
        wrong: served('{"url":"https://{region}.example.com"}'),
        right: served(
          '{"url":"https://{region}.example.com","variables":{"region":{"default":"eu"}}}',
        ),
      },
    ],
  },
}

/** What the linter reports of URIs and of documents, and every problem of a resource URI or of parts for one. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Resource URIs',
  entries: [
    ...lintRules.map(entryOf),
    ...Object.entries(ABOUT_DOCUMENT).map(([code, about]): ProblemEntry => {
      // The keys of both tables are the codes.
      const texts = DOCUMENT_TEXTS[code as DocumentCode]
      return { code, ...texts, ...about }
    }),
    ...Object.entries(ABOUT).map(([code, about]): ProblemEntry => {
      // The keys of both tables are the codes.
      const [summary, remedy] = RESOURCE_TEXTS[code as ResourceCode]
      return { code, severity: 'error', summary, remedy, ...about }
    }),
  ],
})
