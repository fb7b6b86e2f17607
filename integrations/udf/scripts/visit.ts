import type { Node } from 'acorn'

/** A node of any type, whose members are looked at one by one. */
export type AnyNode = Node & Record<string, unknown>

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Calls a function for a node and all below it, the outer ones first. */
export function visit(
  value: unknown,
  onNode: (node: AnyNode, parent: AnyNode | null) => void,
  parent: AnyNode | null = null,
): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, onNode, parent)
  } else if (isNode(value)) {
    onNode(value, parent)
    for (const child of Object.values(value)) visit(child, onNode, value)
  }
}
