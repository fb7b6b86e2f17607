import { spoken } from '../speech.ts'
import { HTML_STYLE } from './html-style.ts'
import { text } from './html-text.ts'

/** A number at the top of a report. */
export interface Figure {
  readonly label: string
  readonly value: string
  readonly note: string
}

/** A report as a page. All members are text, except `sections`. */
export interface Page {
  readonly title: string
  /** What the report is about: the host of the site. */
  readonly about: string
  /** The time of the run, in ISO 8601. */
  readonly generated: string
  readonly verdict: string
  readonly lead: string
  readonly figures: readonly Figure[]
  /** HTML. */
  readonly sections: readonly string[]
  readonly footer: string
}

/** One self-contained HTML file, without scripts, fonts or images. Its only links lead to explanations. */
export function renderPage(page: Page): string {
  const { title, about, generated, verdict, lead, figures, sections, footer } = page
  return `<!doctype html>
<html lang="${spoken().tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${text(title)}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<p class="brand">${text(about)} · <time datetime="${text(generated)}">${text(shownTime(generated))}</time></p>
<h1>${text(verdict)}</h1>
<p class="lead">${text(lead)}</p>
</header>
<main>
<dl class="figures">
${figures.map(figure).join('\n')}
</dl>
${sections.filter((section) => section !== '').join('\n')}
</main>
<footer><p>${text(footer)}</p></footer>
</body>
</html>
`
}

/** A time in ISO 8601 for people, to the minute. */
export function shownTime(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}

function figure({ label, value, note }: Figure): string {
  return `<div><dt>${text(label)}</dt><dd><b>${text(value)}</b> <span>${text(note)}</span></dd></div>`
}
