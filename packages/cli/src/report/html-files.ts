import type { FileFigures } from '@waymark/site'
import { figure, say } from '../speech.ts'
import { duration } from '../terminal/figures.ts'
import { text } from './html-text.ts'
import type { ValidationReport } from './validation-report.ts'

const KINDS: Readonly<Record<NonNullable<FileFigures['kind']>, () => string>> = {
  urlset: () => say('sitemap'),
  sitemapindex: () => say('index'),
  text: () => say('text sitemap'),
  feed: () => say('feed'),
  robots: () => 'robots.txt',
  database: () => say('database'),
}

/** The kind of a file, in a table. */
export function kindWord(kind: FileFigures['kind']): string {
  return text(kind === null ? say('not known') : KINDS[kind]())
}

/** An index and a robots.txt have sitemaps, which no total of entries counts. */
export function entriesOf(kind: FileFigures['kind'], entries: number): string {
  const isIndex = kind === 'sitemapindex' || kind === 'robots'
  return isIndex ? say('{entries} {entries|sitemap|sitemaps}', { entries }) : figure(entries)
}

/** The last line of a report. */
export function readBy(
  { generator, milliseconds }: Pick<ValidationReport, 'generator' | 'milliseconds'>,
  input: string,
): string {
  return say('{generator} read {input} in {time}.', {
    generator,
    input,
    time: duration(milliseconds),
  })
}
