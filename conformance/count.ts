/**
 * How many cases a data file holds, as far as its shape tells: the least that a suite must ask.
 *
 * It knows the common shapes only: `{ "vectors": [...] }`, arrays in which strings are comments,
 * objects of such arrays, and lines of text with `#` or `//` comments. Any other JSON counts as one, and so does a
 * program.
 */
export function countCases(file: string, text: string): number {
  if (/\.(?:cc|go|java|js|py)$/.test(file)) return 1
  if (!file.endsWith('.json')) return countLines(text)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return 1
  }
  if (Array.isArray(data)) return countVectors(data)
  if (typeof data !== 'object' || data === null || file.endsWith('/facts.json')) return 1
  if ('vectors' in data && Array.isArray(data.vectors)) return countVectors(data.vectors)
  const lists = Object.values(data).filter(Array.isArray)
  return lists.length === 0 ? 1 : lists.reduce((sum, list) => sum + countVectors(list), 0)
}

function countVectors(list: readonly unknown[]): number {
  return list.filter((entry) => typeof entry !== 'string').length
}

function countLines(text: string): number {
  return text.split('\n').filter((line) => /^(?!#|\/\/|@)\s*\S/.test(line)).length
}
