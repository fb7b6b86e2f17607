import { createKeyFunction, type KeyFunction, methodNamed } from '@waymark/compare'
import { rememberLast } from './last-made.ts'

const keyBy = /* @__PURE__ */ rememberLast(
  (method): KeyFunction => createKeyFunction(methodNamed(method)),
)

/** @throws TypeError for a method that does not exist, has no keys, or lacks an option that it needs. */
export function key(url: unknown, method: unknown): string | null {
  if (typeof url !== 'string' || typeof method !== 'string') return null
  return keyBy(method)(url)
}

const siteKey = /* @__PURE__ */ rememberLast((): KeyFunction => createKeyFunction('same-site'))

export function site(url: unknown): string | null {
  return typeof url === 'string' ? siteKey('same-site')(url) : null
}
