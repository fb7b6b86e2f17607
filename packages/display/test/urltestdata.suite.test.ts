import { renderUrl } from '@waymark/display'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'

interface Vector {
  readonly input: string
  readonly base: string | null
}

const file = 'wpt/urltestdata.json'

test.skipIf(isMissing(file))(
  'each URL of urltestdata.json is shown so that it can be read back (skipped without the file)',
  () => {
    const wrong: string[] = []
    let count = 0
    for (const vector of JSON.parse(readData(file)) as (Vector | string)[]) {
      if (typeof vector === 'string') continue
      const url = parseUrl(vector.input, { base: vector.base })
      if (url === null) continue
      count++
      const { plainText } = renderUrl(url)
      const again = parseUrl(plainText)
      const expected = serializeUrl(replaceParts(url, { username: '', password: '' }))
      if (again === null || serializeUrl(again) !== expected) wrong.push(`${expected} ${plainText}`)
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(400)
  },
)
