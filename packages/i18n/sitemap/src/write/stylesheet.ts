/**
 * An XSL style sheet that shows a sitemap or an index in a browser as a table: the URLs with their numbers, languages and dates.
 * It needs no scripts, and is light or dark as the reader prefers.
 *
 * @example
 * ```ts
 * import { createSitemapFiles, SITEMAP_STYLESHEET } from '@waymark/sitemap'
 *
 * const pages = [{ loc: 'https://a.example/' }]
 * const [file] = await createSitemapFiles(pages, { stylesheet: 'sitemap.xsl' })
 * file.xml.split('\n')[0] // => '<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="sitemap.xsl"?>'
 * const files = { 'sitemap.xml': file.xml, 'sitemap.xsl': SITEMAP_STYLESHEET }
 * ```
 */
export const SITEMAP_STYLESHEET = `<?xml version="1.0" encoding="UTF-8"?>
<!-- The style sheet of Waymark for sitemaps. -->
<xsl:stylesheet version="1.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:h="http://www.w3.org/1999/xhtml"
  exclude-result-prefixes="s h">
<xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>
<xsl:variable name="isIndex" select="boolean(/s:sitemapindex)"/>
<xsl:variable name="rows" select="/s:urlset/s:url|/s:sitemapindex/s:sitemap"/>
<xsl:variable name="hasLanguages" select="boolean(/s:urlset/s:url/h:link)"/>
<xsl:variable name="hasDates" select="boolean($rows/s:lastmod)"/>
<xsl:variable name="title">
  <xsl:choose>
    <xsl:when test="$isIndex">Sitemap index</xsl:when>
    <xsl:otherwise>Sitemap</xsl:otherwise>
  </xsl:choose>
</xsl:variable>
<xsl:template match="/">
<html lang="en">
<head>
<title><xsl:value-of select="$title"/></title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<style>
:root { color-scheme: light dark; --text: #1b1f24; --page: #fff; --soft: #57606a; --line: #d0d7de; --stripe: #f6f8fa; --link: #0550ae }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --page: #0d1117; --soft: #9ca5af; --line: #30363d; --stripe: #161b22; --link: #79b8ff }
}
body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: var(--text); background: var(--page); font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.5rem }
p { margin: .25rem 0 1.5rem; color: var(--soft) }
div { overflow-x: auto }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { white-space: nowrap }
tbody tr:nth-child(even) { background: var(--stripe) }
.number { width: 1%; color: var(--soft); text-align: right; font-variant-numeric: tabular-nums }
.url { min-width: 12rem; overflow-wrap: anywhere }
.date { white-space: nowrap; font-variant-numeric: tabular-nums }
ul { display: flex; flex-wrap: wrap; gap: 0 .75rem; margin: 0; padding: 0; list-style: none }
a { color: var(--link) }
</style>
</head>
<body>
<main>
<h1><xsl:value-of select="$title"/></h1>
<p>
  <xsl:value-of select="format-number(count($rows), '#,##0')"/>
  <xsl:choose>
    <xsl:when test="$isIndex and count($rows) = 1"> sitemap</xsl:when>
    <xsl:when test="$isIndex"> sitemaps</xsl:when>
    <xsl:when test="count($rows) = 1"> page</xsl:when>
    <xsl:otherwise> pages</xsl:otherwise>
  </xsl:choose>
  <xsl:text>. Search engines read this file to find the pages of the site.</xsl:text>
</p>
<div>
<table>
<thead>
<tr>
  <th scope="col" class="number">No.</th>
  <th scope="col">URL</th>
  <xsl:if test="$hasLanguages"><th scope="col">Languages</th></xsl:if>
  <xsl:if test="$hasDates"><th scope="col">Last modified</th></xsl:if>
</tr>
</thead>
<tbody>
<xsl:for-each select="$rows">
<tr>
  <td class="number"><xsl:value-of select="position()"/></td>
  <td class="url"><a href="{s:loc}"><xsl:value-of select="s:loc"/></a></td>
  <xsl:if test="$hasLanguages">
    <td>
      <xsl:if test="h:link">
        <ul>
          <xsl:for-each select="h:link">
            <li><a href="{@href}" hreflang="{@hreflang}"><xsl:value-of select="@hreflang"/></a></li>
          </xsl:for-each>
        </ul>
      </xsl:if>
    </td>
  </xsl:if>
  <xsl:if test="$hasDates"><td class="date"><xsl:value-of select="s:lastmod"/></td></xsl:if>
</tr>
</xsl:for-each>
</tbody>
</table>
</div>
</main>
</body>
</html>
</xsl:template>
</xsl:stylesheet>
`
