import { toScalarValueString } from '@waymark/infra'

/** A text as JSON. Lone surrogates cannot be written in UTF-8. */
export function json(text: string | null | undefined): string {
  return text === null || text === undefined ? 'null' : JSON.stringify(toScalarValueString(text))
}
