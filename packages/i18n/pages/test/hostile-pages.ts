import fc from 'fast-check'

/**
 * Pieces of pages. `#` is a number that no other piece has. They have none of what parse5 and the reader read differently:
 *
 * - `&` before a carriage return, after which parse5 counts two lines.
 * - `<![CDATA[` in a title or description of SVG, or in `foreignObject`: by the HTML Standard it is a section there, too.
 * - `frameset` in a body, which removes the body if nothing is in it that shows.
 * - `col` and other parts of a table in a `template`, after which the standard ignores other elements.
 * - Formatting elements that another element closes before foreign content: the standard opens them anew, and their end tags
 *   then end the foreign content.
 * - `object` and `marquee` in a `template`, after which a link in the template is made once more after it.
 */
const PIECES = [
  ...['<!doctype html>', '<html lang=en>', "<html lang='de' xml:lang=fr>", '<head>', '</head>'],
  ...['<body>', '</body>', '</html>', '<base href=/#>', '<meta name=x>', '<img>', '<br>', '</br>'],
  ...['<link rel=canonical href=/#>', '<LINK REL=CANONICAL HREF= /# >', '<title>a &amp; # '],
  '<link rel=" Alternate\nx" hreflang=de href="/#?a&amp;b&copy=1&lt;">',
  '<link rel=canonical\nhref="/#\r\n"/>',
  '<link rel=canonical href=/# rel=x href=y>',
  ...[
    '<title>',
    '</title>',
    '</title x>',
    '<template>',
    '</template>',
    '<noscript>',
    '</noscript>',
  ],
  ...['<svg>', '</svg>', '<svg/>', '<svg / >', '<math>', '</math>', '<mi>', '<mtext>', '</mi>'],
  ...['<foreignObject>', '</foreignObject>', '<desc>', '<desc/>', '<g>', '</g>', '<mglyph>'],
  ...['<annotation-xml encoding=text/html>', '<annotation-xml>', '<font>', '<font color=x>'],
  ...['<div>', '</div>', '<p>', '</p>', '</p a=">">', '<table>', '</table>', '<tr>', '<td>'],
  ...['<a href=/#>', '<a xlink:href=/#>', "<a title='>' href=/#>", '<a href=/#', '</a>'],
  ...['<area href=/#>', '<form>', '</form>', '<button>', '</button>', '<li>', '</li>', '<ul>'],
  ...['<h1>', '</h1>', '<h2>', '<dd>', '<dt>', '<x-y>', '</x-y>', '<span>', '</span>'],
  ...['<!--', '-->', '<!-->', '--!>', '<?php ?>', '</ x>', ']]>', 'text', ' ', '\r\n', '\n', '\r'],
  ...['<script>', '</script>', '<script/>', '<style>', '</style>', '<xmp>', '</xmp>', '\0'],
  ...['<textarea>', '</textarea>', '<iframe>', '</iframe>', '<noframes>', '</noframes>'],
  ...['<noembed>', '</noembed>', '>', '"', "'", '=', '<', '/', '&nbsp;'],
]

/** Pages of such pieces in any order. */
export const hostilePages: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 24 })
  .map((pieces) => pieces.map((piece, i) => piece.replaceAll('#', String(i))).join(''))
  .filter((html) => !mayReopenLink(html))

/** Whether the end tag of a link may be inside foreign content that is in no link, or in one that is opened anew. */
function mayReopenLink(html: string): boolean {
  const start = html.indexOf('<a ')
  const svg = html.indexOf('<svg', start)
  const math = html.indexOf('<math', start)
  if (start === -1 || (svg === -1 && math === -1)) return false
  const foreign = Math.min(...[svg, math].filter((at) => at !== -1))
  return html.includes('</a>', foreign)
}
