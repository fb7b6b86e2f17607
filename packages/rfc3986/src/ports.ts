/**
 * Default ports by scheme, as the specifications of the schemes give them.
 *
 * These have the authority and path of the generic syntax, with `/` and the empty path being one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-4.2
 * @see https://www.rfc-editor.org/rfc/rfc1738#section-3.2
 * @see https://www.rfc-editor.org/rfc/rfc6455#section-3
 *
 * @example
 * ```ts
 * import { PORTS } from '@waymark/rfc3986'
 *
 * PORTS['https'] // => 443
 * ```
 */
export const PORTS: Readonly<Record<string, number>> = /* @__PURE__ */ Object.freeze({
  ftp: 21,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
})
