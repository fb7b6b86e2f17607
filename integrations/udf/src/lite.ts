import { UNICODE_VERSION } from '@waymark/idna'
import { VERSION } from './version-of-build.ts'

export { isValid, normalize, whyInvalid } from './functions/normal-form.ts'
export { param, part, resolve } from './functions/url-parts.ts'

export function version(): string {
  return `waymark-lite ${VERSION}, Unicode ${UNICODE_VERSION}`
}
