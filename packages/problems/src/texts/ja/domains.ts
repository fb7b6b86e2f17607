import type { CatalogueText } from '../problem-texts.ts'

const AS_A_LABEL =
  'ラベルを、xn-- で始まる A ラベルの形で表示し、知っているサイトでなければ開かないでください。'

/** What is said of domains that could deceive. */
export const domains: CatalogueText = {
  title: '人を欺くおそれのあるドメイン',
  entries: {
    'invalid-a-label': {
      summary: 'ラベルが xn-- で始まっていますが、有効な A ラベルではありません。',
      explanation:
        'Punycode をデコードできないか、結果が IDNA の規則に反しています。ブラウザは、このようなラベルをそのまま表示します。',
      remedy: 'ラベルをデコードせずに、そのまま表示してください。',
    },
    'restricted-character': {
      summary: 'ラベルに、記号などの、名前のためのものではない文字があります。',
      explanation:
        'UTS #39 は、識別子のための文字を一覧に定めています。記号、専門的な文字、今では使われない文字体系の文字は含まれず、見分けられる人はほとんどいません。',
      remedy: AS_A_LABEL,
    },
    'invisible-character': {
      summary: 'ラベルに見えない文字があります。',
      explanation: 'この文字だけが異なる2つのドメインは、同じに見えます。',
      remedy: AS_A_LABEL,
    },
    'delimiter-lookalike': {
      summary: 'ラベルに、区切り文字に似た文字があります。',
      explanation:
        'スラッシュ、ドット、疑問符などの区切り文字に見えるため、読む人は別の部分をドメインと取り違えます。',
      remedy: AS_A_LABEL,
    },
    'deceptive-mark': {
      summary:
        'ラベルに、紛らわしい結合文字があります。同じものが繰り返されるか、いくつも重なるか、文字を横切るか、文字の点に見えます。',
      explanation:
        'このような結合文字は見えにくいか、文字を、誰もが知る別の文字のように見せます。「ı」のような点のない文字には、点の代わりになる結合文字は付きません。',
      remedy: AS_A_LABEL,
    },
    'foreign-mark': {
      summary: 'ラベルの結合文字が、それを使わない文字体系の文字に付いています。',
      explanation:
        'アクセント記号はラテン文字、ギリシャ文字、キリル文字に、ほかの文字体系の結合文字はその文字体系の文字に付くものです。それ以外の文字に付くと見えにくくなります。',
      remedy: AS_A_LABEL,
    },
    'misplaced-kana': {
      summary: 'ラベルで、日本語の文字や記号が、日本語では書かれない位置にあります。',
      explanation:
        '長音記号の「ー」は、仮名の後でなければハイフンに見えます。「ヽ」は、片仮名の後でなければコンマに見えます。平仮名の「へ」と片仮名の「ヘ」は見分けにくく、一方の仮名の語にもう一方が混じることはありません。',
      remedy: AS_A_LABEL,
    },
    'han-lookalike': {
      summary: 'ラベルで、英字や記号に似た漢字が、ほかの文字に混じっています。',
      explanation:
        '「一」「丨」「十」「七」のような漢字は、ハイフン、l、プラス記号、t に見えます。ほかのものに似ていない漢字や仮名の隣にあれば、警告しません。',
      remedy: AS_A_LABEL,
    },
    'punctuation-lookalike': {
      summary: 'ラベルに、ハイフンや引用符に似た文字があります。',
      explanation:
        'ASCII 以外のハイフンやアポストロフィは見落としやすいものです。ウクライナ語の「ʼ」のように、それを使う言語のトップレベルドメインの下で文字の間にあれば、警告しません。',
      remedy: AS_A_LABEL,
    },
    'registry-letter': {
      summary: 'ラベルに、そのトップレベルドメインの下では珍しい文字があります。',
      explanation:
        '使われる国の外ではほとんど知られておらず、「þ」は p や b、「ð」は o、「ə」は e と取り違えられます。その文字を使う言語のトップレベルドメインの下や、þórður.com のようにその言語のほかの文字もある名前では、警告しません。',
      remedy: AS_A_LABEL,
    },
    'mixed-script': {
      summary: 'ラベルに、一緒には使われない文字体系が混在しています。',
      explanation:
        '文字体系が異なっても、同じに見える文字があります。ラテン文字に1つのキリル文字が混じるだけで、ラベルは別のラベルに見えます。日本語の文字、ハングル、漢字と注音符号を、ASCII の英字と一緒に使うことは普通なので、警告しません。',
      remedy: AS_A_LABEL,
    },
    'mixed-digits': {
      summary: 'ラベルに、2つの体系の数字が混在しています。',
      explanation: '体系の異なる数字には、同じに見えて値の異なるものがあります。',
      remedy: AS_A_LABEL,
    },
    'digit-lookalike': {
      summary: 'ラベルが、数字と、数字に似た文字だけからなります。',
      explanation:
        'ASCII の数字と、3に似た「ვ」のような、数字に似た文字だけがあります。ほかの文字体系の数字にも、別の値の数字に見えるものがあります。ベンガル数字の4は8に見えます。トップレベルドメインと同じ文字体系の数字で書かれた数には、警告しません。',
      remedy: AS_A_LABEL,
    },
    'whole-script-confusable': {
      summary: 'ラベルが1つの文字体系で書かれていますが、ASCII のラベルに見えます。',
      explanation:
        'すべての文字がラテン文字に見えます。同じ文字体系のトップレベルドメインや、その文字体系を公用とする国のトップレベルドメインの下では普通なので、警告しません。',
      remedy: AS_A_LABEL,
    },
    confusable: {
      summary: 'ラベルが、ASCII のラベルに見えます。',
      explanation:
        'すべてラテン文字ですが、少なくとも1つが ASCII の英字に見えます。`.tr` の下の `ı` のように、その文字を使う言語のトップレベルドメインの下では、警告しません。',
      remedy: AS_A_LABEL,
    },
    'resembles-known': {
      summary: 'ドメインが、よく知られたドメインに似ています。',
      explanation:
        'アクセント記号と、大文字と小文字の違いを除くと、オプション `known` のドメインか、よく模倣されるドメインの1つに見えますが、どちらのものでもありません。小文字の l は大文字の I に、`rn`、`vv`、`cl` は m、w、d に見えることがあります。',
      remedy: 'ドメインの全体を A ラベルで表示し、読む人がそこへ進む前に警告してください。',
      given: {
        "the option `known: ['microsoft.com']`": "オプション `known: ['microsoft.com']`",
        "the option `known: ['digital.com', 'digipal.com']`":
          "オプション `known: ['digital.com', 'digipal.com']`",
      },
    },
    'near-known': {
      summary: 'ドメインが、よく知られたドメインとほとんど同じです。',
      explanation:
        'オプション `known` のドメインか、よく模倣されるドメインの1つと、1、2文字の打ち間違いしか違わないか、ドットやハイフンの位置だけが違うか、その名前にほかの語を加えたものか、その名前を別のサフィックスの下に置いたものです。どれに当たるかは、フィールド `likeness` で分かります。誠実な所有者や、同じ所有者のものであることもあります。',
      remedy:
        'そこへ進む前に、どこが違うかを読む人に示してください。誠実なドメインも多くあります。',
      given: {
        "the option `known: ['example-shop.com']`": "オプション `known: ['example-shop.com']`",
      },
    },
  },
  sentences: {
    'A label starts with xn--, but is not a valid international name.':
      'ラベルが xn-- で始まっていますが、有効な A ラベルではありません。',
    'A label has a character that is not meant for names, such as a symbol.':
      'ラベルに、記号などの、名前のためのものではない文字があります。',
    'A label has a character that cannot be seen.': 'ラベルに見えない文字があります。',
    'A label has a character that looks like a delimiter.':
      'ラベルに、区切り文字に似た文字があります。',
    'A label has a mark that is repeated, stacked, drawn across its letter or like the dot of its letter.':
      'ラベルに、紛らわしい結合文字があります。同じものが繰り返されるか、いくつも重なるか、文字を横切るか、文字の点に見えます。',
    'A label has a mark on a character of a script that does not use it.':
      'ラベルの結合文字が、それを使わない文字体系の文字に付いています。',
    'A label has a Japanese letter or mark where Japanese does not use it.':
      'ラベルで、日本語の文字や記号が、日本語では書かれない位置にあります。',
    'A label mixes other characters with a Chinese character that looks like a letter or sign.':
      'ラベルで、英字や記号に似た漢字が、ほかの文字に混じっています。',
    'A label has a character that looks like a hyphen or a quotation mark.':
      'ラベルに、ハイフンや引用符に似た文字があります。',
    'A label has a letter that is not usual below its top-level domain.':
      'ラベルに、そのトップレベルドメインの下では珍しい文字があります。',
    'A label mixes scripts that are not written together.':
      'ラベルに、一緒には使われない文字体系が混在しています。',
    'A label mixes digits of two systems.': 'ラベルに、2つの体系の数字が混在しています。',
    'A label has only digits and characters that look like digits.':
      'ラベルが、数字と、数字に似た文字だけからなります。',
    'A label is written in one script and looks like a label in ASCII.':
      'ラベルが1つの文字体系で書かれていますが、ASCII のラベルに見えます。',
    'A part of the domain looks like an ASCII name.': 'ラベルが、ASCII のラベルに見えます。',
    'The domain looks like a known domain.': 'ドメインが、よく知られたドメインに似ています。',
    'A label has only digits and characters that look like digits. It reads like {resembles:name100}.':
      'ラベルが、数字と、数字に似た文字だけからなり、{resembles:name100} と読めます。',
    'A label mixes scripts that are not written together: it looks like {resembles:name100}.':
      'ラベルに、一緒には使われない文字体系が混在していて、{resembles:name100} に見えます。',
    'A label in another script looks like {resembles:name100}.':
      '別の文字体系のラベルが、{resembles:name100} に見えます。',
    'A label looks like {resembles:name100}.': 'ラベルが、{resembles:name100} に見えます。',
    'The domain looks like {resembles:name100}.': 'ドメインが、{resembles:name100} に似ています。',
    'The domain is almost a known domain.': 'ドメインが、よく知られたドメインとほとんど同じです。',
    'The domain is spelt almost like {resembles:name100}.':
      'ドメインのつづりが、{resembles:name100} とほとんど同じです。',
    'Dots and hyphens aside, the domain is {resembles:name100}.':
      'ドメインが、ドットとハイフンを除くと {resembles:name100} です。',
    'The domain has other words beside the name of {resembles:name100}.':
      'ドメインが、{resembles:name100} の名前にほかの語を加えたものです。',
    'Except for its end, the domain is {resembles:name100}.':
      'ドメインが、末尾を除くと {resembles:name100} です。',
  },
}
