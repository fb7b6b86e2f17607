import type { ContestResult } from './contest.ts'
import { geometricMean } from './statistics.ts'

export interface Budget {
  readonly name: string
  /** No release may be worse. */
  readonly floor: number
  readonly goal: number
  /** Whether a bigger figure is worse: times, not speeds. */
  readonly isCost?: boolean
  /** Set when each of these results must reach the floor by itself. */
  readonly ofEach?: Pick
  /** `null` when nothing was measured for it. */
  figure(results: readonly ContestResult[]): number | null
}

export interface BudgetLine {
  readonly name: string
  readonly floor: number
  readonly goal: number
  readonly figure: number | null
  readonly verdict: 'goal' | 'floor' | 'FAILS' | 'not measured'
  /** Of a budget that each result must keep: the lowest, and how many do not keep it. */
  readonly note?: string
}

export type Pick = (result: ContestResult) => boolean

/** How many times as fast as the engine, unless a line says something else. */
export const budgets: readonly Budget[] = [
  mean('href', 1.3, 1.5, inLists('href')),
  least('href, the slowest list', 1.0, 1.15, inLists('href')),
  mean('href, sliced strings', 1.0, 1.25, inLists('href, sliced')),
  mean('all ten getters', 1.3, 1.6, inLists('all ten getters')),
  mean('URL.canParse', 1.8, 2.2, inLists('canParse')),
  mean('href, messy URLs', 0.5, 0.75, (r) => r.operation === 'href' && isMessy(r)),
  mean(
    'relative reference, parsed or repeated base',
    2.5,
    4,
    (r) => /^resolve, .*flattened$/.test(r.operation) && r.input === 'real references',
  ),
  mean('URLSearchParams parse, real', 1.15, 1.3, exactly('parse', 'real')),
  mean(
    'URLSearchParams parse, each name and value read, real',
    1.2,
    1.4,
    exactly('parse and iterate', 'real'),
  ),
  mean('URLSearchParams parse, form', 1.5, 2, exactly('parse', 'form')),
  mean('URLSearchParams parse, UTF-8', 1.5, 2.5, exactly('parse', 'UTF-8')),
  mean(
    'URLSearchParams parse and toString, real',
    1.1,
    1.35,
    exactly('parse and toString', 'real'),
  ),
  mean('toAscii of names that are not ASCII', 1.0, 1.5, (r) => {
    return r.operation === 'toAscii' && r.input !== 'ASCII'
  }),
  {
    name: 'first 1,000 URLs of a process: time by the engine\u2019s',
    floor: 2,
    goal: 1,
    isCost: true,
    // Of the shortest times: on Node 26 the engine's are now of one kind and now of another, four times as long.
    figure: (results) => {
      const cold = results.find(exactly('cold start', 'first 1,000'))
      const ours = cold?.entrants.find(({ name }) => name === 'waymark')
      return ours === undefined ? null : 1 / ours.best
    },
  },
  {
    name: 'loading: time by whatwg-url\u2019s',
    floor: 0.2,
    goal: 0.17,
    isCost: true,
    // Of the shortest times, as above: what else runs makes the others longer.
    figure: (results) => {
      const cold = results.find(exactly('cold start', 'loading'))
      const [ours, peer] = ['waymark', 'whatwg-url'].map((one) =>
        cold?.entrants.find(({ name }) => name === one),
      )
      return ours === undefined || peer === undefined ? null : ours.ns.min / peer.ns.min
    },
  },
  start('--help', 2, 1.5),
  start('inspect', 2, 1.75),
  mean('normalise a file, by lines through the engine', 4, 6, (r) => {
    return r.operation === 'normalise a file'
  }),
  mean('worker, by lines through the engine', 0.6, 1, ({ operation }) => {
    return operation.startsWith('worker, ')
  }),
  besideHref('normalize, standard', 1.5, 1.25),
  besideHref('normalize, seo', 2.5, 2),
  besideHref('normalize, crawler', 10, 5),
  besideHref('keyOf, whatwg', 2, 1.25),
  // Beside path-to-regexp and url-template.
  least('match a template, the slowest kind', 0.5, 1, (r) => r.operation === 'match a template'),
  least('expand a template, the slowest kind', 1, 2, (r) => r.operation === 'expand a template'),
  // Beside the tree of htmlparser2.
  least('read a page, the slowest kind', 0.9, 1.2, (r) => r.operation === 'read a page'),
  lintBesideHref(70, 40),
  besideSitemapJs('sitemap', 1.8, 1.5),
  besideSitemapJs('validate', 1.5, 1.25),
  audit(
    'time by what htmlparser2\u2019s tokenizer needs to read the pages',
    8,
    6,
    'beside htmlparser2 reading',
  ),
  audit('largest resident size by that of Node alone', 4.2, 3.5, 'largest resident size'),
]

