import type { SitemapExtension } from '../protocol/extension.ts'
import type { TextType } from './text-types.ts'

/** An attribute of an element. */
export interface AttributeDefinition {
  readonly attribute: string
  readonly type: TextType
  readonly isRequired?: boolean
}

/** An element: what is in it, how often it can be there, and where that is documented. */
export interface ElementDefinition {
  /** The name without its prefix. */
  readonly element: string
  readonly isRequired?: boolean
  /** How many there can be; by default 1. With more, the member is a list. */
  readonly most?: number
  /** What its text must be. An element has a type or children. */
  readonly type?: TextType
  /** For an element with attributes: the member that has its text. */
  readonly textMember?: string
  /** By member. */
  readonly attributes?: Readonly<Record<string, AttributeDefinition>>
  /** By member, in the order of the schema, in which they are written. */
  readonly children?: Readonly<Record<string, ElementDefinition>>
  /** Whether it must not be the URL of the page. */
  readonly isMedia?: boolean
}

/** All elements of a type of values, with a name that is checked against the type. */
export type ElementTable<Value> = { readonly [Name in keyof Required<Value>]: ElementDefinition }

/** An extension as its documentation describes it. Reading, writing and checking follow from this. */
export interface ExtensionDefinition
  extends Pick<
    SitemapExtension,
    'member' | 'prefix' | 'namespace' | 'element' | 'maxPerPage' | 'maxPerFile'
  > {
  readonly elements: Readonly<Record<string, ElementDefinition>>
  /** At least one of these members must be there. */
  readonly anyOf?: readonly string[]
  /** What was once documented. */
  readonly deprecated: {
    readonly elements: readonly string[]
    /** As element and attribute: `player_loc autoplay`. */
    readonly attributes: readonly string[]
  }
  /** The member with the date that must not be older than so many days. */
  readonly newest?: { readonly member: string; readonly days: number }
}
