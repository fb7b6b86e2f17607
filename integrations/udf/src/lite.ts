import { UNICODE_VERSION } from '@waymark/idna'
import { VERSION } from './version-of-build.ts'

export {
  isPageUrl as is_page_url,
  pageUrl as page_url,
  pageUrlProblem as page_url_problem,
} from './functions/page-url.ts'
export { host, param, params, part, resolve, valid } from './functions/url-parts.ts'

export function version(): string {
  return `waymark-lite ${VERSION}, Unicode ${UNICODE_VERSION}`
}
