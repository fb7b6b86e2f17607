import { primaryLanguage } from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { AuditCheck, AuditContext } from '../audit-context.ts'
import { auditProblem, type RelatedPlace } from '../audit-problem.ts'
import { NONE } from '../built-pages.ts'
import { namingLinks, placeOfNaming } from '../naming-links.ts'

export const htmlLangContradictsHreflang: AuditCheck = {
  code: 'html-lang-contradicts-hreflang',
  *find(context) {
    const { graph, sets } = context
    const { alternates, pages, texts } = graph
    const naming = namingLinks(graph, (row) => sets.lacksAlternates(row))
    for (const row of graph.participants()) {
      const lang = pages.langOf(row) === NONE ? null : texts.text(pages.langOf(row))
      const own = lang === null ? null : primaryLanguage(lang)
      if (lang === null || own === null || sets.isSwapped(row)) continue
      const links = naming.get(row)?.filter((link) => !isDefault(link, context))
      const { first, related, values } =
        links === undefined ? bySelf(row, context) : byOthers(links, context)
      if (first === undefined || values.some((value) => value === null || value === own)) continue
      const loc = graph.locOf(row)
      const hreflang = texts.text(alternates.valueOf(first))
      const message = sentence(
        'The language of {loc:quote} is {lang:quote}, but its hreflang value is {hreflang:quote}.',
        { loc, lang, hreflang },
      )
      yield auditProblem('html-lang-contradicts-hreflang', message, {
        at: pages.langAt(row),
        loc,
        value: lang,
        lang,
        related,
        folder: graph.folderOf(loc),
      })
    }
  },
}

/** What links say of the language of a page. */
interface SaidLanguage {
  /** The first link. */
  readonly first: number | undefined
  readonly related: readonly RelatedPlace[]
  readonly values: readonly (string | null)[]
}

/** The links of a page to itself. */
function bySelf(row: number, { graph, sets }: AuditContext): SaidLanguage {
  const { alternates, forms } = graph
  const form = graph.formOfPage(row)
  const links = sets.linksOf(row, null).filter(({ target, value }) => {
    return value !== X_DEFAULT && forms.formOf(target) === form
  })
  return {
    first: links[0]?.link,
    related: links.slice(0, 1).map(({ group, link }) => ({
      at: alternates.placeOfLink(group, link),
      note: sentence('the link of the page to itself'),
    })),
    values: links.map(({ value }) => primaryLanguage(value)),
  }
}

/** The links of other pages, if a page has none. */
function byOthers(
  links: readonly number[],
  { graph: { alternates, texts }, graph }: AuditContext,
): SaidLanguage {
  return {
    first: links[0],
    related: links.map((link) => placeOfNaming(graph, link)),
    values: links.map((link) => primaryLanguage(texts.text(alternates.valueOf(link)))),
  }
}

const X_DEFAULT = 'x-default'

function isDefault(link: number, { graph: { alternates, texts } }: AuditContext): boolean {
  return asciiLowercase(texts.text(alternates.valueOf(link))) === X_DEFAULT
}
