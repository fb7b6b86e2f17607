import { serializeHost } from '@waymark/host'
import { parseUrl, serializePath } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'

const file = 'wpt/urltestdata.json'

interface Vector {
  readonly input: string
  readonly base: string | null
  readonly failure?: true
}

test.skipIf(isMissing(file))(
  'the parts of a view are those of urltestdata.json (skipped without the file)',
  () => {
    let count = 0
    for (const vector of JSON.parse(readData(file)) as (Vector | string)[]) {
      if (typeof vector === 'string' || vector.failure) continue
      const url = parseUrl(vector.input, { base: vector.base })!
      const { scheme, username, password, host, port, query, fragment } = url
      count++
      expect(vector).toMatchObject({
        href: url.href,
        protocol: `${scheme}:`,
        username,
        password,
        hostname: host === null ? '' : serializeHost(host),
        port: port === null ? '' : String(port),
        pathname: serializePath(url),
        search: query ? `?${query}` : '',
        hash: fragment ? `#${fragment}` : '',
      })
    }
    expect(count).toBeGreaterThan(400)
  },
)
