import { UNICODE_VERSION } from '@waymark/idna'
import { REGISTRY_DATE } from '@waymark/language-tag'
import { LIST_VERSION } from '@waymark/public-suffix'
import { VERSION } from './version-of-build.ts'

export {
  displayDomain,
  domain,
  domainWarnings,
  publicSuffix,
} from './functions/domains.ts'
export { key, site } from './functions/keys.ts'
export {
  isHreflang,
  languageTag,
  suggestHreflang,
  whyNotHreflang,
} from './functions/languages.ts'
export { isValid, normalize, whyInvalid } from './functions/normal-form.ts'
export { matches } from './functions/patterns.ts'
export { normalizeWith } from './functions/rules.ts'
export { param, part, resolve } from './functions/url-parts.ts'

export function version(): string {
  return `waymark ${VERSION}, Unicode ${UNICODE_VERSION}, Public Suffix List ${LIST_VERSION}, language subtags ${REGISTRY_DATE}`
}
