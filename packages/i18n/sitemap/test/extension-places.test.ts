import { extensions, images, news } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { IMAGE, index, LOC, loc, NAME, urlset } from './documents.ts'
import { entriesOf, type Found, problemsOf } from './found.ts'

describe('elements of extensions', () => {
  const image = (at: string) => `<i:image><i:loc>https://a.example/${at}</i:loc></i:image>`
  const outside = (name: string, place: string): Found => [
    'unknown-element',
    'error',
    'extension',
    name,
    place,
    { element: name },
  ]

  test('are read in a page, each by itself', () => {
    const xml = `<url>${LOC}${image('1')}${image('2')}</url><url>${image('3')}${LOC}</url>`
    expect(entriesOf(urlset(xml, { extensions }))).toEqual([
      {
        loc,
        alternates: [],
        images: [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }],
      },
      { loc, alternates: [], images: [{ loc: 'https://a.example/3' }] },
    ])
    expect(problemsOf(urlset(xml, { extensions: [news] }))).toEqual([])
  })

  test('elsewhere are reported', () => {
    const long = `<${NAME}y:loc xmlns:${NAME}y="${IMAGE}"/>`
    const items = urlset(`<url>${LOC}\n<i:loc/>\n${long}</url>\n<i:image/>\n <i:loc/>${long}`, {
      extensions,
    })
    const within = (name: string, place: string): Found => [
      'unknown-element',
      'error',
      'extension',
      name,
      place,
      { element: name, parent: 'image:image' },
    ]
    expect(problemsOf(items)).toEqual([
      within('i:loc', '3:1'),
      within(`${NAME}y:loc`, '4:1'),
      outside('i:image', '5:1'),
      outside('i:loc', '6:2'),
      outside(`${NAME}y:loc`, '6:10'),
    ])
    const found = index(`<sitemap>${LOC}\n<i:image/><i:loc/></sitemap>\n<i:image/>`, { extensions })
    expect(problemsOf(found)).toEqual([
      outside('i:image', '3:1'),
      outside('i:loc', '3:11'),
      outside('i:image', '4:1'),
    ])
    expect(entriesOf(found)).toEqual([{ loc }])
  })

  test('in a namespace that is nearly right are reported once for each', () => {
    const read = (namespace: string) => {
      const xml = `<x:image xmlns:x="${namespace}"/>`
      return problemsOf(
        urlset(`<url>${LOC}\n${xml}${xml}</url><url>${LOC}${xml}</url>`, { extensions }),
      )
    }
    const near = (namespace: string, meant = IMAGE): Found => [
      'extension-namespace',
      'warning',
      'extension',
      namespace,
      '3:1',
      { namespace, expected: meant },
    ]
    const google = 'www.google.com/schemas/sitemap'
    for (const namespace of [
      `https://${google}-image/1.1`,
      `HTTP://${google}-image/1.1`,
      `http://${google}-IMAGE/1.1`,
      `http://${google}-image/1.1/`,
      `http://${google}-image/2`,
      `http://${google}-image/`,
      `http://${google}-image`,
      `http://${google}-image/${'1.'.repeat(40)}`,
    ]) {
      expect(read(namespace)).toEqual([near(namespace)])
    }
    expect(read(`http://${google}-video/1.0`)).toEqual([
      near(`http://${google}-video/1.0`, `http://${google}-video/1.1`),
    ])
    for (const namespace of [
      `http://${google}-images/1.1`,
      `ftp://${google}-image/1.1`,
      `x-http://${google}-image/1.1`,
      `http://${google}-image/1.1/x`,
      `http://${google}-image/v1`,
      `http://${google}-image/1.1#`,
      'u',
    ]) {
      expect(read(namespace)).toEqual([])
    }
    const two = ['1.0', '1.2'].map(
      (version) => `<x:image xmlns:x="http://${google}-image/${version}"/>`,
    )
    const found = problemsOf(urlset(`<url>${LOC}${two.join('')}</url>`, { extensions: [images] }))
    expect(found.map(([, , , value]) => value)).toEqual([
      `http://${google}-image/1.0`,
      `http://${google}-image/1.2`,
    ])
  })

  test('above their limit for a page are reported at the first that is too much, and left out', () => {
    const limited = { ...images, maxPerPage: 2 }
    const all = ['1', '2'].map((at) => image(at)).join('')
    const read = (content: string) =>
      urlset(`<url>${LOC}${content}</url>`, { extensions: [limited] })
    expect(problemsOf(read(all))).toEqual([])
    const items = read(`${all}\n${image('3')}${image('4')}`)
    expect(problemsOf(items)).toEqual([
      ['too-many-elements', 'error', 'extension', null, '3:1', { most: 2, element: 'i:image' }],
    ])
    expect(entriesOf(items)).toEqual(entriesOf(read(all)))
  })

  test('above their limit for a file are reported at the first that is too much', () => {
    const limited = { ...images, maxPerFile: 2 }
    const long = `<${NAME}y:image xmlns:${NAME}y="${IMAGE}"><${NAME}y:loc>https://a.example/</${NAME}y:loc></${NAME}y:image>`
    const read = (...contents: readonly string[]) =>
      urlset(contents.map((content) => `<url>${LOC}\n${content}</url>`).join(''), {
        extensions: [limited],
      })
    expect(problemsOf(read(image('1'), image('2')))).toEqual([])
    const items = read(image('1'), image('2') + long, image('4'))
    expect(problemsOf(items)).toEqual([
      [
        'too-many-elements',
        'error',
        'nothing',
        null,
        `4:${image('2').length + 1}`,
        { most: 2, element: `${NAME}y:image` },
      ],
    ])
    expect(entriesOf(items).map((entry) => 'images' in entry && entry.images?.length)).toEqual([
      1, 2, 1,
    ])
  })
})
