import { readFileSync, writeSync } from 'node:fs'
import { Script } from 'node:vm'
import { battery } from './battery.ts'
import { type BuiltIn, builtIns, stubs } from './built-ins.ts'
import type { Answer } from './measure.ts'
import type { Ours, Subject } from './operation.ts'

// A program: it replaces each built-in in turn, by each stub, and writes which results change. Arguments: the file with the
// bundle, or `node`; from which change on; and the names of the stubs, with commas. It writes each number before the change, so that its parent knows what
// hangs.

const [file, first, names] = process.argv.slice(2)
const script = file === 'node' ? null : new Script(readFileSync(file!, 'utf8'))
const { apply, defineProperty } = Reflect
const { length } = battery
const List = Array
const THREW = 'threw'

main(Number(first))

function main(from: number): void {
  const changes = findRead(builtIns()).flatMap((builtIn) =>
    names!.split(',').map((stub) => ({ builtIn, stub })),
  )
  const expected = run(load())
  for (let at = from; at < changes.length; at++) {
    write(`${at}\n`)
    const { builtIn, stub } = changes[at]!
    for (const isUsed of [false, true]) {
      const subject = load()
      if (isUsed) run(subject)
      const results = runReplaced(subject, builtIn, stub)
      for (let i = 0; i < length; i++) {
        const { name, isAddress } = battery[i]!
        const [was, is] = [expected[i]!, results[i]!]
        if (was === is) continue
        const isCritical = isAddress && is !== THREW
        const answer: Answer = {
          builtIn: builtIn.name,
          stub,
          isUsed,
          operation: name,
          was,
          is,
          isCritical,
        }
        write(`${JSON.stringify(answer)}\n`)
      }
    }
  }
  write('end\n')
}

/** Those that the operations read at all: to replace another changes nothing. */
function findRead(all: readonly BuiltIn[]): BuiltIn[] {
  const isRead = new List<boolean>(all.length).fill(false)
  const fresh = load()
  const used = load()
  run(used)
  for (let i = 0; i < all.length; i++) {
    const { owner, key, property } = all[i]!
    const { get: getter, value } = property
    defineProperty(owner, key, {
      __proto__: null,
      configurable: true,
      get() {
        isRead[i] = true
        return getter === undefined ? value : apply(getter, this, [])
      },
      set: property.set,
    } as PropertyDescriptor)
  }
  run(fresh)
  run(used)
  for (let i = 0; i < all.length; i++) defineProperty(all[i]!.owner, all[i]!.key, all[i]!.property)
  return all.filter((_, i) => isRead[i])
}

function load(): Subject {
  const ours = script === null ? null : (script.runInThisContext() as Ours)
  const { URL, URLSearchParams, URLPattern } = (ours ?? globalThis) as unknown as Subject
  return { URL, URLSearchParams, URLPattern, ours }
}

function runReplaced(subject: Subject, builtIn: BuiltIn, stub: string): string[] {
  const { owner, key, property } = builtIn
  const isGetter = property.get !== undefined
  const original = isGetter ? property.get! : property.value
  const replacement = stubs[stub]!(original)
  const replaced: PropertyDescriptor = isGetter
    ? { ...property, get: replacement }
    : { ...property, value: replacement }
  defineProperty(owner, key, replaced)
  const results = run(subject)
  defineProperty(owner, key, property)
  return results
}

/** Runs the operations, with syntax only. */
function run(subject: Subject): string[] {
  const results = new List<string>(length)
  for (let i = 0; i < length; i++) {
    try {
      const result = battery[i]!.run(subject)
      // A template would call the methods of an object.
      results[i] =
        typeof result === 'object' || typeof result === 'function'
          ? 'an object'
          : `${result as string}`
    } catch {
      results[i] = THREW
    }
  }
  return results
}

function write(text: string): void {
  writeSync(1, text)
}
