type Child = Node | string | null

/** Makes an element. Text always becomes a text node, so nothing typed is ever read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  for (const child of children) if (child !== null) made.append(child)
  return made
}

/** Finds an element of the page by its id. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const node = document.getElementById(id)
  if (!(node instanceof kind)) throw new Error(`The page has no ${kind.name} #${id}`)
  return node
}
