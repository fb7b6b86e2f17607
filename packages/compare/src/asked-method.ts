import { ArgumentError } from '@waymark/infra/argument'
import { hasOwn, sentence } from '@waymark/infra/internal'
import { baseOption } from './context-options.ts'
import type { KeyFunction } from './function-method.ts'
import type { DirectionalMethod, Method, PairwiseMethod, SymmetricMethod } from './method.ts'
import type { CompareOptions } from './options.ts'
import { Subject } from './subject.ts'

/** A method that needs no other: all but one that leaves the choice to the application. */
export type SettledMethod = SymmetricMethod | PairwiseMethod | DirectionalMethod

const KINDS: readonly unknown[] = ['symmetric', 'pairwise', 'directional', 'application']

export function isMethod(value: unknown): value is Method {
  return (
    typeof value === 'object' &&
    value !== null &&
    hasOwn(value, 'kind') &&
    KINDS.includes(value.kind)
  )
}

/** Whether the URLs of a method are resolved for it. Some methods resolve them themselves. */
export function isResolved(method: SymmetricMethod | DirectionalMethod): boolean {
  return method.options.includes(baseOption)
}

export function prepare(
  method: SymmetricMethod,
  options: CompareOptions,
): (subject: Subject) => string | null {
  return method.prepare?.(options) ?? ((subject) => method.key(subject, options))
}

/** The keys by a method, with options that have been checked. */
export function keysBy(method: SymmetricMethod, options: CompareOptions): KeyFunction {
  const base = isResolved(method) ? (options.base ?? null) : null
  const keyOf = prepare(method, options)
  return (url) => keyOf(new Subject(url, base))
}

/** Whether two URLs are equal by a method, with options that have been checked. */
export function equalityBy(
  method: SettledMethod,
  options: CompareOptions,
): (a: string, b: string) => boolean {
  if (method.kind === 'directional') {
    const base = isResolved(method) ? (options.base ?? null) : null
    return (a, b) => method.matches(a, new Subject(b, base), options)
  }
  if (method.kind === 'pairwise') {
    return (a, b) => method.difference(new Subject(a), new Subject(b), options) === null
  }
  const keyOf = keysBy(method, options)
  return (a, b) => {
    const key = keyOf(a)
    return key !== null && key === keyOf(b)
  }
}

/** The error for a method that has no keys. */
export function withoutKeys({
  name: method,
  kind,
}: Exclude<Method, SymmetricMethod>): ArgumentError {
  switch (kind) {
    case 'pairwise':
      return new ArgumentError(
        'method',
        sentence('Method {method:quote} compares two URLs and has no keys', { method }),
      )
    case 'directional':
      return new ArgumentError(
        'method',
        sentence('Method {method:quote} matches a pattern and has no keys', { method }),
      )
    case 'application':
      return new ArgumentError(
        'method',
        sentence(
          'Method {method:quote} leaves the choice to you: give the method that you choose',
          { method },
        ),
      )
  }
}
