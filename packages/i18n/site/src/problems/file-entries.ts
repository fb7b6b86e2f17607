import { sentence } from '@waymark/infra/internal'
import type { ProblemEntry } from '@waymark/infra/problem'
import type { FileCode } from '../file-error.ts'

type About = Omit<ProblemEntry, 'code' | 'severity'>

const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const ERRNO = 'https://man7.org/linux/man-pages/man3/errno.3.html'
const CSV = 'https://www.rfc-editor.org/rfc/rfc4180#section-2'
const JSON_TEXT = 'https://www.rfc-editor.org/rfc/rfc8259#section-2'
/** The examples of files are told, because a catalogue has no files. */
const given = 'described in words'

const ABOUT: Readonly<Record<FileCode, About>> = {
  'file-not-found': {
    summary: 'There is no file or folder at this path.',
    explanation:
      'The path is misspelt, or it is relative and the program was started in a different folder than intended. Nothing was read.',
    remedy: 'Check the path, and from which folder it counts.',
    source: ERRNO,
    examples: [{ wrong: 'url-source.jsn', right: 'url-source.json', given }],
  },
  'file-permission-denied': {
    summary: 'The system does not allow this file or folder to be read or written.',
    explanation:
      'The file belongs to another user, or its mode excludes this one. Jobs in containers often run as a different user than the one who made the files.',
    remedy: 'Change the permissions of the file, or choose another place.',
    source: ERRNO,
    examples: [{ wrong: 'a file with mode 000', right: 'a file with mode 644', given }],
  },
  'file-is-directory': {
    summary: 'A file is expected, and the path is a folder.',
    explanation:
      'The last part of the path was left out, or a folder already has the name that an output file should get. A folder is never replaced by a file.',
    remedy: 'Give the path of a file.',
    source: ERRNO,
    examples: [{ wrong: 'data/', right: 'data/url-source.json', given }],
  },
  'file-path-invalid': {
    summary: 'The path cannot lead to a file that can be used here.',
    explanation:
      'A part of the path is a file where a folder is needed, symbolic links go round in a circle, a name is too long for the file system, or the path leads to a file that the program has open already.',
    remedy: 'Check each part of the path, or choose another place.',
    source: ERRNO,
    examples: [
      {
        wrong: 'sitemap.xml/report.html, where sitemap.xml is a file',
        right: 'report.html',
        given,
      },
    ],
  },
  'file-system-error': {
    summary: 'The system reported an error while it read or wrote.',
    explanation:
      'The disk is full, the file system is read-only, too many files are open, or the system gave another error, whose name is in the message. Output files are written whole or not at all, so those of an earlier run are unchanged.',
    remedy: 'Remove the cause and try again, or choose another place.',
    source: ERRNO,
    examples: [{ wrong: 'a disk without free space', right: 'a disk with free space', given }],
  },
  'file-read-twice': {
    summary: 'Standard input is named twice.',
    explanation:
      'Standard input is a stream, and what has been read from it is gone. The second reader would find nothing.',
    remedy: 'Name it, as `-`, only once.',
    source: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap12.html',
    examples: [{ wrong: 'waymark dedupe - -', right: 'waymark dedupe -', given }],
  },
  'file-empty': {
    summary: 'The file has no content.',
    explanation:
      'The program that writes the file failed or was stopped, or a pipe got nothing. An empty file is refused, because an empty result would look like a site without pages.',
    remedy: 'Run the program that writes the file again, and look at its errors.',
    source: PROTOCOL,
    examples: [{ wrong: '(a file of 0 bytes)', right: '{"version":"1.1", …}', given }],
  },
  'file-binary': {
    summary: 'The file is not text: its beginning has a byte that is zero, and is not UTF-8.',
    explanation:
      'Databases, sitemaps and lists of URLs are text. A picture, an archive other than gzip or a database file of another program cannot be read. In a file that is UTF-8, a zero is a control character, which is judged in the line that has it.',
    remedy: 'Name a text file, plain or compressed with gzip or zstd.',
    source: PROTOCOL,
    examples: [{ wrong: 'sitemap.zip', right: 'sitemap.xml.gz', given }],
  },
  'file-encoding-unsupported': {
    summary: 'The text is not UTF-8.',
    explanation:
      'URLs, JSON and sitemaps are read as UTF-8. In another encoding, such as UTF-16 of Windows programs, characters beyond ASCII would become others, and so would the URLs.',
    remedy: 'Save or convert the file as UTF-8.',
    source: 'https://www.rfc-editor.org/rfc/rfc8259#section-8.1',
    examples: [{ wrong: 'urls.txt in UTF-16', right: 'iconv -f UTF-16 -t UTF-8 urls.txt', given }],
  },
  'file-line-endings': {
    summary: 'The lines end in carriage returns without line feeds.',
    explanation:
      'Programs of old Macs wrote lines so. For all others the file is one long line, which is not a URL.',
    remedy: 'Save the file with line feeds.',
    source: 'https://www.unicode.org/versions/latest/core-spec/chapter-5/#G10213',
    examples: [
      {
        wrong: 'http://a.example/\rhttp://b.example/',
        right: 'http://a.example/\nhttp://b.example/',
      },
    ],
  },
  'file-compression-damaged': {
    summary: 'The compressed data ends too early or is damaged.',
    explanation:
      'A download or an upload was cut off, or the file was transferred as text, which changes bytes. What could be decompressed is not used, because pages would be missing without notice.',
    remedy: 'Copy or compress the file again.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [
      { wrong: 'the first half of sitemap.xml.gz', right: 'the whole of sitemap.xml.gz', given },
    ],
  },
  'file-compression-unsupported': {
    summary: 'The file is compressed with zstd, which this version of Node cannot read.',
    explanation: 'Node reads zstd from version 22.15 on, and in version 23 from 23.8 on.',
    remedy: 'Unpack the file, compress it with gzip, or use a later version of Node.',
    source: 'https://nodejs.org/api/zlib.html#class-zlibzstddecompress',
    examples: [{ wrong: 'url-source.json.zst', right: 'url-source.json.gz', given }],
  },
  'file-kind-unknown': {
    summary: 'The content is not of a kind that can be checked.',
    explanation:
      'A database begins with `{`, a sitemap in XML with `<`, and a sitemap in text with `http:` or `https:`. The file begins with something else, or its content is not what its name or an index says. A server often sends an error page under the name of a sitemap.',
    remedy: 'Look at the beginning of the file, and correct the file or its name.',
    source: PROTOCOL,
    examples: [
      { wrong: 'sitemap.xml with the text "Not found"', right: 'sitemap.xml with <urlset>', given },
    ],
  },
  'file-incomplete': {
    summary: 'The sitemap could not be read to its end.',
    explanation:
      'An error that is reported with its place ended the reading. The pages after it were not checked, and search engines would not see them either.',
    remedy: 'Correct the error that ended the reading, and check again.',
    source: PROTOCOL,
    examples: [
      {
        wrong: '<urlset><url><loc>https://a.example/</loc>',
        right: '<urlset><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  'folder-without-sitemaps': {
    summary: 'The folder has no sitemaps.',
    explanation:
      'No file in the folder ends in `.xml` or `.xml.gz`, or none of them has the root `urlset` or `sitemapindex`. The folder is probably not the one that is published.',
    remedy: 'Name the folder that has the sitemaps, or the files.',
    source: PROTOCOL,
    examples: [{ wrong: 'src/', right: 'public/', given }],
  },
  'folder-without-pages': {
    summary: 'The folder has no pages.',
    explanation:
      'No file in the folder or below it ends in `.html`, `.htm` or `.xhtml`. The site has not been built yet, or the folder is not the one into which it is built.',
    remedy: 'Build the site, and name the folder that is published.',
    source: 'https://html.spec.whatwg.org/multipage/iana.html#text/html',
    examples: [{ wrong: 'src/', right: 'dist/', given }],
  },
  'crawl-of-other-site': {
    summary: 'A crawl export has no URL of the site.',
    explanation:
      'What a crawler found is compared with the pages of a folder by their URLs. The crawler was on another host, such as that of a preview, or the folder is published at another URL than was found out. Nothing was taken from the file.',
    remedy: 'Crawl the site into which the folder is published, or say which URL it has.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [{ wrong: 'https://preview.a.example/tea', right: 'https://a.example/tea', given }],
  },
  'database-with-others': {
    summary: 'A database is named together with sitemaps.',
    explanation:
      'Several files are checked as one site: either the sitemaps of the site, or the files of its URL source database. Whether the sitemaps agree with the database is not checked.',
    remedy: 'Check the database and the sitemaps one after the other.',
    source: PROTOCOL,
    examples: [{ wrong: 'url-source.json sitemap.xml', right: 'url-source.json', given }],
  },
  'canonical-unusable': {
    summary: 'The canonical form that a database chooses cannot be used.',
    explanation:
      'The member `canonical` decides in which form URLs are compared and published, so it must be known before the first page is read, and be the same for all that is read together. Nothing is published if it comes after `urls`, if another database chooses another form (one that chooses none has `safe`), or if it is wrong. An option that chooses the whole form takes its place.',
    remedy:
      'Write `canonical` before `urls`, and the same in each database, or choose the form with an option.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      { wrong: '{"urls":[…],"canonical":"seo"}', right: '{"canonical":"seo","urls":[…]}', given },
      {
        wrong: 'two databases, with "canonical":"seo" and "canonical":"safe"',
        right: 'two databases, both with "canonical":"seo"',
        given,
      },
    ],
  },
  'fix-needs-database': {
    summary: 'A file that is not a URL source database cannot be corrected.',
    explanation:
      'A sitemap is made by a program, so a corrected sitemap would have the same problems again after the next run. Only the database from which sitemaps are made is corrected.',
    remedy: 'Name the database, or correct the program that writes the sitemap.',
    source: PROTOCOL,
    examples: [{ wrong: 'sitemap.xml', right: 'url-source.json', given }],
  },
  'json-invalid': {
    summary: 'The file is not valid JSON.',
    explanation:
      'The place is where the first wrong character is. Common causes are a comma after the last member, single quotes, a comment, or a file that was cut off. Nothing after this place was read.',
    remedy: 'Correct the JSON at this place.',
    source: JSON_TEXT,
    examples: [{ wrong: '{"urls": [],}', right: '{"urls": []}' }],
  },
  'yaml-invalid': {
    summary: 'The file is not valid YAML.',
    explanation:
      'The place is where the first error is. Common causes are a tab in the indentation, members that are indented differently, a colon and a space in a value without quotes, an alias without its anchor, or a second document after `---`.',
    remedy: 'Correct the YAML at this place.',
    source: 'https://yaml.org/spec/1.2.2/',
    examples: [{ wrong: 'paths:\n\t/users: {}', right: 'paths:\n  /users: {}' }],
  },
  'list-too-large': {
    summary: 'The list is larger than one that is checked as a whole.',
    explanation:
      'A list of resource URIs is checked for consistency, so all of it is held in memory: at most 64 MiB. Lists of that size are usually logs or exports of another kind.',
    remedy: 'Split the list, or check that it is the right file.',
    source: PROTOCOL,
    examples: [{ wrong: 'a list of 100 MiB', right: 'two lists of 50 MiB', given }],
  },
  'json-too-large': {
    summary: 'A value in the JSON is larger or nested deeper than any that is meant.',
    explanation:
      'A string has at most 1 MiB, an entry 64 MiB, and values are nested at most 64 deep. The limits keep memory bounded for files that are not databases of URLs.',
    remedy: 'Check that it is the right file.',
    source: 'https://www.rfc-editor.org/rfc/rfc8259#section-9',
    examples: [{ wrong: 'values nested 100 deep', right: 'values nested 3 deep', given }],
  },
  'csv-invalid': {
    summary: 'The quotes of a table are wrong.',
    explanation:
      'A field that contains the delimiter, a line end or a quote must be in quotes, and each quote in it is doubled. After a wrong quote it is not known where the field ends, so the rest of the table was not read.',
    remedy: 'Correct the quotes of the field at this place.',
    source: CSV,
    examples: [
      {
        wrong: 'url\n"https://a.example/"tea\n',
        right: 'url\n"https://a.example/""tea"\n',
        given: 'a table of pages',
      },
    ],
  },
  'csv-header-invalid': {
    summary: 'The first line of a table does not name its columns as needed.',
    explanation:
      'The first line names the columns. The column `url` is necessary, and each column may appear once. The export of a crawler has `Address` or `URL`, and a column such as `Status Code`. Without these names it is not known which field is the URL, so nothing was read.',
    remedy: 'Correct the first line of the table, such as `group,lang,url,lastmod`.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      {
        wrong: 'lang,href\nen,https://a.example/\n',
        right: 'lang,url\nen,https://a.example/\n',
        given: 'a table of pages',
      },
    ],
  },
  'csv-too-large': {
    summary: 'A row or a group of a table is larger than any that is meant.',
    explanation:
      'A row has at most 64 MiB, and a group at most 1,000 rows, because each page of a group gets a link to each of the others. A longer row usually has a quote that is not closed, and a larger group is usually a category of pages and not the translations of one.',
    remedy: 'Close the quotes, and give each page with its translations a group of its own.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [{ wrong: 'a group of 5,000 rows', right: 'a group of 20 rows', given }],
  },
  'memory-limit-exceeded': {
    summary: 'The tables of the audit do not fit into the allowed memory.',
    explanation:
      'Most of each table goes to a temporary file when the memory is full. What must stay are five to fourteen bytes of each distinct URL, and about a thousand of each distinct `hreflang` value. The message names a limit that suffices for twice as much as was read.',
    remedy: /* @__PURE__ */ sentence(
      'Allow more memory with {memory:option}, or correct the `hreflang` values if there are thousands of different ones.',
    ).text,
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      { wrong: '10 million pages with 32 MiB', right: '10 million pages with 256 MiB', given },
    ],
  },
  'split-impossible': {
    summary: 'The pages cannot be split into files by this column.',
    explanation:
      'Each value of the column gets a sitemap of its own, so a page needs text or a number of at most 1,000 characters there, and the pages have at most 10,000 different values. More of them are usually those of a column that says something else of each page, such as its title. If no page has a value, the name of the column is probably misspelt.',
    remedy: 'Split by a column with few short values, such as `lang` or a section of the site.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [{ wrong: '--split url', right: '--split lang', given }],
  },
  'table-store-missing': {
    summary: 'The option `memory` is given, and there is no place for what does not fit.',
    explanation:
      'The store is a temporary file, which needs Node, so the main entry does not contain it. `writeSite` and `diskFiles` use it without being asked.',
    remedy:
      'Give `buildSite` the option `createStore` with `createTableStore` of `@waymark/site/node`. For `checkSite`, it is a member of the files.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      {
        wrong: 'buildSite(pages, { memory })',
        right: 'buildSite(pages, { memory, createStore: createTableStore })',
        given,
      },
    ],
  },
}

/** Why files cannot be read or written. */
export const fileEntries: readonly ProblemEntry<FileCode>[] = /* @__PURE__ */ Object.entries(
  ABOUT,
).map(([code, about]) => {
  // The keys of the table are the codes.
  return { code: code as FileCode, severity: 'error', ...about }
})
