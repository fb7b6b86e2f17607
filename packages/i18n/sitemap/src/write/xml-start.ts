import { escapeSpecials } from '../protocol/escape-xml.ts'

/** The first line of a file without a style sheet. */
export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * The first line of a file. The style sheet is in it, too, because what precedes the entries has two lines in every file: a
 * digest of them is added last.
 *
 * https://www.w3.org/TR/xml-stylesheet/
 */
export function xmlStart(stylesheet: string | undefined): string {
  if (stylesheet === undefined) return XML_START
  const href = escapeSpecials(stylesheet)
  return `${XML_START.trimEnd()}<?xml-stylesheet type="text/xsl" href="${href}"?>\n`
}
