import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Facts } from '@waymark/infra/problem'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

// The sentences of the command line. Other tests ask for the facts of a failure.

const DATABASE =
  '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/a","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}'

const SITEMAP = sitemapOf('<url><loc>https://a.example/</loc></url>')
const OWN_RULE = {
  ...{ code: 'team/no-x', severity: 'error', part: 'segment', forbid: 'x', message: 'It has x.' },
  ...{ summary: 'A segment has an x.', source: 'https://wiki.example/' },
  examples: ['/x', '/y'].map((text, at) => ({ text, kind: 'template', findings: 1 - at })),
}
const DEEP = `${'['.repeat(65)}${']'.repeat(65)}`

const FILES: Readonly<Record<string, string | Buffer>> = {
  'db.json': DATABASE,
  'urls.txt': 'http://a.example/\n',
  empty: '',
  binary: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]),
  utf16: Buffer.from('\ufeff{}', 'utf16le'),
  'cut.json.gz': gzipSync(DATABASE).subarray(0, 30),
  'bad.json': '{"urls": [}',
  'bad.csv': 'group,lang,url\na,en,"https://a.example/\n',
  'no-header.csv': '1,2\n3,4\n',
  'rules.json': '{"preset": "sea"}',
  'unknown-rule.json': '{"rules": {"sort-queri": true}}',
  'not-an-object.json': '[]',
  'config.json': '{"normalise": {}}',
  'config-option.json': '{"normalize": {"job": 2}}',
  'rules-ok.json': '{"preset": "seo"}',
  'hosts.json':
    '{"preset": "seo", "hosts": [{"host": "a.example", "rules": {"sort-query": true}}]}',
  'config-list.json': '{"lint": []}',
  'config-words.json': '{"lint": {"verbs": [1]}}',
  'config-pairs.json': '{"lint": {"severity": {"path-verb": 1}}}',
  'named/waymark.config.json': '{}',
  'throws.mjs': "throw new Error('no')",
  'sitemap.xml': SITEMAP,
  'set/sitemap.xml': SITEMAP,
  'pages/index.html': '<title>Tea</title>',
  'one.json': '{"a": 1}',
  'number.json': '[1]',
  'same.json': JSON.stringify([OWN_RULE, OWN_RULE]),
  'two.csv': 'url,lang\nhttps://a.example/1,en\nhttps://a.example/2,en\n',
  'twice.json': '{"preset": "seo", "preset": "seo"}',
  'unknown.json': '{"zzzzzzzz": {}}',
  'list.json': '[]',
  'config-value.json': '{"normalize": {"jobs": "many"}}',
  'config-type.json': '{"normalize": {"jobs": []}}',
  'config-switch.json': '{"normalize": {"trace": 1}}',
  'config-url.json': '{"inspect": {"base": "x"}}',
  'config-rule.json': '{"lint": {"rule": "path-namin=error"}}',
  'report.json': '{}',
}

/** Faulty command lines with their sentences in English: `@name` is a file, and after `<<<` is the standard input. */
type Mistakes = Readonly<Record<string, string>>

