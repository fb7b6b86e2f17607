import { removeTabsAndNewlines } from '@waymark/url-parser/internal'

/** Names a path on another machine, as Git and scp write it: `git@host:path`. */
const SSH_PATH =
  /^([\w.-]{1,64}@[a-z\d][a-z\d.-]{0,252}):(?!\d+(?:\/|$))\/?([^\s:@?#\\/][^\s:@?#\\]{0,199})$/i

/** A folder, as PowerShell writes a variable. */
const SHELL_VARIABLE = /^\$env:[a-z_]\w{0,40}(?:[/\\]|\s*$)/i

/** What `git@host:path` consists of; `null` if a string is not of this form. */
export function sshPathIn(text: string): RegExpExecArray | null {
  return SSH_PATH.exec(text.trimEnd())
}

/** What is where a scheme would be: before the colon, if neither a path nor a host comes before it. */
export function schemeIn(text: string): string | null {
  if (sshPathIn(text) !== null || SHELL_VARIABLE.test(text)) return null
  const isHostAndPort =
    /^(?:[^:/?#\\@\s][^.:/?#\\@\s]*\.[^:/?#\\@\s]+|\d+|\[[\da-f:.]+\]):\d+(?:[/?#\\]|$)|^\[[\da-f:.]+\](?:[/?#\\]|$)/i.test(
      removeTabsAndNewlines(text),
    )
  return isHostAndPort ? null : (/^[^/?#\\:]*(?=:)/.exec(text)?.[0] ?? null)
}
