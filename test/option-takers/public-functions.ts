import { globSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { packages, readText, root } from '../workspace.ts'

/** A public function or constructor with parameters that were asked for. */
export interface PublicFunction {
  readonly name: string
  /** Where it is declared, from the root. */
  readonly file: string
  /** The types of those parameters, as they are written. */
  readonly types: readonly string[]
}

const files: ReadonlyMap<string, string> = new Map(
  packages
    .flatMap(({ folder }) => globSync(`${folder}/src/**/*.ts`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('/generated/'))
    .map((path) => [path, withoutComments(readText(path))]),
)

/** Comments are replaced by spaces, so that a bracket in one does not count. Strings stay. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^\s*|[;{},]\s*)\/\/.*$/gm, (comment) =>
    ' '.repeat(comment.length),
  )
}

/** The text from an opening bracket to the one that closes it, without both. */
function bracketed(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const character = text.charAt(at)
    // The arrow of a function type closes nothing.
    if ('([{<'.includes(character)) depth++
    else if (')]}'.includes(character) || (character === '>' && text[at - 1] !== '=')) depth--
    if (depth === 0) return text.slice(open + 1, at)
  }
  throw new Error(`a bracket is not closed: ${text.slice(open, open + 60)}`)
}

/** Splits at commas that are not in brackets. */
function splitList(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= list.length; at++) {
    const character = list.charAt(at)
    if (character !== '' && '([{<'.includes(character)) depth++
    else if (
      character !== '' &&
      (')]}'.includes(character) || (character === '>' && list[at - 1] !== '='))
    )
      depth--
    else if (depth === 0 && (character === ',' || character === '')) {
      parts.push(list.slice(start, at))
      start = at + 1
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The names of types that are objects with members that may be left out. */
const optionTypes: ReadonlySet<string> = findOptionTypes()

function findOptionTypes(): ReadonlySet<string> {
  const found = new Set<string>()
  const heirs: (readonly [name: string, from: string])[] = []
  for (const text of files.values()) {
    for (const match of text.matchAll(
      /\b(?:interface|type) (\w+)(?:<[^={]*>)?\s*(?:extends ([^{]*))?(?:=\s*)?\{/g,
    )) {
      const [whole, name = '', from = ''] = match
      const body = bracketed(text, match.index + whole.length - 1)
      if (/(?:^|\n)\s*(?:readonly )?\w+\?\s*:/.test(body)) found.add(name)
      heirs.push([name, from])
    }
    for (const [, name = ''] of text.matchAll(/OptionTable<(\w+)/g)) found.add(name)
    for (const [, name = '', from = ''] of text.matchAll(/\btype (\w+)(?:<[^=]*>)? = ([^\n{]+)/g)) {
      heirs.push([name, from])
    }
  }
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [name, from] of heirs) {
      // A list, a function and a choice of values are not options, whatever they are made of.
      if (/\[\]|=>|\||Omit<|Table</.test(from)) continue
      if ((from.match(/\w+/g) ?? []).some((word) => found.has(word))) found.add(name)
    }
  }
  return found
}

/** Whether the type of a parameter is an object with members that may be left out, or one of several that are. */
export function takesOptions(type: string): boolean {
  if (/^(?:readonly )?\{/.test(type)) return /\w+\?\s*:/.test(type)
  if (
    /\[\]$|^readonly |=>|^(?:Iterable|AsyncIterable|Map|Set|Readonly(?:Array|Map|Set))</.test(type)
  ) {
    return false
  }
  if (/\b(?:Partial|Pick)</.test(type)) return true
  const words = type.match(/\w+/g) ?? []
  return words.some((word) => optionTypes.has(word) || /(?:Options|Config)$/.test(word))
}

/** The types of the parameters in a list, as they are written. */
function typesOf(parameters: string): string[] {
  return splitList(parameters).flatMap((parameter) => {
    const name = /^(?:\{[^}]*\}|\[[^\]]*\]|[\w.]+)\??\s*:\s*/.exec(parameter)
    if (name === null) return []
    return [
      parameter
        .slice(name[0].length)
        .replace(/\s*=(?!>)[^=][\s\S]*$/, '')
        .trim(),
    ]
  })
}

/** The functions and classes that a file declares and exports, with the parameters of each. */
function declarations(file: string): { name: string; parameters: string }[] {
  const text = files.get(file) ?? ''
  const found: { name: string; parameters: string }[] = []
  for (const match of text.matchAll(/^export (?:async )?function\*? (\w+)/gm)) {
    let at = match.index + match[0].length
    if (text.charAt(at) === '<') at += bracketed(text, at).length + 2
    found.push({ name: match[1]!, parameters: bracketed(text, at) })
  }
  for (const match of text.matchAll(/^export (?:abstract )?class (\w+)[^{]*\{/gm)) {
    // A brace at the beginning of a line ends the class.
    const body = text.slice(match.index, text.indexOf('\n}', match.index))
    const start = /\n\s*constructor\(/.exec(body)
    if (start === null) continue
    const open = start.index + start[0].length - 1
    found.push({ name: match[1]!, parameters: bracketed(body, open) })
  }
  for (const match of text.matchAll(
    /^export const (\w+)(?:: typeof main\.(\w+))?[^=]*=\s*(?:async )?(?=\()/gm,
  )) {
    const [whole, name = '', sameAs] = match
    const main = sameAs === undefined ? [] : declarations(join(dirname(file), 'index.ts'))
    const parameters =
      main.find((one) => one.name === sameAs)?.parameters ??
      bracketed(text, match.index + whole.length)
    found.push({ name, parameters })
  }
  return found
}

/** The names that a file exports, each with the file that declares it. */
function exportsOf(file: string): (readonly [name: string, file: string])[] {
  const text = files.get(file) ?? ''
  const own = declarations(file).map(({ name }) => [name, file] as const)
  const handedOn = [...text.matchAll(/^export \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const source = join(dirname(file), from)
      const all = new Map(exportsOf(source))
      return names
        .split(',')
        .map((name) => name.trim().split(' as ')[0]!)
        .flatMap((name) => (all.has(name) ? [[name, all.get(name)!] as const] : []))
    },
  )
  return [...own, ...handedOn]
}

/**
 * Every public function and constructor with a parameter of some type, as the sources of the packages declare them.
 *
 * @param isAsked - Whether a type, as it is written, is asked for.
 */
export function publicFunctions(isAsked: (type: string) => boolean): readonly PublicFunction[] {
  const found = new Map<string, PublicFunction>()
  for (const { folder, manifest } of packages) {
    for (const entry of Object.values(manifest.exports)) {
      if (typeof entry === 'string' || entry['@waymark/source'] === undefined) continue
      for (const [name, file] of exportsOf(join(folder, entry['@waymark/source']))) {
        const { parameters } = declarations(file).find((one) => one.name === name)!
        const types = typesOf(parameters).filter(isAsked)
        if (types.length > 0) found.set(`${file} ${name}`, { name, file, types })
      }
    }
  }
  return [...found.values()]
}
