import type { Repair } from './finding.ts'

/** A host with a dot, its port, and what can follow them. */
const HOST =
  /^((?:[a-z\d\x80-\uffff_-]{1,63}\.){1,10}([a-z\x80-\uffff][a-z\d\x80-\uffff-]{1,62}))(?::\d{1,5})?(?:[/?#]|$)/i

/** The last labels of most hosts that people write; of those with two letters, all are of a country. */
const USUAL = /^(?:[a-z]{2}|com|org|net|edu|gov|info|dev|app|shop|online)$/i

/** The same, where they are more often the end of the name of a file. */
const FILES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'aac apk asp aspx avi bak bat bin bmp bz cc cfg cgi class conf cpp cs css csv dat db deb dll dmg doc docx env exe gif git gz hs htm html ico ini iso jar java jpeg jpg js json jsx kt lock log lua map md mdx mkv mjs mov mp mp3 mp4 mpeg odt ogg otf pdf php pl png ppt pptx ps psd py rar rb rpm rs rtf scss sh so sql srt svg swift swp tar tex tgz tif tiff tmp toml ts tsv tsx ttf txt vb vue wasm wav webm webp woff xhtml xls xlsx xml xz yaml yml zip zsh'.split(
    ' ',
  ),
)

/** The scheme before an input that begins with a host; `null` for a word, a number and the name of a file. */
export function bareHostRepair(input: string): Repair | null {
  const start = input.search(/[^\0- ]/)
  const [, host = '', last = ''] = HOST.exec(input.slice(start, start + 700)) ?? []
  if (host === '' || FILES.has(last.toLowerCase())) return null
  // `httpsexample.com` may be two words.
  const isCertain = USUAL.test(last) && !/^https?./i.test(host)
  return { edits: [{ start, end: start, text: 'https://' }], isCertain }
}

/** A host as people write it in a sentence, with its port and what follows. */
export const HOST_IN_TEXT: RegExp =
  /(?<![^\s(<"'`[=\u201c\u00ab])(?:www\.(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}|(?:[a-z\d-]{1,63}\.){1,9}(?:[a-z]{2}|com|org|net|edu|gov|info|dev|app|shop|online))(?::\d{1,5})?(?:[/?#][^\s<>"`]{0,900}|(?![\w@:-]|\.\w))/

/** The different hosts in a sentence, each with what follows it, without the names of files; at most five. */
export function hostsInText(text: string): readonly string[] {
  const found = new Set<string>()
  for (const [host] of text.slice(0, 1000).matchAll(new RegExp(HOST_IN_TEXT, 'g'))) {
    const last = /\.([a-z]+)(?=[:/?#]|$)/.exec(host)?.[1] ?? ''
    if (!FILES.has(last)) found.add(host.replace(/[.,;:!?'")\]}]{1,9}$/, ''))
    if (found.size === 5) break
  }
  return [...found]
}
