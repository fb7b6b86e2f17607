import { reference, SETTERS, type Setter, setterValue } from '../../differential/generate.ts'
import type { Random } from '../../differential/random.ts'
import type { StateName } from '../trace.ts'
import { host } from './cases-of-hosts.ts'
import { BASES, dots, fileUrl, pieces, sprinkle, twoPieces, url } from './cases-of-urls.ts'

/** One question to the oracle and to the parser. */
export type Case =
  | {
      readonly kind: 'parse'
      readonly input: string
      /** `null` for no base. */
      readonly base: string | null
      /** What setters do to the base before it is used as a record. */
      readonly baseSteps: readonly Step[]
      /** A label of the Encoding Standard; `null` is UTF-8. */
      readonly encoding: string | null
    }
  | { readonly kind: 'set'; readonly href: string; readonly steps: readonly Step[] }
  | {
      readonly kind: 'override'
      readonly href: string
      /** What setters do to the URL before. */
      readonly hrefSteps: readonly Step[]
      readonly stateOverride: StateOverride
      readonly input: string
      /** Whether path, query and fragment are emptied first, as setters do with theirs. */
      readonly isEmptied: boolean
    }

type Step = readonly [Setter, string]

/** The states that APIs may start in. */
const STATE_OVERRIDES = [
  'scheme start state',
  'host state',
  'hostname state',
  'port state',
  'path start state',
  'opaque path state',
  'query state',
  'fragment state',
] as const satisfies readonly StateName[]
type StateOverride = (typeof STATE_OVERRIDES)[number]

const ENCODINGS = [
  ...['windows-1252', 'shift_jis', 'iso-2022-jp', 'gb18030', 'koi8-u', 'utf-16le', 'utf-16be'],
  'replacement',
]

/**
 * The next case.
 *
 * @param seeds - URLs to mutate, besides those made from grammars; may be empty.
 */
export function nextCase(random: Random, seeds: readonly string[]): Case {
  switch (random.below(6)) {
    case 0: {
      const href = random.oneIn(2) ? random.pick(BASES) : url(random, seeds)
      return { kind: 'set', href, steps: [...steps(random, 2), ...steps(random, 2)] }
    }
    case 1: {
      const stateOverride = random.pick(STATE_OVERRIDES)
      return {
        kind: 'override',
        href: random.oneIn(3) ? url(random, seeds) : random.pick(BASES),
        hrefSteps: steps(random, 2),
        stateOverride,
        input: overrideInput(random, stateOverride),
        isEmptied: random.oneIn(2),
      }
    }
    case 2:
    case 3: {
      const base = random.oneIn(3) ? url(random, seeds) : random.pick(BASES)
      const isFile = base.startsWith('file:') && random.oneIn(2)
      const generate = isFile ? fileUrl : random.oneIn(3) ? reference : url
      const input = generate(random, seeds)
      const baseSteps = random.oneIn(4) ? steps(random, 3) : []
      return { kind: 'parse', input, base, baseSteps, encoding: null }
    }
    default: {
      const encoding = random.oneIn(8) ? random.pick(ENCODINGS) : null
      return { kind: 'parse', input: url(random, seeds), base: null, baseSteps: [], encoding }
    }
  }
}

function steps(random: Random, most: number): Step[] {
  const list: Step[] = []
  for (let n = random.below(most + 1); n > 0; n--) {
    const setter = random.pick(SETTERS)
    list.push([setter, value(random, setter)])
  }
  return list
}

function value(random: Random, setter: Setter): string {
  if (random.oneIn(12)) return random.pick(['', '', '\t', '\n\r'])
  const text = plainValue(random, setter)
  return random.oneIn(6) ? sprinkle(random, text) : text
}

const PROTOCOLS = ['http', 'https', 'file', 'FILE:', 'ws', 'ftp:', 'x', 'web+x', 'é', 'fi\tle']
const AFTER_HOST = ['', '', ':', ':80', ':8x', ':99999', '/', '\\', '?', '#', '@']
const PORTS = ['80', '443', '21', '65535', '65536', '8\n0', '000000000', '-1', 'x', '1x', '1/']

function plainValue(random: Random, setter: Setter): string {
  if (random.oneIn(3)) return setterValue(random, setter)
  switch (setter) {
    case 'protocol':
      return random.pick(PROTOCOLS)
    case 'host':
    case 'hostname':
      return host(random) + random.pick(AFTER_HOST)
    case 'port':
      return random.pick(PORTS)
    case 'pathname':
      return dots(random)
    default:
      return random.oneIn(4) ? pieces(random) : twoPieces(random)
  }
}

function overrideInput(random: Random, stateOverride: StateOverride): string {
  switch (stateOverride) {
    case 'scheme start state':
      return value(random, 'protocol') + random.pick(['', ':', ':', ':x'])
    case 'host state':
      return value(random, 'host')
    case 'hostname state':
      return value(random, 'hostname')
    case 'port state':
      return value(random, 'port')
    case 'path start state':
      return value(random, 'pathname')
    case 'opaque path state':
    case 'query state':
    case 'fragment state':
      return value(random, 'search')
  }
}
