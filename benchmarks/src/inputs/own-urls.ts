/**
 * URLs made up here, for where no data folder is: real lists are longer and more even, so figures from
 * these say less.
 */
const HOSTS = ['example.com', 'www.example.org', 'docs.example.net', 'shop.example', 'a.b.example']
const WORDS = ['guide', 'start', 'news', 'archive', 'product', 'about', 'image', 'list', 'page']
const ENDINGS = ['', '/', '.html', '.png', '-2.html', '/index.php']
const QUERIES = ['', '', '', '?id=17', '?q=red+shoes&page=2', '?utm_source=a&utm_medium=b']

/** `count` different web addresses, all but one in twelve in normal form. */
export function makeWebUrls(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const scheme = i % 5 === 0 ? 'http' : 'https'
    const host = HOSTS[i % HOSTS.length]!
    if (i % 12 === 0) return `${scheme}://${i}.${host}`
    const path = [pick(WORDS, i), pick(WORDS, i >> 2), `${i}`].slice(i % 3).join('/')
    return `${scheme}://${host}/${path}${pick(ENDINGS, i)}${pick(QUERIES, i >> 1)}`
  })
}

export function makeFileUrls(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const folders = [pick(WORDS, i), pick(WORDS, i >> 1), pick(WORDS, i >> 3)].slice(i % 2)
    return `file:///srv/${folders.join('/')}/${i}.ts${i % 3 === 0 ? `?version=${i}` : ''}`
  })
}

/** URLs of every kind that a parser has to change. */
export function makeMessyUrls(count: number): string[] {
  const kinds: ((word: string, i: number) => string)[] = [
    (word, i) => `HTTPS://Example.COM/${word}/${i}`,
    (word, i) => `https://example.com:443/${word}/${i}`,
    (word, i) => `https://example.com:8443/${word}/${i}`,
    (word) => `https://example.com?${word}`,
    (word, i) => `https://example.com/a/./b/../${word}/${i}`,
    (word, i) => `https://example.com/${word} and ${i}`,
    (word, i) => `https://example.com/caf\u00e9/${word}/${i}`,
    (word, i) => `https://example.com/?q='${word}'"${i}"`,
    (word, i) => `https://user:secret@example.com/${word}/${i}`,
    (word, i) => `http://192.168.${i % 256}.1/${word}`,
    (word, i) => `http://0x7f.1/${word}/${i}`,
    (word, i) => `http://[2001:db8::${i % 4096}]/${word}`,
    (word, i) => `https:\\\\example.com\\${word}\\${i}`,
    (word, i) => `https://b\u00fccher-${i}.example/${word}`,
    (word, i) => `https://\u4f8b\u5b50${i}.example/${word}`,
    (word, i) => `git://example.com/${word}/${i}.git`,
    (word, i) => `mailto:${word}.${i}@example.com`,
    (word, i) => `data:text/plain,${word}%20${i}`,
  ]
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!(pick(WORDS, i), i))
}

export function makeReferences(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const word = pick(WORDS, i)
    if (i % 9 === 0) return `#${word}-${i}`
    if (i % 11 === 0) return `${word}-${i}`
    return `/${pick(WORDS, i >> 1)}/${word}${i % 2 === 0 ? `#part-${i}` : ''}`
  })
}

function pick(list: readonly string[], i: number): string {
  return list[i % list.length]!
}
