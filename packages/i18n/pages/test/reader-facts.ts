import { createPageReader, type PageFacts, type PageLink } from '@waymark/pages'

/** What a page says, as lines like those of `factsOfParse5`. */
export function factsOfReader(html: string, sizes: readonly number[] = [html.length]): string[] {
  const links: PageLink[] = []
  const reader = createPageReader({ onLink: (link) => links.push(link) })
  let at = 0
  for (let i = 0; at < html.length; i++) {
    const size = Math.max(1, sizes[i % sizes.length]!)
    reader.write(html.slice(at, at + size))
    at += size
  }
  return linesOf(reader.end(), links)
}

function linesOf(facts: PageFacts, links: readonly PageLink[]): string[] {
  const { lang, base, titles, canonicals, alternates } = facts
  const found = [
    ...(base === null ? [] : [{ ...base, kind: 'base', value: base.href }]),
    ...titles.map((title) => ({ ...title, kind: 'title', value: title.text })),
    ...canonicals.map((link) => ({ ...link, kind: 'canonical', value: link.href })),
    ...alternates.map((link) => ({
      ...link,
      kind: `alternate ${link.hreflang}`,
      value: link.href,
    })),
    ...links.map((link) => ({ ...link, kind: 'link', value: link.href })),
  ].sort((a, b) => a.line - b.line || a.column - b.column)
  return [
    ...(lang === null ? [] : [`lang ${lang.value}`]),
    ...found.map(
      ({ kind, section, value, line, column }) => `${kind} ${section} ${value} ${line}:${column}`,
    ),
  ]
}
