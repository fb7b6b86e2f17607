import type { Operator } from './parse-template.ts'

/** The row of an operator. @see https://www.rfc-editor.org/rfc/rfc6570#appendix-A */
export interface OperatorRow {
  /** Written before the first defined variable. */
  readonly first: string
  /** Written between variables, and between the members of an exploded one. */
  readonly separator: string
  /** Whether values carry their variable's name. */
  readonly named: boolean
  /** Written after the name if the value is empty. */
  readonly ifEmpty: string
  /** Whether reserved characters and percent-encoded bytes are copied. */
  readonly reserved: boolean
}

export const OPERATOR_ROWS: Readonly<Record<Operator, OperatorRow>> = {
  '': { first: '', separator: ',', named: false, ifEmpty: '', reserved: false },
  '+': { first: '', separator: ',', named: false, ifEmpty: '', reserved: true },
  '#': { first: '#', separator: ',', named: false, ifEmpty: '', reserved: true },
  '.': { first: '.', separator: '.', named: false, ifEmpty: '', reserved: false },
  '/': { first: '/', separator: '/', named: false, ifEmpty: '', reserved: false },
  ';': { first: ';', separator: ';', named: true, ifEmpty: '', reserved: false },
  '?': { first: '?', separator: '&', named: true, ifEmpty: '=', reserved: false },
  '&': { first: '&', separator: '&', named: true, ifEmpty: '=', reserved: false },
}