const OF_USAGE: Mistakes = {
  stiemap: 'waymark: unknown command "stiemap": did you mean sitemap?',
  zzzzzzzz: 'waymark: unknown command "zzzzzzzz": the commands are …',
  '--zzzzzzzz': 'waymark: unknown option "--zzzzzzzz": give a command first',
  '--hepl': 'waymark: unknown option "--hepl": did you mean --help?',
  inspect: 'waymark inspect: url is missing: waymark inspect [options] <url|->',
  'inspect http://a/ http://b/': 'waymark inspect: takes one url, but also got "http://b/"',
  'compare http://a/ http://b/ http://c/':
    'waymark compare: takes 2 operands, but also got "http://c/"',
  'config sort-query': 'waymark config: takes no operand, but got "sort-query"',
  'inspect http://a/ --zzzzzzzz': 'waymark inspect: unknown option "--zzzzzzzz": the options are …',
  'inspect -/x': 'waymark inspect: unknown option "-/x": put -- before operands that begin with -',
  'validate @db.json --fromat json':
    'waymark validate: unknown option "--fromat": did you mean --format?',
  'inspect http://a/ --format': 'waymark inspect: --format needs a value: --format <format>',
  'inspect http://a/ --format xml': 'waymark inspect: --format is "xml": choose one of text, json',
  'inspect http://a/ --format json --format text':
    'waymark inspect: --format is given twice: remove one of them',
  'inspect ../x --base nonsense':
    'waymark inspect: --base is "nonsense": The input has no scheme, and there is no base URL to resolve it against. Give an absolute URL, such as https://example.com/',
  'inspect ../x --base C:\\x':
    'waymark inspect: --base is "C:\\\\x": that is the path of a file on Windows, and a URL is expected: file:///C:/x is the URL of the file',
  'inspect http://a/ --suffix-list @db.json':
    'waymark inspect: @db.json: line 1, column 1, "{\\"version\\":\\"1.1\\",\\"generated\\":…-01T00:00:00Z\\",\\"lang\\":\\"en\\"}]}": A rule is not a domain name. Remove the line, or download the list again if the file is not the list.',
  'normalize @urls.txt --jobs 0':
    'waymark normalize: --jobs is "0": give a whole number, 1 or more',
  'normalize @urls.txt --jobs 65': 'waymark normalize: --jobs is "65": give at most 64',
  'normalize @urls.txt --trace=yes':
    'waymark normalize: --trace takes no value: remove the = and what follows',
  'normalize @urls.txt --max-length -1':
    'waymark normalize: --max-length needs a value: --max-length=-1 if it is "-1"',
  'normalize @urls.txt --rules @twice.json':
    'waymark normalize: @twice.json: line 1, column 19: the member "preset" is there twice: keep one of them',
  'normalize @urls.txt --rules https://a.example/r.json':
    'waymark normalize: --rules is "https://a.example/r.json": this is a URL: name a file; nothing is fetched, and nothing is sent',
  'normalize @urls.txt --preset seo --config @config.json':
    'waymark normalize: @config.json: line 1, column 2: unknown member "normalise": did you mean normalize?',
  'normalize @urls.txt --rule sort-query --keep-query':
    'waymark normalize: --keep-query changes a preset, and --rule runs without one: remove --keep-query, or add --preset',
  'normalize @urls.txt --rule remove-query --keep-query':
    'waymark normalize: --keep-query keeps the query that --rule remove-query removes: remove one of the two options',
  'normalize @urls.txt --rule remove-fragment --keep-fragment':
    'waymark normalize: --keep-fragment keeps the fragment that --rule remove-fragment removes: remove one of the two options',
  'lint http://a.example/':
    'waymark lint: http://a.example/: this is a URL: pipe it in; nothing is fetched: curl -fsSL http://a.example/ | waymark lint -',
  'lint file:///a.txt': 'waymark lint: file:///a.txt: this is a URL: give the path instead: /a.txt',
  'validate @db.json --memory 1KiB': 'waymark validate: --memory is "1KiB": give 4MiB or more',
  'validate @db.json --memory lots':
    'waymark validate: --memory is "lots": give a size with its unit, such as 256MiB, 1GiB or 500MB',
  'validate @db.json --fix --dry-run --format sarif':
    'waymark validate: --dry-run prints a patch: remove --format sarif',
  'validate @db.json --fix --dry-run --patch x':
    'waymark validate: --dry-run writes nothing: remove --patch',
  'validate @db.json --fix --backup a/b':
    'waymark validate: --backup is "a/b": give the end of a name, such as .bak',
  'validate @db.json --fix --patch -':
    'waymark validate: --patch needs the name of a file: --dry-run prints the patch',
  'validate @db.json --dry-run': 'waymark validate: --dry-run needs --fix or --unsafe-fix',
  'validate @db.json --write-baseline':
    'waymark validate: --write-baseline needs --baseline <file>, which says where',
  'validate @db.json --baseline -': 'waymark validate: --baseline needs the name of a file',
  'validate @db.json --baseline @db.json':
    'waymark validate: @db.json: line 1, column 1: this is not a baseline: write one with --write-baseline',
  'validate @db.json --severity zzzzzz=off':
    'waymark validate: --severity: no problem of sites has the code "zzzzzz": waymark explain --list codes lists all',
  'validate @db.json --severity duplicate-lok=off':
    'waymark validate: --severity: no problem of sites has the code "duplicate-lok": did you mean duplicate-loc?',
  'compare - -': 'waymark compare: standard input has one URL: give the other as an operand',
  'validate @db.json @db.json --fix':
    'waymark validate: --fix corrects one file: give only one database',
  'validate - --fix <<<{}': 'waymark validate: --fix needs files: name them instead of -',
  'validate @db.json --report x.json':
    'waymark validate: --report names the HTML report: give x.html, and the JSON report is written next to it',
  'validate @db.json --report -':
    'waymark validate: --report needs the name of a file: --format json prints the report to standard output',
  'sitemap @db.json': 'waymark sitemap: --out is missing: add --out <folder>',
  'sitemap @db.json --out out --stylesheet=javascript:alert':
    'waymark sitemap: --stylesheet is "javascript:alert": give an http or https URL without a password, absolute or relative, in ASCII without spaces',
  'sitemap @db.json --out out --stylesheet=http://b.example/x.xsl --base https://a.example/':
    'waymark sitemap: --stylesheet is "http://b.example/x.xsl": give a URL of https://a.example, the origin of the sitemaps',
  'sitemap @db.json --out - --rebuild': 'waymark sitemap: --rebuild needs a folder as --out',
  'sitemap @db.json --out @out --base http://a/?b':
    'waymark sitemap: --base is "http://a/?b": give the URL of a folder, without ? and #',
  'sitemap @db.json --out @out --base mailto:a':
    'waymark sitemap: --base is "mailto:a": give an absolute http or https URL, such as https://example.com/',
  'sitemap @db.json --out @out --x-default e_':
    'waymark sitemap: --x-default is "e_": give a language tag, such as en or pt-BR',
  'sitemap @db.json --out @out --extensions zzz':
    'waymark sitemap: --extensions has "zzz": give some of images, videos, news, or none',
  'sitemap @db.json --out @out --state @out/state':
    'waymark sitemap: --state: @out/state would be published with the sitemaps: choose a place outside of the output folder',
  'sitemap @db.json --out @out --state @db.json':
    'waymark sitemap: --state needs the name of a file that is not the input',
  'sitemap @db.json --out @out --report @out/sitemap.xml':
    'waymark sitemap: --report: the HTML report @out/sitemap.xml has the name of a sitemap: choose another name',
  'sitemap @db.json --out @out --report @db.json':
    'waymark sitemap: --report: the HTML report @db.json would replace the input: choose another name',
  'sitemap @db.json --out @out --robots=':
    'waymark sitemap: --robots needs the name of a file, such as public/robots.txt',
  'sitemap @db.json --out - --robots x':
    'waymark sitemap: --robots: with --out -, it is not known where the sitemap will be: give a folder as --out',
  'sitemap @db.json --out @out --robots @db.json':
    'waymark sitemap: --robots: @db.json is also the input or a report: choose another name',
  'sitemap @db.json --out @out --robots @out/sitemap.xml':
    'waymark sitemap: --robots: @out/sitemap.xml has the name of a sitemap: choose another name',
  'convert @db.json':
    'waymark convert: --to is missing, and there is no output file: give one of json, ndjson, csv, tsv',
  'convert @db.json --out @x.unknown':
    'waymark convert: --to is missing, and the name @x.unknown does not say the form: give one of json, ndjson, csv, tsv',
  'convert @db.json --to csv --default-lang en':
    'waymark convert: --default-lang has no effect on a table: remove it, or choose another form',
  'convert @db.json --to json --format json':
    'waymark convert: --format json needs --out, because both would go to standard output',
  'compare http://a/ http://b/ --method watwg':
    'waymark compare: unknown method "watwg": did you mean whatwg?',
  'compare http://a/ http://b/ --method zzzzzzzz':
    'waymark compare: unknown method "zzzzzzzz": waymark explain --list methods lists them',
  'compare http://a/ http://b/ --method seo':
    'waymark compare: "seo" is a preset: give it as --preset seo',
  'compare http://a/ http://b/ --method sort-query':
    'waymark compare: "sort-query" is a rule: give it as --rule sort-query',
  'compare http://a/ http://b/ --keep-query':
    'waymark compare: --keep-query changes the rules that are compared by, and none are chosen: add --preset, --rule or --rules',
  'compare http://a/ http://b/ --options {':
    'waymark compare: --options is not JSON: give an object, such as {"base": "https://e.com/"}',
  'compare http://a/ http://b/ --options []':
    'waymark compare: --options is not an object: give one, such as {"base": "https://e.com/"}',
  'compare http://a/ http://b/ --options {"base":"http://a/","base":"http://a/"}':
    'waymark compare: --options: the member "base" is there twice: keep one of them',
  'compare http://a/ http://b/ --options {"base":"http://a/"} --base http://a/':
    'waymark compare: --base is in --options as well: remove one of them',
  'compare http://a/ http://b/ --all --format json':
    'waymark compare: --all: for --format text only, and --format json always lists all',
  'dedupe @urls.txt --method whatwg --preset seo':
    'waymark dedupe: --method whatwg compares without rules: remove it, or remove the rules',
  'dedupe @urls.txt --keep last': 'waymark dedupe: --keep is "last": its only value is first',
  'diff @db.json @db.json --key x':
    'waymark diff: --key: for --format indexnow only: remove it, or add that',
  'keys @db.json --out -':
    'waymark keys: --out is standard output, which cannot have several tables: name a folder',
  'lint @urls.txt --watch --format json':
    'waymark lint: --watch and --format: choose text or github, or run the command without --watch',
  'lint @urls.txt --severity path-namin=error':
    'waymark lint: --severity: there is no rule "path-namin": did you mean path-naming?',
  'lint @urls.txt --severity zzzzzzzz=error':
    'waymark lint: --severity: there is no rule "zzzzzzzz": the groups of rules are …',
  'lint @urls.txt --severity path-naming=loud':
    'waymark lint: --severity path-naming: give a severity, one of error, warning, info, off',
  'lint @urls.txt --severity path-naming=error,path-naming=error':
    'waymark lint: --severity names "path-naming" twice: remove one of them',
  'lint @urls.txt --paths {':
    'waymark lint: --paths is not JSON: give an object like {"/legacy/**": {"path-naming": "off"}}',
  'lint @urls.txt --schemes 1': 'waymark lint: --schemes is "1": give names like https,db',
  'lint @urls.txt --verbs a/b':
    'waymark lint: --verbs: "a/b" is not a word: give words like sync,push',
  'lint @urls.txt --abbreviations a':
    'waymark lint: --abbreviations: "a": give pairs like qty=quantity',
  explain:
    'waymark explain: give a code, a rule, a preset, a method, a group of lint rules or a tracking parameter; --list lists codes, rules, presets, methods, parameters',
  'explain --list x':
    'waymark explain: --list is "x": choose one of codes, rules, presets, methods, parameters',
  'explain --list rules x': 'waymark explain: --list rules takes no name',
  'explain zzzzzzzz':
    'waymark explain: no code, rule, preset, method, group or tracking parameter is called "zzzzzzzz": waymark explain --list lists codes, rules, presets, methods, parameters',
  'explain sort-queri':
    'waymark explain: no code, rule, preset, method, group or tracking parameter is called "sort-queri": did you mean sort-query?',
  'completions tcsh': 'waymark completions: unknown shell "tcsh": the shells are bash, zsh, fish',
  'completions bsh': 'waymark completions: unknown shell "bsh": did you mean bash?',
  'config --config @unknown.json':
    'waymark config: @unknown.json: line 1, column 2: unknown member "zzzzzzzz": the members are $…',
  'config --config @list.json':
    'waymark config: @list.json: line 1, column 1: a configuration is an object',
  'config --config @config-option.json':
    'waymark config: @config-option.json: line 1, column 16: waymark normalize has no option "job": did you mean jobs?',
  'config --config @config-value.json':
    'waymark config: @config-value.json: line 1, column 24: jobs is "many": give a whole number, 1 or more',
  'config --config @config-type.json':
    'waymark config: @config-type.json: line 1, column 24: jobs must be a string or a number',
  'config --config @config-switch.json':
    'waymark config: @config-switch.json: line 1, column 25: trace must be true or false',
  'config --config @config-url.json':
    'waymark config: @config-url.json: line 1, column 22: base is "x": give an absolute URL, such as https://example.com/',
  'config --config @config-rule.json':
    'waymark config: @config-rule.json: line 1, column 11: waymark lint has no option "rule": its options are …',
  '--color=blue explain': 'waymark: --color is "blue": choose one of auto, always, never',
  'inspect http://a/ --format jsn': 'waymark inspect: --format is "jsn": did you mean json?',
  'normalize @urls.txt --preset serch': 'waymark normalize: --preset is "serch": choose one of …',
  'normalize @urls.txt --rule sort-queri':
    "waymark normalize: --rule, column 1: there is no rule 'sort-queri': did you mean sort-query?",
  'normalize @urls.txt --rule sort-query(x=1)':
    "waymark normalize: --rule, column 12: the rule sort-query has no option 'x': its options are by, compare",
  'normalize @urls.txt --rule keep-params(':
    'waymark normalize: --rule, column 13: the name of an option is missing at the end: write it there',
  'explain sort-query --lang de': 'waymark explain: --lang is "de": choose one of en, ja, ru',
  'worker --op normalise':
    "waymark worker: --op must be a list of ops; `ops[0]` is 'normalise'; did you mean 'normalize'?",
  'config --config @folder':
    'waymark config: @folder is a folder: name a file, for example: --config @folder/waymark.config.json',
  'normalize @urls.txt --rules @rules.json':
    "waymark normalize: @rules.json: line 1, column 12: there is no preset 'sea': did you mean seo?",
  'normalize @urls.txt --rules @unknown-rule.json':
    "waymark normalize: @unknown-rule.json: line 1, column 12: there is no rule 'sort-queri': did you mean sort-query?",
  'normalize @urls.txt --rules @not-an-object.json':
    'waymark normalize: @not-an-object.json: line 1, column 1: a rule file is an object; got a list of 0',
  'inspect http://a/ --suffix-list @empty':
    'waymark inspect: @empty: line 1, column 1: The list has no rules. Give the content of public_suffix_list.dat.',
  'dedupe @urls.txt --method csp-source':
    'waymark dedupe: Method "csp-source" matches a pattern and has no keys: the methods with keys are …',
  'worker --op key --method sip-uri':
    'waymark worker: Method "sip-uri" compares two URLs and has no keys',
  'worker --op key --method soap':
    'waymark worker: Method "soap" needs the option "comparison": its specification leaves the comparison to the application',
  'compare --method csp-source --options {"selfOrigin":"x"} \'self\' a:b':
    'waymark compare: option `selfOrigin` must be a URL; got "x"',
  'validate @db.json --baseline @db.json --write-baseline':
    'waymark validate: @db.json: line 1, column 1: this is not a baseline, so it is not replaced: choose another name',
  'sitemap @db.json --out @out --split=':
    'waymark sitemap: --split is "": give the name of a column, such as lang',
  'config --config @config-list.json':
    'waymark config: @config-list.json: line 1, column 10: lint is an object with the options of the command',
  'config --config @throws.mjs': 'waymark config: @throws.mjs: cannot be imported: no',
  'config --config @named':
    'waymark config: @named is a folder: name the file in it: --config @named/waymark.config.json',
  'inspect http://a/ --config @throws.mjs':
    'waymark inspect: @throws.mjs: is a program, and waymark inspect runs none: name a JSON file, or add --no-config',
  'normalize @urls.txt --preset safe-browsing --keep-query':
    'waymark normalize: --keep-query: the preset safe-browsing is a single procedure, which no option changes: remove --keep-query, or choose another preset',
  'diff @sitemap.xml @sitemap.xml --https-only':
    'waymark diff: --https-only: for databases only, and both versions are sitemaps',
  'sitemap @db.json --from @pages --out @out':
    'waymark sitemap: --from and "@db.json": a sitemap is made of pages or of a database: give one of them',
  'sitemap @set/sitemap.xml --out @set':
    'waymark sitemap: @set/sitemap.xml: the input has the name of a sitemap in the output folder: choose another --out',
  'config --config @config-words.json':
    'waymark config: @config-words.json: line 1, column 20: verbs must be a string or a list of strings',
  'config --config @config-pairs.json':
    'waymark config: @config-pairs.json: line 1, column 23: severity must be a string, or an object whose values are strings',
  'sitemap --from= --out @out': 'waymark sitemap: --from needs the name of a folder, such as dist',
  'sitemap @db.json --out @out --report @bad.html':
    'waymark sitemap: --report: the JSON report would replace @bad.json, which is not a report: choose another name',
  'sitemap @db.json --out @out --state @urls.txt':
    'waymark sitemap: --state: @urls.txt is not the state of an earlier run, and would be replaced: choose another name',
  'lint @urls.txt --identifiers (':
    'waymark lint: --identifiers is "(": …: give a regular expression',
  'normalize @urls.txt --rules @binary':
    'waymark normalize: @binary: is not UTF-8 text: convert it first',
  'sitemap @db.json --out @out --stylesheet=http://b.example/x.xsl':
    'waymark sitemap: --stylesheet is "http://b.example/x.xsl": give a URL of https://a.example, the origin of the first page, or say with --base where the sitemaps are published',
  'audit @pages --report @pages/r.html':
    'waymark audit: --report: @pages/r.html would be published with the pages: choose a place outside of the folder',
  'normalize @urls.txt --rules @rules-ok.json --preset seo':
    'waymark normalize: the rule file says which rules run, and on what: remove --preset, or change the file',
  'lint @urls.txt --severity path-depth=off --max-depth=2':
    'waymark lint: --max-depth is for the rule path-too-deep, which is off: remove --max-depth, or turn the rule on with --severity path-too-deep=error',
  'lint @urls.txt --custom-rules @one.json':
    'waymark lint: @one.json: line 1, column 1: the rules must be a list',
  'lint @urls.txt --custom-rules @number.json':
    'waymark lint: @number.json: line 1, column 2: a rule must be an object',
  'lint @urls.txt --custom-rules @same.json':
    'waymark lint: @same.json: line 1, column 262: the rule `team/no-x` is there twice',
  'normalize @urls.txt --rules @hosts.json --keep-query':
    'waymark normalize: --keep-query: the rules differ between hosts: remove --keep-query, or change the rule file',
  'validate @db.json --memory 9999999GiB':
    'waymark validate: --memory is "9999999GiB": give at most 8192GiB',
  'sitemap @db.json --out @out --state @s.html --report @s.html':
    'waymark sitemap: --state and --report both name @s.html: choose two names',
  'audit https://a.example/':
    'waymark audit: https://a.example/: this is a URL: give a folder; nothing is fetched',
}

