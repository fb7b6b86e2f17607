/** How much is looked at on each side. */
const REACH = 80

/**
 * Whether the characters between two offsets divide what looks like two hosts: without them, the two would become one that
 * nobody means.
 */
export function dividesHosts(host: string, start: number, end: number): boolean {
  const before = host.slice(Math.max(0, start - REACH), start)
  const after = host.slice(end, end + REACH)
  return /[\da-z]\.[a-z]{2,}\.?$/i.test(before) && /^\.?[\da-z-]+(?:\.[\da-z-]+)+/i.test(after)
}

/** What may be meant by such a host. */
export const MAY_DECEIVE = 'it may be an attempt to show one host and lead to another'

/** What to do about it. */
export const KEEP_ONE_HOST =
  'Do not follow it unless you know who wrote it; if you wrote it, write only the name of the host.'
