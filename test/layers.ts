/** The house, from the ground up: a package may depend on packages of lower layers and on nothing else. */
export const layers: readonly (readonly string[])[] = [
  ['infra'],
  ['percent-encoding', 'idna', 'rfc3986', 'language-tag'],
  ['host', 'urlencoded', 'legacy-encoding'],
  ['url-parser', 'public-suffix'],
  ['url', 'normalize', 'display', 'url-pattern'],
  ['compare', 'uri-design', 'sitemap', 'hreflang'],
  ['i18n-validation'],
  ['cli'],
]

/** Packages up to the layer of `url` that stand on a well-kept library; all others there need none. */
export const overLibraries: readonly string[] = ['legacy-encoding']

/** The number of a package's layer, 0 at the ground; -1 for one that has no place. */
export function layerOf(name: string): number {
  return layers.findIndex((layer) => layer.includes(name))
}

/** Whether the package belongs to the core, which assumes nothing of its host but ECMAScript 2022. */
export function isCore(name: string): boolean {
  return layerOf(name) <= layerOf('url')
}