const OF_INPUT: Mistakes = {
  'inspect -': 'waymark inspect: standard input: The file is empty. Give a URL.',
  'inspect - <<<http://a/\nhttp://b/\n':
    'waymark inspect: standard input: has more than one line: give one URL; waymark normalize takes many',
  'normalize @urls.txt --rules @missing.json':
    'waymark normalize: @missing.json: No such file or folder. Check the path.',
  'validate @db.json --since @report.json':
    'waymark validate: @report.json: is not a JSON report of waymark validate: give the file that an earlier run wrote next to its HTML report',
  'validate -':
    'waymark validate: standard input: The file is empty. Give a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line).',
  'lint -':
    'waymark lint: standard input: The file is empty. Give a list of URIs, a resource list, or an OpenAPI or AsyncAPI description.',
  'lint - <<<<html>':
    'waymark lint: standard input: The document is an HTML page. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<<a>':
    'waymark lint: standard input: The document is XML. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<a:345678\u0000':
    'waymark lint: standard input: The document is not text. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<a b':
    'waymark lint: standard input: The document is text without a URI, which begins with "a b". Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<{}':
    'waymark lint: standard input: The document is JSON with an empty object. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<{"a": 1}':
    'waymark lint: standard input: The document is JSON with an object that has the member "a". Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<{"a": 1, "b": 2, "c": 3, "d": 4}':
    'waymark lint: standard input: The document is JSON with an object that has the members "a", "b", "c" and 1 more. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<{"a": }':
    'waymark lint: standard input: line 1, column 7: Invalid JSON: unexpected `}`. Correct the file at this place.',
  [`lint - <<<${DEEP}`]:
    'waymark lint: standard input: line 1, column 65: Values are nested more than 64 levels deep. Flatten them.',
  'lint - <<<{"swagger": "2.0"}':
    'waymark lint: standard input: The document is Swagger 2.0, which is not supported. Convert it to OpenAPI 3.',
  'lint - <<<{"openapi": "2.0"}':
    'waymark lint: standard input: line 1, column 13: The document says that it is OpenAPI "2.0". Convert it to OpenAPI 3.',
  'lint - <<<openapi: 3.1':
    'waymark lint: standard input: line 1, column 10: The document has a number as its version of OpenAPI. Write the version in quotes, such as "3.1.0".',
  'lint - <<<---\n':
    'waymark lint: standard input: The document is YAML without content. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<---\n5':
    'waymark lint: standard input: The document is YAML with a number. Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
  'lint - <<<openapi: 3.1.0\n---\na: b':
    'waymark lint: standard input: line 2, column 1: There is a second document. Write one document in each file.',
  'lint - <<<openapi: 3.1.0\npaths: *nope':
    'waymark lint: standard input: line 2, column 8: There is no anchor "nope". Correct the alias.',
  [`diff - - <<<${DATABASE}`]:
    'waymark diff: standard input: It has already been read. Name it (as -) only once.',
  'normalize @folder':
    'waymark normalize: @folder: It is a directory, not a file. Name a file with URLs, one on each line.',
  'validate @empty':
    'waymark validate: @empty: The file is empty. Give a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line).',
  'validate @binary':
    'waymark validate: @binary: The file is binary: byte 5 is zero. Give a URL source database (JSON, NDJSON or CSV) or a sitemap (XML, or text with a URL on each line), plain, gzip or zstd.',
  'validate @utf16': 'waymark validate: @utf16: The file is UTF-16 text. Save it as UTF-8.',
  'validate @cut.json.gz':
    'waymark validate: @cut.json.gz: Its gzip data ends too early. Copy the file again.',
  'validate @bad.csv':
    'waymark validate: @bad.csv: line 2, column 6: The field begins with a quote that is not closed. Close it, or write a quote inside a field as "".',
  'validate @no-header.csv':
    'waymark validate: @no-header.csv: line 1, column 1: The header has no column url. Write a first line such as group,lang,url,lastmod.',
  'validate @folder':
    'waymark validate: @folder: The folder has no .xml or .xml.gz file. Name another folder or a file.',
  'sitemap @db.json --out @urls.txt':
    'waymark sitemap: @urls.txt: It already exists and is not a folder. Choose another place.',
  'normalize @urls.txt --out @folder':
    'waymark normalize: @folder: It is a directory, not a file. Name a file in it.',
  'worker --op key-by <<<a:b\n':
    'waymark worker: row 1, byte 0: the row has 1 column, and 2 are read: give url, method',
  'sitemap @two.csv --out - --max-urls 1':
    'waymark sitemap: standard output: the sitemap needs 3 files: give a folder as --out',
  [`inspect - <<<${'x'.repeat(1_048_577)}`]:
    'waymark inspect: standard input: the line is longer than 1 MiB: give one URL',
}

