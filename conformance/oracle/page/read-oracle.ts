import { readdirSync, readFileSync } from 'node:fs'

/** A step of the standard, as a comment of the oracle begins it. */
export interface Step {
  /** For example `'2.1.3'`. */
  readonly number: string
  /** What it does, in the oracle's words. */
  readonly words: string
  /** The line of the comment, from 1. */
  readonly line: number
  /** What the step calls itself in the trace; empty for one that the trace leaves out. */
  readonly traced: readonly string[]
}

/** A function of the oracle, or a type or table that is a definition. */
export interface Algorithm {
  /** For example `'pathState'`, `'get href'`, `'set href'`. */
  readonly name: string
  /** What its docstring links to in the URL Standard; a setter has the anchors of the getter above it. */
  readonly anchors: readonly string[]
  readonly file: string
  readonly line: number
  readonly steps: readonly Step[]
}

const folder = new URL('../', import.meta.url)
const ANCHOR = /https:\/\/url\.spec\.whatwg\.org\/#([\w-]+)/g
const DECLARATION =
  /^(?:export )?(?:type|interface|const) (\w+)|^ *(?:export )?function (\w+)|^ +(get \w+|set \w+|constructor|static \w+)\(/

/** The files that are the standard, by their paths in the oracle's folder. */
export function oracleFiles(): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => /^(?!run\.|comparison\/|page\/).*\.ts$/.test(file))
    .sort()
}

/** A file's text, by its path in the oracle's folder. */
export function oracleSource(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8')
}

/** The functions, types and tables whose docstrings have an anchor. */
export function readAlgorithms(): Algorithm[] {
  return oracleFiles()
    .flatMap(readFile)
    .filter(({ anchors }) => anchors.length > 0)
}

function readFile(file: string): Algorithm[] {
  const found: (Algorithm & { readonly steps: Step[] })[] = []
  let anchors: string[] = []
  for (const [index, text] of oracleSource(file).split('\n').entries()) {
    const line = index + 1
    if (/^ *\/\*\*/.test(text)) anchors = []
    if (/^ *\/?\*/.test(text)) {
      anchors.push(...Array.from(text.matchAll(ANCHOR), ([, anchor]) => anchor!))
    }
    const [, constant, called, member] = DECLARATION.exec(text) ?? []
    const name = constant ?? called ?? member
    if (name !== undefined) {
      const before = found.at(-1)
      const isSetterOf = before?.name === name.replace('set ', 'get ')
      found.push({ name, anchors: isSetterOf ? before.anchors : anchors, file, line, steps: [] })
      anchors = []
    }
    const [, number, words] = /^ +\/\/ (\d+(?:\.\d+)*)\. ?(.*)$/.exec(text) ?? []
    const steps = found.at(-1)?.steps ?? []
    if (number !== undefined) steps.push({ number, words: words!, line, traced: [] })
    const [, traced] = /parser\.step\('([\d.]+)'\)/.exec(text) ?? []
    const last = steps.at(-1)
    if (traced !== undefined && last !== undefined) {
      steps.splice(-1, 1, { ...last, traced: [...last.traced, traced] })
    }
  }
  return found
}
