// The entry of the script that runs in a realm of its own.
import { listBuiltIns, listPollutions, REPLACEMENTS } from './intrinsics.ts'
import { type Interfaces, type Operation, operationsOf } from './operations.ts'

/** One thing that was changed, and what came out differently. */
export interface Difference {
  readonly changed: string
  /** Names of operations whose result was another one, without those that threw. */
  readonly wrong: readonly string[]
  /** Among those, the ones with a host or with something to be encoded. */
  readonly critical: readonly string[]
  readonly threw: readonly string[]
}

/** The measure of one realm. */
export interface Realm {
  readonly builtIns: readonly string[]
  readonly pollutions: readonly string[]
  /** What each operation gives while nothing is changed. */
  readonly results: readonly string[]
  /** The numbers of the built-ins that the operations read; others cannot change what comes out. */
  readBuiltIns(): readonly number[]
  /** Replaces a built-in in some ways and says what comes out differently; `null` if nothing does. */
  measure(index: number, kinds: readonly string[]): Difference | null
  pollute(index: number): Difference | null
  /** Whether the realm still gives what it gave before anything was changed. */
  isWhole(): boolean
}

const THREW = 'threw'

/** Everything is ready before the first change, so that the measure itself needs nothing of what is changed. */
export function createRealm(
  interfaces: Interfaces,
  optionNames: readonly string[],
  expected: readonly string[] | null,
): Realm {
  const operations: readonly Operation[] = operationsOf(interfaces)
  const builtIns = listBuiltIns()
  const pollutions = listPollutions(optionNames)
  const count = operations.length
  const results: unknown[] = []
  for (let i = 0; i < count; i++) results.push(null)
  const run = (): void => {
    for (let i = 0; i < count; i++) {
      try {
        results[i] = operations[i]!.run()
      } catch {
        results[i] = THREW
      }
    }
  }
  const shownResults = (): string[] =>
    results.map((result) => JSON.stringify(result) ?? 'undefined')
  if (expected === null) run()
  const right = expected ?? shownResults()
  const differences = (changed: string): Difference | null => {
    const shown = shownResults()
    const different = operations.filter((_, index) => shown[index] !== right[index])
    if (different.length === 0) return null
    const isThrown = (operation: Operation): boolean =>
      shown[operations.indexOf(operation)] === JSON.stringify(THREW)
    const wrong = different.filter((operation) => !isThrown(operation))
    const shownOf = (operation: Operation): string =>
      `${operation.name} = ${shown[operations.indexOf(operation)]}`
    return {
      changed,
      wrong: wrong.map(shownOf),
      critical: wrong.filter(({ isCritical }) => isCritical).map(shownOf),
      threw: different.filter(isThrown).map(({ name }) => name),
    }
  }
  return {
    builtIns: builtIns.map(({ name }) => name),
    pollutions: pollutions.map(({ name }) => name),
    results: right,
    readBuiltIns() {
      const isRead: boolean[] = builtIns.map(() => false)
      for (let i = 0; i < builtIns.length; i++) {
        builtIns[i]!.spy(() => {
          isRead[i] = true
        })
      }
      for (let i = 0; i < isRead.length; i++) isRead[i] = false
      run()
      const read: boolean[] = []
      for (let i = 0; i < isRead.length; i++) read[i] = isRead[i]!
      for (let i = builtIns.length - 1; i >= 0; i--) builtIns[i]!.undo()
      const found: number[] = []
      for (let i = 0; i < read.length; i++) if (read[i]) found.push(i)
      return found
    },
    measure(index, kinds) {
      const builtIn = builtIns[index]!
      let found: Difference | null = null
      for (const kind of REPLACEMENTS) {
        if (!kinds.includes(kind)) continue
        builtIn.change(kind)
        run()
        builtIn.undo()
        found = merge(found, differences(builtIn.name))
      }
      return found
    },
    pollute(index) {
      const { name, change, undo } = pollutions[index]!
      change()
      run()
      undo()
      return differences(name)
    },
    isWhole() {
      run()
      return shownResults().every((text, index) => text === right[index])
    },
  }
}

/** Two differences that one change made. */
export function merge(first: Difference | null, second: Difference | null): Difference | null {
  if (first === null || second === null) return first ?? second
  return {
    changed: first.changed,
    wrong: [...first.wrong, ...second.wrong],
    critical: [...first.critical, ...second.critical],
    threw: [...first.threw, ...second.threw],
  }
}
