import type { CompareWords } from './words.ts'

export const en: CompareWords = {
  language: 'en',
  title: 'Waymark and %peer%',
  measured: 'Measured on %date% with %package% %version%, by `%command%`.',
  which: 'Which one to take',
  takePeer: 'Take %peer% if:',
  takeWaymark: 'Take Waymark if:',
  exactness: {
    heading: 'Exactness',
    text: 'Test cases passed. A case counts only if every part of the result is right.',
  },
  suite: 'Suite',
  cases: 'Cases',
  disagreements: {
    heading: 'Disagreements',
    text: 'Both normalised %urls% URLs, three quarters of them from lists of real ones, Waymark by the rules that come nearest to the defaults of %peer%: `%here%`. %differ% results differ. A disagreement with several causes counts under each. [Other normalisers](https://github.com/waymark-url/waymark/blob/main/docs/peers.md) are compared in the same way.',
  },
  options: {
    heading: 'From options to rules',
    text: 'Each option of %peer%, and the rule that does the same. The conformance suite runs the tests of %peer% with these rules. They do not always agree: the next table says where, and why. `removeQueryParameters: true` is `remove-query`; with a list of names, it is the option `params` of the rule, as `keepQueryParameters` is the option `keep`. Always on in %peer% are, by our names, `decode-unreserved`, `collapse-slashes(keepSchemeLike=true)`, `remove-empty-query` and `remove-empty-fragment`.',
  },
  option: 'Option',
  isDefault: 'On by default',
  rule: 'Rule of Waymark',
  yes: 'yes',
  no: 'no',
  noRule: 'none',
  urls: 'URLs',
  cause: 'Cause',
  verdict: 'Who is right',
  size: { heading: 'Size', text: 'Bundled by esbuild, minified and compressed by gzip.' },
  what: 'What',
  speed: {
    heading: 'Speed',
    text: 'Time of %peer% divided by time of Waymark: above 1, Waymark is faster; below 1, %peer% is. Each row has the median of all rounds of one run, and the smallest and the largest. The names in brackets are those of public lists of URLs.',
  },
  operation: 'Operation',
  input: 'Input',
  median: 'Median',
  range: 'From, to',
  features: {
    heading: 'Features',
    text: 'Each row is checked by the benchmark script. All packages that Waymark installs are its own layers, and none has other dependencies.',
  },
  feature: 'Feature',
  about: 'About the figures',
  machine:
    'Node %node%, %machine%, with other work on the machine. For this reason, times are processor times, and only ratios within one run are given.',
  again:
    '`%command%` measures all of this again, and writes this page. If a figure is unfair, please [tell us](https://github.com/waymark-url/waymark/issues).',
  terms: {
    kasztp: 'web pages (kasztp)',
    userbait: 'web pages, many of them for phishing (userbait)',
    'test-lists-urls': 'home pages (test-lists)',
    'file-urls': 'files',
    'module-urls': 'modules',
    'messy-urls': 'URLs with faults',
    real: 'real queries',
    form: 'forms',
    'UTF-8': 'non-ASCII names',
    href: '`new URL(url).href`',
    'all ten getters': '`new URL(url)` and its ten getters',
    canParse: '`URL.canParse(url)`',
    'resolve, string base, as it is': '`new URL(reference, base).href`',
    'set pathname': '`url.pathname = …; url.href`',
    'searchParams.set': '`url.searchParams.set(…); url.href`',
    'parse and toString': '`new URLSearchParams(query).toString()`',
  },
  peers: {
    'whatwg-url': {
      title: 'whatwg-url',
      description: 'The implementation that jsdom uses, beside @waymark/url.',
      about:
        'whatwg-url is the URL Standard in JavaScript, by people who also edit the standard. jsdom uses it. The code follows the standard step by step.',
      takePeer: [
        'You need to install the classes into another realm, such as a jsdom window: whatwg-url installs them into any global object.',
        'You want the reference implementation, in which changes to the standard are tried first.',
        'You use it already, only in Node, and neither speed nor size matters.',
      ],
      takeWaymark: [
        'The code goes into a page or an app: compare the sizes below.',
        'You parse many URLs.',
        'You show errors to people: Waymark says what is wrong, where, and what to write instead.',
        'You also normalise, compare or show URLs: these packages use the same parser.',
      ],
      notes: ['Both pass the standard’s tests, except for the cases that the first table shows.'],
    },
    'react-native-url-polyfill': {
      title: 'react-native-url-polyfill',
      description: 'The usual polyfill for React Native, beside @waymark/react-native.',
      about:
        'react-native-url-polyfill is a version of whatwg-url for React Native, without the IDNA tables, so that it stays small.',
      takePeer: [
        'Size matters most, and your URLs are plain: it is the smallest of the three.',
        'You use it already, and it does what you need.',
      ],
      takeWaymark: [
        'Your users enter URLs, or you have non-ASCII domains.',
        'The same URL must be the same on a phone, in a browser and on a server.',
        'Your app parses many URLs, also on Hermes.',
      ],
      notes: [
        'The speed table is for Node, where both are compiled to machine code. On Hermes 0.12, react-native-url-polyfill took 2.8 to 4.4 times as long as `@waymark/react-native/ascii` to construct a URL (2026-11-24). The other figures for Hermes, JavaScriptCore and QuickJS are in the [README of `@waymark/react-native`](https://github.com/waymark-url/waymark/tree/main/packages/react-native#speed); `pnpm bench:interpreters` measures them.',
        '`@waymark/react-native` is smaller than `@waymark/url`, the same parser, because it leaves out the fast paths, which only help where the engine compiles to machine code.',
        'For the row about engines that have only ECMAScript, `@waymark/url` was bundled instead.',
      ],
    },
    'core-js-pure': {
      title: 'core-js',
      description: 'The URL of core-js, beside @waymark/url.',
      about:
        'core-js is a collection of polyfills for all of ECMAScript and some Web APIs, such as `URL` and `URLSearchParams`. We measured `core-js-pure`, which is the same code but does not change globals.',
      takePeer: [
        'You support ECMAScript 5 engines. Waymark needs ECMAScript 2022.',
        'You use core-js for other polyfills already: parts of its code are shared.',
        'You want a polyfill that Babel includes only for browsers that need it, and that leaves a good native class alone.',
      ],
      takeWaymark: [
        'You need the results that the standard defines, also for domains in other scripts.',
        'You need errors that give a reason.',
        'You parse many URLs.',
      ],
      notes: [],
    },
    tldts: {
      title: 'tldts',
      description: 'A fast library for domains, beside @waymark/public-suffix.',
      about:
        'tldts extracts domains, public suffixes and subdomains from URLs and host names; the package includes the Public Suffix List. It looks for the host in the string, without a URL parser.',
      takePeer: [
        'You need only the domains of many URLs: tldts is faster and smaller.',
        'You want one function for URLs, host names and email addresses, as strings.',
        'You need to know whether a suffix is an ICANN suffix or a private one, or to ignore the private ones.',
        'You need the subdomain, or the name without its suffix.',
      ],
      takeWaymark: [
        'The answer is for security, such as cookies or an allow list: the host must be the one that browsers connect to.',
        'You need *same site* as in the HTML Standard.',
        'You update the list without updating the package, or need to know its version.',
      ],
      notes: [
        'tldts is asked with `{ allowPrivateDomains: true }`, because the tests and browsers count the private section.',
        'tldts does not claim to read URLs as browsers do: the second suite shows what that means.',
        'For a URL, the time of Waymark includes a whole URL parser.',
      ],
    },
    'normalize-url': {
      title: 'normalize-url',
      description: 'The best-known normaliser for Node, beside @waymark/normalize.',
      about:
        'normalize-url is one function with options, for Node and browsers. It uses the engine’s own `URL`.',
      takePeer: [
        'You want one function with ready-made defaults.',
        'You normalise what people enter without a scheme: it reads `example.com` as a URL.',
        'Your code goes into a page: the engine’s parser costs nothing.',
      ],
      takeWaymark: [
        'You want to choose what “the same URL” means, and see what each rule costs.',
        'You show people what was changed, and why.',
        'You normalise millions of lines, or strings that must keep everything else as it is written.',
        'You need the same answer on every engine.',
      ],
      notes: [
        'The defaults differ on purpose, so the times compare similar work, not equal work.',
        'No test suite says what a normaliser removes. Instead, both got the same URLs, and each disagreement has a cause.',
      ],
    },
    sitemap: {
      title: 'sitemap.js',
      description:
        'The usual writer of sitemaps for Node, beside @waymark/sitemap and @waymark/site.',
      about:
        'sitemap.js writes sitemaps and indexes as streams in Node, reads them back, and includes a small command-line tool.',
      takePeer: [
        'Your data is right, and you only need XML: it writes what it is given.',
        'You want to check files against the XML Schema with `xmllint`.',
        'You use one of the many integrations that are built on it.',
      ],
      takeWaymark: [
        'Your site is in several languages: each page gets all of its links, and missing return links are reported.',
        'People write your data: URLs are normalised and checked before they are published.',
        'You check published sitemaps, also in a browser.',
      ],
      notes: [
        'sitemap.js only writes; `waymark sitemap` reads a database, checks and normalises every URL and link, and writes the same pages. `waymark validate` reads and checks. Both are whole processes, by processor time.',
      ],
    },
    'url-template': {
      title: 'url-template',
      description: 'A small library for RFC 6570, beside @waymark/uri-template.',
      about:
        'url-template expands URI Templates (RFC 6570) of all levels, in about 130 lines without dependencies.',
      takePeer: [
        'You only expand templates that you wrote yourself, and every byte counts: it is smaller.',
        'You need a BSD licence.',
      ],
      takeWaymark: [
        'You read values back from URIs, as in a router or a server of the Model Context Protocol.',
        'Templates or values come from others: invalid templates are refused, and values cannot leave their place.',
        'You want the compiler to know the variables of a template.',
      ],
      notes: [
        '`defineTemplate` checks each value before it expands the template, which url-template does not.',
      ],
    },
  },
}
