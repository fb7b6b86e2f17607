import { sentence, suggest } from '@waymark/infra/internal'
import { TEMPLATE_CODES } from '@waymark/uri-template'
import { RESOURCE_TEXTS } from '../resource-problem.ts'
import { isCustomCode } from './define-lint-rule.ts'
import { DOCUMENT_TEXTS, type DocumentProblem, documentProblem } from './document-problem.ts'
import type { IgnoredName } from './document-reading.ts'
import { type DocumentNode, type DocumentPath, placeOf, TYPE_WORDS } from './document-tree.ts'
import { ruleNames } from './lint.ts'

/**
 * The names of an ignore comment; without a name it ignores everything. What follows `--` is a reason.
 *
 * @param text - The end of the comment.
 * @param comment - The place of the whole comment.
 */
export function readIgnoredWords(
  text: string,
  comment: { readonly start: number; readonly end: number },
  problems: DocumentProblem[],
): readonly IgnoredName[] {
  const start = comment.end - text.length
  const words = [...text.matchAll(/[^\s,]+/g)]
  const reason = words.findIndex(([word]) => word.startsWith('--'))
  const names = (reason === -1 ? words : words.slice(0, reason)).map(({ 0: name, index }) => {
    return { name, start: start + index, end: start + index + name.length }
  })
  return names.length === 0 ? [{ name: '*', ...comment }] : keepKnown(names, problems)
}

/** The same as a member, an array of names. */
export function readIgnoredList(
  member: string,
  list: DocumentNode,
  path: DocumentPath,
  problems: DocumentProblem[],
): readonly IgnoredName[] {
  if (list.type !== 'an array') {
    const message = sentence('{member:quote} is {type:phrase}, not an array of names.', {
      detail: 'ignored-list',
      member,
      type: TYPE_WORDS[list.type],
    })
    const remedy = sentence('Write the names of rules in square brackets.')
    const place = { ...placeOf(list, path), remedy }
    problems.push(documentProblem('ignore-not-understood', message, place))
    return []
  }
  const names = list.elements().flatMap((element, index) => {
    const place = placeOf(element, [...path, index])
    if (element.type === 'a string') return [{ name: element.text, ...place }]
    const type = TYPE_WORDS[element.type]
    const message = sentence('A name to ignore is {type:phrase}, not a string.', {
      detail: 'ignored-name',
      type,
    })
    problems.push(documentProblem('ignore-not-understood', message, place))
    return []
  })
  return keepKnown(names, problems)
}

function keepKnown(
  names: readonly IgnoredName[],
  problems: DocumentProblem[],
): readonly IgnoredName[] {
  return names.filter((name) => {
    // Which rules a team has is not known here.
    if (knownNames().has(name.name) || isCustomCode(name.name)) return true
    problems.push(unknownName(name))
    return false
  })
}

/**
 * The problem of a name that nothing has.
 *
 * @param more - Names besides those of the linter.
 */
export function unknownName(
  { name, ...place }: IgnoredName,
  more: readonly string[] = [],
): DocumentProblem {
  const near = suggest(name, [...knownNames(), ...more])
  const message = sentence('There is no rule, group or cause {name:quote60}.', {
    detail: 'unknown-name',
    name,
  })
  const remedy =
    near === null ? {} : { remedy: sentence('Did you mean {suggestion}?', { suggestion: near }) }
  return documentProblem('ignore-not-understood', message, { ...place, ...remedy })
}

let known: ReadonlySet<string> | null = null

/** What an ignore comment can name. */
function knownNames(): ReadonlySet<string> {
  known ??= new Set([
    ...ruleNames,
    ...Object.keys(DOCUMENT_TEXTS),
    ...Object.keys(RESOURCE_TEXTS),
    ...TEMPLATE_CODES,
    '*',
  ])
  return known
}
