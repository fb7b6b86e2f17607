import type { Language } from '../language.ts'
import type { StopName } from './steps.ts'

/** All texts of the tour in one language. */
export interface TourWords {
  readonly tour: string
  at(stop: number, stops: number): string
  readonly back: string
  readonly next: string
  readonly finish: string
  readonly leave: string
  /** What is seen at a stop, and why it matters. */
  readonly stops: Readonly<Record<StopName, { readonly title: string; readonly text: string }>>
}

const en: TourWords = {
  tour: 'Tour',
  at: (stop, stops) => `${stop} of ${stops}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  leave: 'Leave the tour',
  stops: {
    verdict: {
      title: 'A URL that deceives',
      text: 'Each letter of this host looks Latin, but all are Cyrillic, so the verdict is red and the name is shown in ASCII. A reader of a mail or a log cannot see the difference; a program can.',
    },
    machine: {
      title: 'The standard, step by step',
      text: 'The URL Standard is a state machine: the pointer, the state and the variables show what each step does, and errors appear where they arise. When two programs read a URL differently, one of them has left this path.',
    },
    equality: {
      title: 'Equal, but for whom?',
      text: 'Each rung compares the two URLs by another method, and says whether it calls them equal. Caches, crawlers and allow lists go wrong when two programs use different rungs.',
    },
    rules: {
      title: 'What a rule costs',
      text: 'Each switch is a normalisation rule, and its mark says whether it keeps the meaning of a URL. The trace shows what each rule changed, so that you can turn on only what you can afford.',
    },
    site: {
      title: 'A whole site',
      text: 'This is the audit of a museum’s pages in six languages, with the mistakes grouped by cause, and a repaired file. Search engines ignore a wrong hreflang link without telling you.',
    },
    patterns: {
      title: 'Patterns meet URLs',
      text: 'Two patterns are tried on each URL: only URLPattern matches the last two, of which one has a folder and one hides `../` in an escape. A route that matches more than you mean is how files leak.',
    },
  },
}

const ja: TourWords = {
  tour: 'ツアー',
  at: (stop, stops) => `${stop} / ${stops}`,
  back: '戻る',
  next: '次へ',
  finish: '終わる',
  leave: 'ツアーをやめる',
  stops: {
    verdict: {
      title: '人を欺く URL',
      text: 'このホストの文字はどれもラテン文字に見えますが、すべてキリル文字です。そのため判定は赤で、名前は ASCII で表示されます。メールやログを読む人には見分けられませんが、プログラムには見分けられます。',
    },
    machine: {
      title: '標準を1ステップずつ',
      text: 'URL Standard は状態機械です。ポインター、状態、変数が各ステップの動作を示し、エラーは起きた場所に現れます。2つのプログラムの解析結果が違うとき、どちらかがこの手順から外れています。',
    },
    equality: {
      title: '誰にとって等しいのか',
      text: '段ごとに別の方法で2つの URL を比べ、等しいとみなすかどうかを示します。2つのプログラムが違う段を使うと、キャッシュ、クローラー、許可リストが誤動作します。',
    },
    rules: {
      title: '規則の影響',
      text: 'スイッチの1つ1つが正規化の規則で、記号は URL の意味を保つかどうかを示します。どの規則が何を変えたかが分かるので、受け入れられる規則だけを有効にできます。',
    },
    site: {
      title: 'サイト全体',
      text: '6言語の博物館のページを検査した結果で、誤りは原因ごとにまとめられ、修正したファイルも作れます。hreflang のリンクに誤りがあると、検索エンジンは何も知らせずに無視します。',
    },
    patterns: {
      title: 'パターンと URL',
      text: '2つのパターンを各 URL に当てはめます。フォルダーのある URL と、エスケープで `../` を隠した URL には、URLPattern だけが一致します。意図より多くの URL に一致するルートは、ファイルの漏えいにつながります。',
    },
  },
}

const ru: TourWords = {
  tour: 'Обзор',
  at: (stop, stops) => `${stop} из ${stops}`,
  back: 'Назад',
  next: 'Дальше',
  finish: 'Закончить',
  leave: 'Закрыть обзор',
  stops: {
    verdict: {
      title: 'URL, который обманывает',
      text: 'Все буквы этого хоста похожи на латинские, но это кириллица, поэтому вердикт красный, а имя показано в ASCII. Читатель письма или журнала не заметит разницы, а программа заметит.',
    },
    machine: {
      title: 'Стандарт по шагам',
      text: 'URL Standard — это автомат: указатель, состояние и переменные показывают, что делает каждый шаг, а ошибки видны там, где возникли. Если две программы читают URL по-разному, одна из них сошла с этого пути.',
    },
    equality: {
      title: 'Равны — но для кого?',
      text: 'Каждая ступень сравнивает два URL своим методом и говорит, считает ли их равными. Кэши, краулеры и списки разрешённых адресов ошибаются, когда две программы стоят на разных ступенях.',
    },
    rules: {
      title: 'Чего стоит правило',
      text: 'Каждый переключатель — правило нормализации, а его знак говорит, сохраняет ли оно смысл URL. Видно, что изменило каждое правило, и можно включить только те, которые вам подходят.',
    },
    site: {
      title: 'Сайт целиком',
      text: 'Это проверка страниц музея на шести языках: ошибки сгруппированы по причинам, и можно получить исправленный файл. Ошибочную ссылку hreflang поисковая система пропускает и не сообщает об этом.',
    },
    patterns: {
      title: 'Шаблоны и URL',
      text: 'Два шаблона проверяются на каждом URL: к двум последним подходит только URLPattern — в одном есть папка, в другом `../` скрыто процентным кодированием. Маршрут, который подходит к лишним URL, — путь к утечке файлов.',
    },
  },
}

export const WORDS: Readonly<Record<Language, TourWords>> = { en, ja, ru }
