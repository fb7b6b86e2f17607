/** A language, its locale in the CLDR, and registries where its names are usual. */
export interface Language {
  readonly code: string
  readonly suffixes: readonly string[]
}

const TABLE = `
am et com
ar مصر السعودية امارات المغرب com
as ভাৰত in
az az com
be бел by
bg бг bg com
bn বাংলা ভারত com
bs ba com
ca cat com
cs cz eu com
cy wales cymru
da dk com
de de at com
el gr ελ com
es es com.ar com
et ee com
eu eus com
fa ایران ir com
fi fi com
fo fo com
fr fr com
ga ie com
gl gal es
gu ભારત in
he ישראל co.il com
hi भारत in com
hr hr com
hu hu com
hy հայ am com
is is com
it it com
ja jp みんな com
ka გე ge com
kk қаз kz
km kh com
kn ಭಾರತ in
ko 한국 kr com
ky kg com
lo ລາວ la com
lt lt com
lv lv com
mk мкд mk
ml ഭാരതം in
mn мон mn
mr भारत in
mt mt com
my mm com
ne np com
no no com
or ଭାରତ in
pa ਭਾਰਤ in
pl pl com.pl com
pt pt com.br com
ro ro com
ru рф ru com
si ලංකා lk
sk sk eu com
sl si com
sq al com
sr срб rs
sr-Latn rs com
sv se nu com
ta இந்தியா இலங்கை com
te భారత్ in
tg tj com
th ไทย th com
tr com.tr com
uk укр ua com.ua com
ur پاکستان pk com
vi vn com.vn com
zh 中国 公司 网络 cn com
zh-Hant 台灣 香港 tw com
`

/** The languages of the measure. A language that few write in names beyond ASCII is not among them. */
export const languages: readonly Language[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code, ...suffixes] = line.split(' ')
    return { code: code!, suffixes }
  })