const ALL = Object.entries({ ...OF_USAGE, ...OF_INPUT })

async function answerTo(mistake: string, lang: string | null = null) {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  mkdirSync(join(folder, 'folder'))
  const [line = '', input = ''] = mistake.split(' <<<')
  const [first = '', ...rest] = line
    .split(' ')
    .map((word) => word.replace(/^(--out=)?@/, `$1${folder}/`))
  const { io, stdout, stderr, failures } = memoryIo(input)
  const status = await main([first, ...(lang === null ? [] : ['--lang', lang]), ...rest], io)
  const told = stderr()
    .replaceAll(`${folder}/`, '@')
    .replaceAll(/[\w-]+(?:, [\w-]+){6,}/g, '…')
    // The words of the engine.
    .replaceAll(/Invalid regular expression: [^:]+: [^:\n]+/g, '…')
  const [said = '', ...hint] = told.trimEnd().split('\n')
  return { status, stdout: stdout(), said, hint, failures }
}

test.each(ALL)('%s', async (mistake, said) => {
  const { failures, ...answer } = await answerTo(mistake)
  const [who] = /^waymark(?: [a-z]+)?/.exec(said)!
  const isOfUsage = mistake in OF_USAGE
  // A wrong command line is also told where to read on.
  const hint = isOfUsage ? [`Try: ${who} --help`] : []
  expect(answer).toEqual({ status: isOfUsage ? 2 : 74, stdout: '', said, hint })
  expect(failures).toHaveLength(1)
})

