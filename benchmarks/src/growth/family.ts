/** A recipe for inputs of any length; see the data folder's `adversarial/README.md`. */
export interface Family {
  readonly name: string
  readonly operation: string
  readonly prefix: string
  /** Repeated to half of the length, before the units. */
  readonly half: string
  /** May hold `{n}`, the running number in base 36, and `{cjk}`, another ideograph each time. */
  readonly unit: string
  readonly suffix: string
}

/**
 * Reads one entry of `growth-families.json`.
 *
 * @returns What is wrong with it, or `null`.
 */
export function readFamily(entry: unknown): Family | string {
  if (typeof entry !== 'object' || entry === null) return 'the family is not an object'
  const known = 'name operation prefix half unit suffix note superlinear refs'.split(' ')
  const unknown = Object.keys(entry).find((member) => !known.includes(member))
  if (unknown !== undefined) return `nothing is known of the member ${JSON.stringify(unknown)}`
  const { name, operation, prefix = '', half = '', unit, suffix = '' } = entry as Partial<Family>
  const texts = { name, operation, prefix, half, unit, suffix }
  const bad = Object.entries(texts).find(([, text]) => typeof text !== 'string')
  if (bad !== undefined) return `the member ${bad[0]} is not a string`
  if (unit === '') return 'the unit is empty'
  return texts as Family
}

/** The input of about `length` UTF-16 units: never longer, but for the shortest. */
export function buildInput({ prefix, half, unit, suffix }: Family, length: number): string {
  const middle = half === '' ? '' : half.repeat(Math.max(1, Math.floor(length / 2 / half.length)))
  const room = length - prefix.length - middle.length - suffix.length
  return flattened(prefix + middle + repeatUnit(unit, room) + suffix)
}

function repeatUnit(unit: string, room: number): string {
  if (!unit.includes('{n}') && !unit.includes('{cjk}')) {
    return unit.repeat(Math.max(1, Math.floor(room / unit.length)))
  }
  const units: string[] = []
  for (let i = 0, taken = 0; taken < room || i === 0; i++) {
    const next = unit
      .replaceAll('{n}', i.toString(36))
      .replaceAll('{cjk}', String.fromCharCode(0x4e00 + (i % 20_000)))
    taken += next.length
    units.push(next)
  }
  return units.join('')
}

/** Engines keep what was concatenated as a tree; what is measured shall not be its flattening. */
function flattened(text: string): string {
  return [...text.matchAll(/[\s\S]{1,65536}/g)].map(([part]) => part).join('')
}
