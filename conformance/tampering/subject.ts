export {
  domainToUnicode,
  hostEquals,
  isValidDomain,
  isValidHostString,
  parseDomain,
  parseHost,
  serializeHost,
} from '@waymark/host'
export { toAscii, toUnicode } from '@waymark/idna'
export { URL, URLSearchParams } from '@waymark/url'
export {
  basicUrlParse,
  canParse,
  getOrigin,
  isSpecial,
  isValidUrlString,
  locateParts,
  parseUrl,
  parseUrlWithErrors,
  serializeOrigin,
  serializePath,
  serializeUrl,
  urlEquals,
  withParts,
} from '@waymark/url-parser'
export { URLPattern } from '@waymark/url-pattern'