/** More than three words of English in a row, each of letters only: not code, options, paths and values. */
const ENGLISH_WORDS = /(?<![\p{L}\p{N}"<>/.=_-])(?:[A-Za-z]{2,}[ ,;:]+){3}[a-z]{2,}(?![\w/=-])/u

/** The values of the facts that are no words. */
function valuesOf(facts: Facts): readonly string[] {
  return Object.entries(facts)
    .filter(([name]) => !/^(?:code|detail|kind|operand)$/.test(name))
    .flatMap(([, fact]) => (Array.isArray(fact) ? fact.map(String) : String(fact)))
    .filter((value) => /^[^ ]+$/.test(value))
}

describe.each([
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['ru', /\p{Script=Cyrillic}/u],
] as const)('in %s', (lang, letters) => {
  test.each(ALL)('%s', async (mistake, english) => {
    const { said, failures } = await answerTo(mistake, lang)
    expect(said).toMatch(letters)
    // Lists of names and synopses are no sentences.
    const rest = said.replaceAll(
      /waymark [a-z]+(?: \[?[<\w|>\]…-]+)*|[\w-]+(?:, ?[\w-]+){2,}/g,
      '…',
    )
    expect(rest).not.toMatch(ENGLISH_WORDS)
    const values = failures.flatMap(valuesOf).filter((value) => english.includes(value))
    expect(values.filter((value) => !said.includes(value))).toEqual([])
  })
})

test('a file keeps its name if the name is also a word of ours', async () => {
  expect((await answerTo('validate none', 'ru')).said).toContain(' none: ')
  expect((await answerTo('validate domain', 'ja')).said).toContain(' domain: ')
})

/** These need another user, a file that nobody named, a missing package, or a program of its own. */
const ELSEWHERE = [
  ...['arrow-of-worker', 'config-not-a-file', 'config-of-other', 'duckdb', 'lang-of-worker'],
  ...['memory', 'no-arrow', 'no-duckdb', 'output-closed', 'outside', 'risk'],
]

test('each sentence of a failure has a line', async () => {
  const folder = join(import.meta.dirname, '../src')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const details = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bdetail: '([\w-]+)'/g)].map(([, name]) => name!)),
  )
  for (const [mistake] of ALL) {
    const { failures } = await answerTo(mistake)
    for (const { detail } of failures) details.delete(String(detail))
  }
  expect([...details].sort()).toEqual(ELSEWHERE)
})
