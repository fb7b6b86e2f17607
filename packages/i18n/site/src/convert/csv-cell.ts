import { escapeHidden } from '@waymark/infra/internal'

/**
 * Text that a table has as a JSON string: it is empty or begins with a quote, it has control characters, those of
 * bidirectional text or a lone surrogate, or a spreadsheet would take it for a formula.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const SPECIAL = /^$|^["=+\-@\uff0b\uff0d\uff1d\uff20]|[\p{Cc}\p{Cs}\ufeff]/u

/** Returns text as the cell of a table that is read as this text. */
export function textCell(text: string): string {
  const isSpecial = SPECIAL.test(text) || escapeHidden(text) !== text
  return isSpecial ? escapeHidden(JSON.stringify(text)) : text
}

/**
 * Returns a row of CSV with its line end. Fields with the delimiter or a quote are quoted. No field has a line end.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180#section-2
 */
export function csvRow(fields: readonly string[], delimiter: string): string {
  const quoted = fields.map((field) =>
    field.includes(delimiter) || field.includes('"') ? `"${field.replaceAll('"', '""')}"` : field,
  )
  return `${quoted.join(delimiter)}\n`
}
