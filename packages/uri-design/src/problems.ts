import type { ProblemCatalogue, ProblemEntry, ProblemExample } from '@waymark/infra/problem'
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
}: LintRule): ProblemEntry {
  return {
    code,
    severity,
    summary,
    explanation,
    remedy,
    // The guide has no public URL; what it says about a rule is on our page.
    source: source.startsWith('https:') ? source : `${PAGE}#${code}`,
    examples: examples.filter(({ findings }) => findings > 0).map(exampleOf),
  }
}

function exampleOf({
  text,
  fixed,
  kind = 'uri',
  beside = [],
  options,
}: LintExample): ProblemExample {
  const given = [
    ...(kind === 'uri' ? [] : [`linted as a ${kind}`]),
    ...(beside.length === 0 ? [] : [`in a set with ${beside.join(' and ')}`]),
    ...(options === undefined ? [] : [`with the options ${JSON.stringify(options)}`]),
  ]
  return {
    wrong: text,
    ...(fixed === undefined ? {} : { right: fixed }),
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
      'The format of a scheme says which parts its URIs have. Only parts in brackets may be left out.',
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
      'A part is one name: it cannot be empty or a dot segment, and with the policy `strict` it cannot contain a separator, a control character or what becomes one by decoding again. The cause says which.',
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
      'An empty name of a parameter, section or pointer cannot be told from one that is missing.',
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
    explanation: 'UTF-8 has no encoding for it. It would become U+FFFD, which is other data.',
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
      'Without a slash at its beginning, the path depends on the current folder of the program that reads the URI.',
    source: 'https://www.rfc-editor.org/rfc/rfc8089#section-2',
    examples: [{ wrong: 'file:doc.md', right: 'file:///doc.md' }],
  },
  'file-host-remote': {
    explanation:
      'Windows opens such a URI over the network, and sends the credentials of the user to the host.',
    source: 'https://www.rfc-editor.org/rfc/rfc8089#section-3',
    examples: [{ wrong: 'file://server/share/doc.md', right: 'file:///share/doc.md' }],
  },
  'query-not-decodable': {
    explanation: 'Names and values of parameters are decoded as UTF-8, exactly once.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
    examples: [{ wrong: 'memory://s/k?a=%FF', right: 'memory://s/k?a=%C3%A9' }],
  },
  'fragment-not-valid': {
    explanation:
      'A fragment is a section, a line (`L10`), a range of lines (`L10-L20`) or a JSON Pointer (`/a/b`).',
    source: 'https://www.rfc-editor.org/rfc/rfc6901#section-6',
    examples: [{ wrong: 'memory://s/k#L2-L1', right: 'memory://s/k#L1-L2' }],
  },
}

/** Every finding of the linter, and every problem of a resource URI or of parts for one. */
export const problems: ProblemCatalogue = {
  title: 'Resource URIs',
  entries: /* @__PURE__ */ [
    ...lintRules.map(entryOf),
    ...Object.entries(ABOUT).map(([code, about]): ProblemEntry => {
      // The keys of both tables are the codes.
      const [summary, remedy] = RESOURCE_TEXTS[code as ResourceCode]
      return { code, severity: 'error', summary, remedy, ...about }
    }),
  ],
}
