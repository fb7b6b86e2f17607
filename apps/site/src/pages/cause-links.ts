import { causes } from '@waymark/explain'
import { pathOf } from '../address.ts'
import { siteCatalogues } from '../catalogues.ts'
import { codePath } from '../code-path.ts'
import type { Language } from '../languages.ts'
import { code, heading, link, paragraphs, prose, table } from '../markdown.ts'
import { wordsIn } from '../words/words.ts'

/** On the page of a validation error, the causes that it may have; empty for any other code. */
export function causeSection(name: string, language: Language): string {
  const rows = causeTable(name, language)
  if (rows === '') return ''
  return paragraphs([heading(2, wordsIn[language].headings.causes, 'causes'), rows])
}

/** The causes of a validation error, with what is wrong; empty if it has none. */
export function causeTable(name: string, language: Language): string {
  const { code: head, problem } = wordsIn[language].columns
  const codes = causes.entries.filter(({ errors }) => errors.some((error) => error === name))
  if (codes.length === 0) return ''
  return table(
    [head, problem],
    codes.map(({ code: own }) => [codeLink(own, language), prose(summaryOf(own, language))]),
  )
}

/** On the page of a cause, the validation errors that it leads to; empty for any other code. */
export function errorLinks(name: string, language: Language): string {
  const errors = causes.entries.find(({ code: own }) => own === name)?.errors ?? []
  if (errors.length === 0) return ''
  const links = errors.map((error) => codeLink(error, language))
  return `${wordsIn[language].leadsTo} ${links.join(', ')}`
}

function codeLink(name: string, language: Language): string {
  return link(code(name), pathOf(language, codePath(name)))
}

function summaryOf(name: string, language: Language): string {
  const entries = siteCatalogues(language).flatMap(({ catalogue }) => catalogue.entries)
  return entries.find(({ code: own }) => own === name)!.summary
}
