import { URLSearchParams } from '@waymark/urlencoded'
import { test } from 'vitest'

const Native = globalThis.URLSearchParams
const queries = {
  plain: 'id=1&page=2&sort=asc',
  form: 'name=J%40ne+Doe&email=jane%40example.com&text=hello+world%20again&x=a%2Fb',
  utf8: 'q=%E6%97%A5%E6%9C%AC%E8%AA%9E&name=J%C3%BCrgen',
  long: Array.from({ length: 200 }, (_, i) => `key${i}=value+${i}`).join('&'),
}

for (const [name, query] of Object.entries(queries)) {
  test(`parse: ${name}`, async ({ bench }) => {
    await bench.compare(
      bench('@waymark/urlencoded', () => void new URLSearchParams(query).size),
      bench('the engine', () => void new Native(query).size),
    )
  })

  test(`parse and serialise: ${name}`, async ({ bench }) => {
    await bench.compare(
      bench('@waymark/urlencoded', () => void new URLSearchParams(query).toString()),
      bench('the engine', () => void new Native(query).toString()),
    )
  })
}
