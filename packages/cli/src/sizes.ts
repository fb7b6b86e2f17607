import { type Sentence, sentence } from '@waymark/infra/internal'

const UNITS: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KIB: 1024,
  MIB: 1024 ** 2,
  GIB: 1024 ** 3,
}

export const MEBIBYTE: number = 1024 ** 2

/** A size with its unit in bytes, such as `256MiB`; `null` if the text is not one. */
export function bytesOf(text: string): number | null {
  const [, digits = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,3})?)\s*([a-z]+)\s*$/i.exec(text) ?? []
  const factor = UNITS[unit.toUpperCase()]
  return factor === undefined ? null : Math.floor(Number(digits) * factor)
}

/** What is wrong with the text of a size, and what to do; `null` if nothing is. */
export function sizeFault(text: string, least: number): Sentence | null {
  const bytes = bytesOf(text)
  if (bytes === null)
    return sentence('give a size with its unit, such as 256MiB, 1GiB or 500MB', { detail: 'size' })
  if (bytes < least) return sentence('give {least} or more', { least: `${least / MEBIBYTE}MiB` })
  return Number.isSafeInteger(bytes)
    ? null
    : sentence('give at most 8192GiB', { detail: 'size-too-large' })
}
