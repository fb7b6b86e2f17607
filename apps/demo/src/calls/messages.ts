/** Functions that a worker has for the page, each with one argument. */
export type Calls<Type> = { readonly [Name in keyof Type]: (argument: never) => unknown }

export type ArgumentOf<Type, Name extends keyof Type> = Type[Name] extends (
  argument: infer Argument,
) => unknown
  ? Argument
  : never

export type ResultOf<Type, Name extends keyof Type> = Type[Name] extends (
  argument: never,
) => infer Result
  ? Result
  : never

/** What the page asks a worker for. */
export interface Call {
  readonly id: number
  readonly name: string
  readonly argument: unknown
}

/** What a worker answers. */
export type CallAnswer =
  | {
      readonly kind: 'progress'
      readonly id: number
      readonly done: number
      readonly total: number
    }
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
