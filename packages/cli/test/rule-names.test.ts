import { globSync, readFileSync } from 'node:fs'
import { methods } from '@waymark/compare'
import { rules } from '@waymark/normalize'
import { problems } from '@waymark/problems'
import { expect, test } from 'vitest'
import { loadCommands } from '../src/commands/load-command.ts'

// What the command line itself finds wrong with a file or a line is not a check.
const OWN = /^(?:file|json|list|memory|url-line|yaml)-/

// The codes of the hreflang checks are in the list of problems, as are those of the lint rules.
const names = [
  ...[...rules, ...methods].map(({ name }) => name),
  ...problems.map(({ code }) => code).filter((code) => !OWN.test(code)),
]

/** A text without the places where an option is defined or asked for: an option may have the name of a rule. */
function withoutOptions(text: string, options: readonly string[]): string {
  const accesses = options.map(
    (name) => `name: '${name}'|(?:text|isOn)\\('${name}'\\)|CHOICES\\['${name}'\\]|--${name}`,
  )
  return text.replace(new RegExp(accesses.join('|'), 'g'), '')
}

test('the command line mentions no rule, method or check by name', async () => {
  const options = (await loadCommands()).flatMap((command) =>
    command.options.map(({ name }) => name),
  )
  const folder = new URL('../src/', import.meta.url)
  const files = globSync('**/*.ts', { cwd: folder })
  expect(files.length).toBeGreaterThan(30)
  // A name of one word may have another sense, as `host` has; that of a rule is not a string of its own.
  const ofOneWord = rules.map(({ name }) => name).filter((name) => !name.includes('-'))
  const others = names.filter((name) => name.includes('-'))
  const mention = new RegExp(
    `(?<![\\w-])(?:${others.join('|')})(?![\\w-])|'(?:${ofOneWord.join('|')})'`,
    'g',
  )
  expect("'nfc-path' a-nfc-path".match(mention)).toEqual(['nfc-path'])
  const mentions = files.flatMap((file) => {
    const text = withoutOptions(readFileSync(new URL(file, folder), 'utf8'), options)
    return (text.match(mention) ?? []).map((name) => `${file}: ${name}`)
  })
  expect(mentions).toEqual([])
})
