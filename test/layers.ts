/** The packages by layer, from the lowest: a package may depend on packages of lower layers only. */
export const layers: readonly (readonly string[])[] = [
  ['infra'],
  ['percent-encoding', 'idna', 'rfc3986', 'language-tag'],
  ['host', 'urlencoded', 'legacy-encoding', 'uri-template'],
  ['url-parser'],
  ['public-suffix', 'explain', 'url-edit'],
  ['url', 'normalize', 'display', 'url-pattern'],
  ['compare', 'path-guard', 'sitemap', 'hreflang', 'pages', 'react-native'],
  ['uri-design', 'i18n-validation'],
  ['site', 'worker'],
  ['problems', 'udf', 'clickhouse', 'duckdb', 'sqlite'],
  ['cli'],
  ['astro'],
]

/** Packages up to the layer of `url` that use a library; all others there have no dependency from outside. */
export const overLibraries: readonly string[] = ['legacy-encoding']

/** Packages with entries that change the global object when they are imported. */
export const withEffects: readonly string[] = ['react-native']

/** The number of a package's layer, 0 for the lowest; -1 for a package that is not in the table. */
export function layerOf(name: string): number {
  return layers.findIndex((layer) => layer.includes(name))
}

/** Whether the package belongs to the core, which assumes nothing of its host but ECMAScript 2022. */
export function isCore(name: string): boolean {
  return layerOf(name) <= layerOf('url')
}
