import { type DeclarationReflection, ReflectionKind } from 'typedoc'
import { readApi } from './read-api.ts'

/** What a program calls or makes. A type is shown where it is used. */
const CALLED = ReflectionKind.Function | ReflectionKind.Class

const { project } = await readApi()
let exported = 0
let without = 0
for (const module of project.children ?? []) {
  const called = (module.children ?? []).filter(({ kind }) => (kind & CALLED) !== 0)
  const lacking = called.filter((each) => !hasExample(each)).map(({ name }) => name)
  exported += called.length
  without += lacking.length
  if (lacking.length > 0) console.log(`${module.name}: ${lacking.join(', ')}`)
}
console.log(`${without} of ${exported} functions and classes have no @example`)

function hasExample(reflection: DeclarationReflection): boolean {
  const comments = [reflection, ...(reflection.signatures ?? [])].map(({ comment }) => comment)
  return comments.some((comment) => comment?.getTag('@example') !== undefined)
}
