import { deepFreeze } from '@waymark/infra/internal'
import type { Method } from '../method.ts'
import { coap } from './coap.ts'
import { cspHostPart } from './csp-host-part.ts'
import { cspPathPart } from './csp-path-part.ts'
import { cspPolicy } from './csp-policy.ts'
import { cspPortPart } from './csp-port-part.ts'
import { cspPortPart2016 } from './csp-port-part-2016.ts'
import { cspSchemePart } from './csp-scheme-part.ts'
import { cspSource } from './csp-source.ts'
import { csvw } from './csvw.ts'
import { emptyFragmentInsensitive } from './empty-fragment-insensitive.ts'
import { host } from './host.ts'
import { iaSurt } from './ia-surt.ts'
import { infoUri } from './info-uri.ts'
import { ipv4Loose } from './ipv4-loose.ts'
import { ipv4Strict } from './ipv4-strict.ts'
import { javaUriEquals } from './java-uri-equals.ts'
import { javaUrlEquals } from './java-url-equals.ts'
import { ldapCaseIgnore } from './ldap-case-ignore.ts'
import { mailto } from './mailto.ts'
import { mozillaPhishingHost } from './mozilla-phishing-host.ts'
import { noVarySearch } from './no-vary-search.ts'
import { owl2Iri } from './owl2-iri.ts'
import { rdf11Iri } from './rdf11-iri.ts'
import { requestTarget } from './request-target.ts'
import { rfc2396 } from './rfc2396.ts'
import { rfc3986Protocol } from './rfc3986-protocol.ts'
import { rfc3986Scheme } from './rfc3986-scheme.ts'
import { rfc3986Simple } from './rfc3986-simple.ts'
import { rfc3986Syntax } from './rfc3986-syntax.ts'
import { rfc3987Scheme } from './rfc3987-scheme.ts'
import { rfc3987Simple } from './rfc3987-simple.ts'
import { rfc3987Syntax } from './rfc3987-syntax.ts'
import { rfc9110Http } from './rfc9110-http.ts'
import { rfc9111CacheKey } from './rfc9111-cache-key.ts'
import { safeBrowsing } from './safe-browsing.ts'
import { sameOrigin } from './same-origin.ts'
import { sameSite } from './same-site.ts'
import { schemelesslySameSite } from './schemelessly-same-site.ts'
import { sipUri } from './sip-uri.ts'
import { soap } from './soap.ts'
import { ssurt } from './ssurt.ts'
import { stringAfterResolution } from './string-after-resolution.ts'
import { stringAsciiCaseInsensitive } from './string-ascii-case-insensitive.ts'
import { stringCodePoint } from './string-code-point.ts'
import { stringUtf8Bytes } from './string-utf8-bytes.ts'
import { surt } from './surt.ts'
import { telUri } from './tel-uri.ts'
import { urlPattern } from './url-pattern.ts'
import { urn } from './urn.ts'
import { whatwg } from './whatwg.ts'
import { whatwgExcludeFragment } from './whatwg-exclude-fragment.ts'
import { xrd } from './xrd.ts'
import { yangInetUri } from './yang-inet-uri.ts'

/**
 * Every method, in the order of the families.
 *
 * URL patterns have their place in the last one, `pattern`, as a directional method whose pattern is a URL
 * pattern; they come with the package that knows them.
 *
 * @example
 * ```ts
 * import { methods } from '@waymark/compare'
 *
 * const method = methods.find(({ name }) => name === 'java-url-equals')
 * method?.family // => 'language'
 * const records = methods.filter(({ family }) => family === 'record')
 * records.map(({ name }) => name) // => ['whatwg', 'whatwg-exclude-fragment', 'host']
 * ```
 */
export const methods: readonly Method[] = /* @__PURE__ */ deepFreeze([
  stringCodePoint,
  stringUtf8Bytes,
  stringAsciiCaseInsensitive,
  stringAfterResolution,
  whatwg,
  whatwgExcludeFragment,
  host,
  rfc2396,
  rfc3986Simple,
  rfc3986Syntax,
  rfc3986Scheme,
  rfc3986Protocol,
  rfc3987Simple,
  rfc3987Syntax,
  rfc3987Scheme,
  rfc9110Http,
  infoUri,
  urn,
  mailto,
  telUri,
  sipUri,
  xrd,
  owl2Iri,
  rdf11Iri,
  yangInetUri,
  coap,
  ldapCaseIgnore,
  csvw,
  requestTarget,
  rfc9111CacheKey,
  noVarySearch,
  safeBrowsing,
  mozillaPhishingHost,
  surt,
  iaSurt,
  ssurt,
  emptyFragmentInsensitive,
  soap,
  ipv4Strict,
  ipv4Loose,
  javaUrlEquals,
  javaUriEquals,
  sameOrigin,
  sameSite,
  schemelesslySameSite,
  cspSchemePart,
  cspHostPart,
  cspPortPart,
  cspPortPart2016,
  cspPathPart,
  cspSource,
  cspPolicy,
  urlPattern,
])
