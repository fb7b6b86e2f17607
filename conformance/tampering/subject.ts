export { URL, URLSearchParams } from '@waymark/url'
export { parseUrl } from '@waymark/url-parser'
export { URLPattern } from '@waymark/url-pattern'
