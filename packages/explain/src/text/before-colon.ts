import { removeTabsAndNewlines } from '@waymark/url-parser/internal'

/** Names a path on another machine, as Git and scp write it: `git@host:path`. */
const SSH_PATH = /^([\w.-]{1,64}@[a-z\d][a-z\d.-]{0,252}):(?!\d*(?:\/|$))\/?([^\s:@?#\\]{1,200})$/i

/** What `git@host:path` consists of; `null` if a string is not of this form. */
export function sshPathIn(text: string): RegExpExecArray | null {
  return SSH_PATH.exec(text.trimEnd())
}

/** What is where a scheme would be: before the colon, if neither a path nor a host comes before it. */
export function schemeIn(text: string): string | null {
  if (sshPathIn(text) !== null) return null
  const isHostAndPort =
    /^(?:[^:/?#\\@\s][^.:/?#\\@\s]*\.[^:/?#\\@\s]+|\d+|\[[\da-f:.]+\]):\d+(?:[/?#\\]|$)|^\[[\da-f:.]+\](?:[/?#\\]|$)/i.test(
      removeTabsAndNewlines(text),
    )
  return isHostAndPort ? null : (/^[^/?#\\:]*(?=:)/.exec(text)?.[0] ?? null)
}
