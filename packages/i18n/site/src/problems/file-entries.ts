import type { ProblemEntry } from '@waymark/infra/problem'
import type { FileCode } from '../file-error.ts'

type About = Omit<ProblemEntry, 'code' | 'severity'>

const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const ERRNO = 'https://man7.org/linux/man-pages/man3/errno.3.html'
const JSON_TEXT = 'https://www.rfc-editor.org/rfc/rfc8259#section-2'
/** The examples of files are told, because a catalogue has no files. */
const given = 'described in words'

const ABOUT: Readonly<Record<FileCode, About>> = {
  'file-not-found': {
    summary: 'There is no file or folder at this path.',
    explanation:
      'The path is misspelt, or it is relative and the program was started in another folder than the one that was meant. Nothing was read.',
    remedy: 'Check the path, and from which folder it counts.',
    source: ERRNO,
    examples: [{ wrong: 'url-source.jsn', right: 'url-source.json', given }],
  },
  'file-permission-denied': {
    summary: 'The system does not allow this file or folder to be read or written.',
    explanation:
      'The file belongs to another user, or its mode excludes this one. Jobs in containers often run as another user than the one who made the files.',
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
    summary: 'The file is not text: it has a byte that is zero.',
    explanation:
      'Databases, sitemaps and lists of URLs are text. A picture, an archive other than gzip or a database file of another program cannot be read.',
    remedy: 'Name a text file, plain or compressed with gzip.',
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
  'file-gzip-damaged': {
    summary: 'The compressed data ends too early or is damaged.',
    explanation:
      'A download or an upload was cut off, or the file was transferred as text, which changes bytes. What could be decompressed is not used, because pages would be missing without notice.',
    remedy: 'Copy or compress the file again.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [
      { wrong: 'the first half of sitemap.xml.gz', right: 'the whole of sitemap.xml.gz', given },
    ],
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
  'database-with-others': {
    summary: 'A database is named together with other files.',
    explanation:
      'Several files are checked as one site: its sitemaps. A URL source database is a site of its own, so it cannot be one of several files.',
    remedy: 'Check the database alone.',
    source: PROTOCOL,
    examples: [{ wrong: 'url-source.json sitemap.xml', right: 'url-source.json', given }],
  },
  'json-invalid': {
    summary: 'The file is not valid JSON.',
    explanation:
      'The place is where the first wrong character is. Common causes are a comma after the last member, single quotes, a comment, or a file that was cut off. Nothing after this place was read.',
    remedy: 'Correct the JSON at this place.',
    source: JSON_TEXT,
    examples: [{ wrong: '{"urls": [],}', right: '{"urls": []}' }],
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
}

/** Why files cannot be read or written. */
export const fileEntries: readonly ProblemEntry<FileCode>[] = /* @__PURE__ */ Object.entries(
  ABOUT,
).map(([code, about]) => {
  // The keys of the table are the codes.
  return { code: code as FileCode, severity: 'error', ...about }
})
