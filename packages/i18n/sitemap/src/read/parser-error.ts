import { XHTML_NAMESPACE } from '../protocol/entry.ts'

/** What the parser says of an end tag when it has read all of it. */
export const END_TAG_ERROR: RegExp = /^(?:unexpected close|unmatched closing|weird empty close) tag/

/** The same of a start tag: its names and attributes are looked up behind the last of them. */
export const START_TAG_ERROR: RegExp =
  /^(?:unbound namespace prefix|duplicate attribute|tags may not have)/

const UNBOUND = /^unbound namespace prefix: (.*)\.$/

/** An error of the parser for people. */
export function explainParserError(message: string): string {
  const prefix = UNBOUND.exec(message)?.[1]
  if (prefix === undefined) return message.replace(/\.$/, '')
  const reason = `the namespace prefix ${prefix.slice(0, 40)} is not declared`
  return prefix === '"xhtml"'
    ? `${reason}; the root has to have xmlns:xhtml="${XHTML_NAMESPACE}"`
    : reason
}
