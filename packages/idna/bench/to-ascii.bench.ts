import { domainToASCII } from 'node:url'
import { toAscii } from '@waymark/idna'
import { test } from 'vitest'

const groups: Readonly<Record<string, readonly string[]>> = {
  latin: ['bücher.example', 'münchen.de', 'français.fr', 'ação.com.br', 'łódź.pl'],
  cjk: ['例え.テスト', '中国.中国', '日本語.jp', '한국.kr', '新聞.公司'],
  arabic: ['موقع.وزارة-الاتصالات.مصر', 'اردو.pk', 'مثال.إختبار'],
  cyrillic: ['пример.испытание', 'россия.рф', 'правительство.рф'],
  encoded: ['xn--bcher-kva.example', 'xn--mnchen-3ya.de', 'xn--fiqs8s.xn--fiqs8s'],
  ascii: ['example.com', 'www.google.com', 'en.wikipedia.org', 'EXAMPLE.com'],
}

for (const [name, domains] of Object.entries(groups)) {
  test(`ToASCII: ${name}`, async ({ bench }) => {
    await bench.compare(
      bench('@waymark/idna', () => {
        for (const domain of domains) toAscii(domain)
      }),
      bench('node:url domainToASCII', () => {
        for (const domain of domains) domainToASCII(domain)
      }),
      { time: 300 },
    )
  })
}