function start(call: string, floor: number, goal: number): Budget {
  return {
    name: `start of waymark ${call}: time by that of Node alone`,
    floor,
    goal,
    isCost: true,
    // Of the shortest times: what else runs makes the others longer.
    figure: (results) => {
      const ours = results
        .find(exactly('start', call))
        ?.entrants.find(({ name }) => name === 'waymark')
      return ours === undefined ? null : 1 / ours.best
    },
  }
}

/** In a loop of their own, a URI and a template take 3.3 µs, and the engine's parser an eighth and a fifth of a microsecond. */
function lintBesideHref(floor: number, goal: number): Budget {
  return {
    name: 'lint: time by that of the engine\u2019s href',
    floor,
    goal,
    isCost: true,
    figure(results) {
      const ratio = geometricMean(ratiosOf(results, ({ operation }) => operation === 'lint'))
      return orNull(1 / ratio)
    },
  }
}

/** Of the list on which it takes longest. */
function besideHref(name: string, floor: number, goal: number): Budget {
  return {
    name: `${name}: time by that of our own href`,
    floor,
    goal,
    isCost: true,
    figure: (results) => {
      const ratios = results
        .filter(({ operation }) => operation === 'identity')
        .flatMap(({ entrants }) => entrants.filter((entrant) => entrant.name === name))
        .map(({ ratio }) => 1 / ratio.median)
      return ratios.length === 0 ? null : Math.max(...ratios)
    },
  }
}

function besideSitemapJs(command: string, floor: number, goal: number): Budget {
  return {
    name: `waymark ${command}: time by what sitemap.js needs to write the URLs`,
    floor,
    goal,
    isCost: true,
    // Of the shortest times: what else runs makes the others longer.
    figure: (results) => {
      const operation = `waymark ${command}, beside sitemap.js writing`
      const result = results.find((one) => one.operation === operation)
      const ours = result?.entrants.find(({ name }) => name === 'waymark')
      return ours === undefined ? null : 1 / ours.best
    },
  }
}

/** With a limit for its tables. Of the shortest times, and the smallest sizes. */
function audit(name: string, floor: number, goal: number, operation: string): Budget {
  return {
    name: `waymark audit --memory: ${name}`,
    floor,
    goal,
    isCost: true,
    figure(results) {
      const result = results.find(
        (one) => one.operation === `waymark audit, ${operation}` && one.input.includes('--memory'),
      )
      const ours = result?.entrants.find((entrant) => entrant.name === 'waymark')
      return ours === undefined ? null : 1 / ours.best
    },
  }
}

export function judge(
  results: readonly ContestResult[],
  asked: readonly Budget[] = budgets,
): BudgetLine[] {
  return asked.map(({ name, floor, goal, isCost = false, ofEach, figure }) => {
    const value = figure(results)
    const reaches = (limit: number): boolean =>
      value !== null && (isCost ? value <= limit : value >= limit)
    const verdict =
      value === null ? 'not measured' : reaches(goal) ? 'goal' : reaches(floor) ? 'floor' : 'FAILS'
    const line = { name, floor, goal, figure: value, verdict } as const
    return value === null || ofEach === undefined
      ? line
      : { ...line, note: describeEach(results.filter(ofEach), floor) }
  })
}

function describeEach(results: readonly ContestResult[], floor: number): string {
  const ratios = results.map((result) => ratiosOf([result], () => true)[0]!)
  const { operation, input } = results[ratios.indexOf(Math.min(...ratios))]!
  const below = ratios.filter((ratio) => ratio < floor).length
  return `lowest: ${operation}, ${input}; below: ${below} of ${results.length}`
}

export function mean(name: string, floor: number, goal: number, pick: Pick): Budget {
  return { name, floor, goal, figure: (results) => orNull(geometricMean(ratiosOf(results, pick))) }
}

export function least(name: string, floor: number, goal: number, pick: Pick): Budget {
  const figure = (results: readonly ContestResult[]): number | null =>
    orNull(Math.min(...ratiosOf(results, pick)))
  return { name, floor, goal, ofEach: pick, figure }
}

/** The floor that a result must reach by itself, or `null`. */
export function floorOf(result: ContestResult, asked: readonly Budget[]): number | null {
  const floors = asked.flatMap(({ floor, ofEach }) => (ofEach?.(result) ? [floor] : []))
  return floors.length === 0 ? null : Math.max(...floors)
}

function ratiosOf(results: readonly ContestResult[], pick: Pick): number[] {
  return results.filter(pick).flatMap(({ entrants }) => {
    return entrants.filter(({ name }) => name === 'waymark').map(({ ratio }) => ratio.median)
  })
}

function inLists(operation: string): Pick {
  return (result) => result.operation === operation && !isMessy(result)
}

function exactly(operation: string, input: string): Pick {
  return (result) => result.operation === operation && result.input === input
}

function isMessy({ input }: ContestResult): boolean {
  return input.includes('messy')
}

function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
