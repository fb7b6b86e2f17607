import type { MarkdownRenderer } from 'vitepress'
import { DEMO } from './address.ts'
import { pageOf } from './head-links.ts'
import { wordsIn } from './words/words.ts'

/** Changes how VitePress reads Markdown. */
export function addRules(md: MarkdownRenderer): void {
  // A URL in a sentence is an example, and leads nowhere.
  md.set({ linkify: false })
  highlightOnce(md)
  showBraces(md)
  leaveForDemo(md)
  translateCopy(md)
  labelCells(md)
}

const highlighted = new Map<string, string>()

/** VitePress renders each page three times: for the browser, for the server, and for the search. */
function highlightOnce(md: MarkdownRenderer): void {
  const { highlight } = md.options
  if (highlight == null) return
  md.set({
    highlight(code, language, attributes) {
      const key = JSON.stringify([code, language, attributes])
      const html = highlighted.get(key) ?? highlight(code, language, attributes)
      highlighted.set(key, html)
      return html
    },
  })
}

/** Vue would read two braces in a text, or in code in a line, as code of its own. */
function showBraces(md: MarkdownRenderer): void {
  for (const kind of ['text', 'code_inline'] as const) {
    const render = md.renderer.rules[kind]!
    md.renderer.rules[kind] = (...given) => render(...given).replaceAll('{', '&#123;')
  }
}

/** The demo is not a page of VitePress: a link to it must load it. */
function leaveForDemo(md: MarkdownRenderer): void {
  md.core.ruler.push('leave-for-demo', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open' && String(token.attrGet('href')).startsWith(DEMO)) {
        token.attrSet('target', '_self')
      }
    }
  })
}

/** The button beside a block of code has one title for all languages. */
function translateCopy(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence!
  md.renderer.rules.fence = (tokens, i, options, env, self) => {
    const { copy } = wordsIn[pageOf(String(env.relativePath)).language].chrome
    return fence(tokens, i, options, env, self).replace(
      /<button title="[^"]*"/,
      `<button title="${copy}"`,
    )
  }
}

/** On a phone, three cells or more of a row are below each other, and each has the head of its column. */
function labelCells(md: MarkdownRenderer): void {
  // The rule of VitePress drops the class. A table may be wider than the screen, and then a keyboard scrolls it.
  md.renderer.rules['table_open'] = (tokens, i, options, _env, self) => {
    tokens[i]!.attrSet('tabindex', '0')
    return self.renderToken(tokens, i, options)
  }
  md.core.ruler.push('label-cells', ({ tokens }) => {
    let heads: string[] = []
    let column = 0
    let table = 0
    tokens.forEach(({ type }, i) => {
      if (type === 'table_open') {
        heads = []
        table = i
      }
      if (type === 'thead_close') {
        tokens[table]!.attrSet('class', heads.length > 2 ? 'rows' : 'pair')
      }
      if (type === 'tr_open') column = 0
      if (type === 'th_open') heads.push(tokens[i + 1]!.content)
      if (type === 'td_open') tokens[i]!.attrSet('data-label', heads[column++] ?? '')
    })
  })
}
