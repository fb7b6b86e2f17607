import type { ResourceFragment } from '../fragment.ts'
import type { guideSchemes } from './guide-schemes.ts'
import type { SchemeDefinition } from './scheme.ts'

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name

type One<Part extends string> = Part extends `${infer Name}*`
  ? { readonly [Key in Camel<Name>]: readonly string[] }
  : { readonly [Key in Camel<Part>]: string }

type Many<Parts extends string> = Parts extends `${infer Head}[/${infer Last}]`
  ? Many<Head> & Partial<One<Last>>
  : Parts extends `/${infer Rest}`
    ? Many<Rest>
    : Parts extends `${infer Head}/${infer Rest}`
      ? One<Head> & Many<Rest>
      : One<Parts>

type Flatten<T> = { readonly [Key in keyof T]: T[Key] }

/** The parts of a scheme as data. */
export type PartsOf<Definition extends SchemeDefinition> = string extends Definition['format']
  ? Readonly<Record<string, string | readonly string[]>>
  : Definition['name'] extends 'file'
    ? { readonly drive?: string; readonly path: readonly string[] }
    : Definition['name'] extends 'http' | 'https'
      ? { readonly host: string; readonly port?: number; readonly path?: readonly string[] }
      : Definition['format'] extends `${string}://${infer Parts}`
        ? Flatten<Many<Parts>>
        : never

/** The same, as parsed: if a JSON Pointer in the fragment says which value is meant, a `key` may be missing. */
export type ReadPartsOf<Definition extends SchemeDefinition> =
  PartsOf<Definition> extends infer Parts
    ? Parts extends { readonly key: string }
      ? Flatten<Omit<Parts, 'key'> & Partial<Pick<Parts, 'key'>>>
      : Parts
    : never

/** What may follow the path of every resource. */
export interface ResourceExtras {
  /** Names and values, decoded, in order. */
  readonly query?: readonly (readonly [name: string, value: string])[]
  readonly fragment?: ResourceFragment
}

type Slots<Parts extends string> = Parts extends `/${infer Rest}`
  ? `/${Slots<Rest>}`
  : Parts extends `${string}/${infer Rest}`
    ? `${string}/${Slots<Rest>}`
    : string

type Needed<Format extends string> = Format extends `${infer Head}[${string}` ? Head : Format

/** The URIs of a scheme, as far as the compiler can tell: with the delimiters that its format requires. */
export type UriOf<Definition extends SchemeDefinition> = Definition extends SchemeDefinition
  ? Needed<Definition['format']> extends `${infer Name}://${infer Parts}`
    ? `${Name}://${Slots<Parts>}`
    : never
  : never

/** A URI of one of the guide's schemes. */
export type ResourceUri = UriOf<(typeof guideSchemes)[number]>

/** The scheme that a string literal begins with. */
export type SchemeOf<Text extends string, Schemes extends readonly SchemeDefinition[]> = Extract<
  Schemes[number],
  { readonly name: Text extends `${infer Name}:${string}` ? Name : string }
>
