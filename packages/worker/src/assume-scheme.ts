/** What a longer authority would be is not a host. */
const LONGEST = 300

/**
 * A value that begins with a host, as in a log, with a scheme before it; every other value as it is.
 *
 * - `//example.com/x` gets the scheme and a colon.
 * - Of `example.com/x`, `example.com:8080/x` and `localhost:8080`, the text before the first `/`, `?`, `#` or `\` is a host and
 *   perhaps a port, so they get the scheme and `://`. The colon of `example.com:8080` ends no scheme, because a port follows.
 * - `mailto:me@example.com`, `tel:123`, `a:80` and `https://a.example` have a scheme, and stay as they are.
 * - `/path`, `?query`, a word without a dot, a number such as `3.14`, an e-mail address and text with spaces are not hosts, and
 *   stay as they are.
 *
 * @see https://clickhouse.com/docs/sql-reference/functions/url-functions
 */
export function assumeScheme(text: string, scheme: string): string {
  const start = text.search(/[^\0- ]/)
  if (start === -1) return text
  const value = start === 0 ? text : text.slice(start)
  if (/^[/\\]{2}[^/\\]/.test(value)) return `${scheme}:${value}`
  const end = value.slice(0, LONGEST + 1).search(/[/?#\\]/)
  if (end === -1 && value.length > LONGEST) return text
  return isAuthority(end === -1 ? value : value.slice(0, end)) ? `${scheme}://${value}` : text
}

/** Whether it is a host and perhaps a port. A user name before it is not one: `me@example.com` is an e-mail address. */
function isAuthority(text: string): boolean {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) <= 0x20) end--
  const authority = text.slice(0, end)
  if (/[\s@]/.test(authority)) return false
  const host = authority.replace(/:\d{1,5}$/, '')
  return isBracketed(host) || isHost(host)
}

function isBracketed(host: string): boolean {
  return /^\[[\da-f:.]+\]$/i.test(host)
}

/** Whether a host has a dot and a last label that is not a number, or is `localhost` or four numbers. */
function isHost(host: string): boolean {
  if (/^localhost$/i.test(host)) return true
  if (/[:[\]]/.test(host)) return false
  const labels = host.split('.')
  if (labels.at(-1) === '') labels.pop()
  if (labels.length < 2 || labels.includes('')) return false
  if (!/^\d+$/.test(labels.at(-1)!)) return true
  return labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))
}
