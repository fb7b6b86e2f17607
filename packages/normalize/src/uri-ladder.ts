import { type Sentence, sentence } from '@waymark/infra/internal'
import {
  decodeUnreserved,
  lowercaseOutsidePercentEncoding,
  normalizeSchemeParts,
  normalizeSyntaxParts,
  PORTS,
  recomposeAuthority,
  recomposeUri,
  splitAuthority,
  splitUri,
  type UriParts,
  uppercasePercentEncoding,
} from '@waymark/rfc3986'
import type { Canonicalizer, CanonicalizerStep } from './preset.ts'
import { BASE_OPTION, RESOLVE, resolveReference } from './resolve-input.ts'
import type { RuleOption } from './rule.ts'
import { removeDefaultPort } from './rules/remove-default-port.ts'

/*
 * The steps of RFC 3986, section 6.2, on strings as they are written, by the RFC alone. The rules of the catalogue are more
 * careful on strings: they leave alone what browsers would read differently, such as `https://a.example\B`.
 */

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 */
export const SYNTAX_BASED: Canonicalizer = {
  options: [BASE_OPTION],
  canonicalize(input, onStep, { base } = {}) {
    const written = splitUri(resolved(input, base, onStep))
    const syntax = normalizeSyntaxParts(written)
    if (onStep !== undefined) explainSyntax(written, syntax, onStep)
    return recomposeUri(syntax)
  },
}

const SCHEME_OPTIONS: readonly RuleOption[] = /* @__PURE__ */ removeDefaultPort.options
  .filter(({ name }) => name === 'ports')
  .concat(BASE_OPTION)

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 */
export const SCHEME_BASED: Canonicalizer = {
  options: SCHEME_OPTIONS,
  canonicalize(input, onStep, { base, ports } = {}) {
    const written = splitUri(resolved(input, base, onStep))
    const syntax = normalizeSyntaxParts(written)
    const scheme = normalizeSchemeParts(
      syntax,
      ports === undefined ? PORTS : { ...PORTS, ...ports },
    )
    const after = recomposeUri(scheme)
    if (onStep !== undefined) {
      explainSyntax(written, syntax, onStep)
      onStep({
        name: 'scheme-based-normalization',
        category: 'preserves',
        reason: sentence('Removes an empty or default port, and writes an empty path as `/`.').text,
        after,
      })
    }
    return after
  },
}

function resolved(
  input: string,
  base: string | undefined,
  onStep: ((step: CanonicalizerStep) => void) | undefined,
): string {
  if (base === undefined) return input
  const after = resolveReference(input, base)
  onStep?.({ ...RESOLVE, after })
  return after
}

function explainSyntax(
  written: UriParts,
  syntax: UriParts,
  onStep: (step: CanonicalizerStep) => void,
): void {
  const step = (name: string, { text: reason }: Sentence, after: UriParts) =>
    onStep({ name, category: 'preserves', reason, after: recomposeUri(after) })
  step(
    'case-normalization',
    sentence(
      'Writes scheme and host in lower case, and the digits of percent-encoded bytes in upper case.',
    ),
    caseNormal(written),
  )
  step(
    'percent-encoding-normalization',
    sentence('Decodes percent-encoded letters, digits and `-._~`.'),
    {
      ...syntax,
      path: decodeUnreserved(uppercasePercentEncoding(written.path)),
    },
  )
  step('path-segment-normalization', sentence('Resolves `.` and `..` in the path.'), syntax)
}

function caseNormal({ scheme, authority, path, query, fragment }: UriParts): UriParts {
  return {
    scheme: scheme === null ? null : lowercaseOutsidePercentEncoding(scheme),
    authority: authority === null ? null : caseNormalAuthority(authority),
    path: uppercasePercentEncoding(path),
    query: query === null ? null : uppercasePercentEncoding(query),
    fragment: fragment === null ? null : uppercasePercentEncoding(fragment),
  }
}

function caseNormalAuthority(authority: string): string {
  const { userinfo, host, port } = splitAuthority(uppercasePercentEncoding(authority))
  return recomposeAuthority({ userinfo, host: lowercaseOutsidePercentEncoding(host), port })
}
