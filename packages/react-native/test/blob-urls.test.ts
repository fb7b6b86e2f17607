import * as full from '@waymark/react-native'
import * as ascii from '@waymark/react-native/ascii'
import { NativeModules } from 'react-native'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

const blob = { size: 12, data: { blobId: 'b-1', offset: 3 } }
const { BlobModule } = NativeModules

afterEach(() => {
  NativeModules.BlobModule = BlobModule!
})
// In the sources, the class is that of @waymark/url: other files need it without the two methods.
afterAll(() => {
  vi.resetModules()
})

describe.each([
  ['@waymark/react-native', full],
  ['@waymark/react-native/ascii', ascii],
] as const)('%s', (_name, { URL }) => {
  test('with a host, as on Android', () => {
    const url = 'content://com.example.blobs/b-1?offset=3&size=12'
    expect(URL.createObjectURL(blob)).toBe(url)
    expect(new URL(url).searchParams.get('offset')).toBe('3')
  })

  test('without a host, as on iOS', () => {
    NativeModules.BlobModule = { getConstants: () => ({ BLOB_URI_SCHEME: 'blob' }) }
    expect(URL.createObjectURL(blob)).toBe('blob:b-1?offset=3&size=12')
  })

  test.each([
    null,
    undefined,
    { getConstants: () => ({}) },
    { getConstants: () => null },
    { getConstants: () => ({ BLOB_URI_SCHEME: null, BLOB_URI_HOST: 'a' }) },
  ])('without blobs it throws: %j', (module) => {
    NativeModules.BlobModule = module as never
    expect(() => URL.createObjectURL(blob)).toThrow(new Error('Cannot create URL for blob!'))
  })

  test('a host that is no text is none', () => {
    NativeModules.BlobModule = {
      getConstants: () => ({ BLOB_URI_SCHEME: 'blob', BLOB_URI_HOST: null }),
    } as never
    expect(URL.createObjectURL(blob)).toBe('blob:b-1?offset=3&size=12')
  })

  test.each([
    [{}],
    [null],
    [undefined],
    [{ data: null }],
    [{ data: 'b-1' }],
    [{ size: 1, data: 5 }],
  ])('what is not a blob of React Native is a TypeError: %j', (other) => {
    expect(() => URL.createObjectURL(other as never)).toThrow(
      new TypeError('URL.createObjectURL needs a Blob of React Native'),
    )
  })

  test('revokeObjectURL does nothing', () => {
    expect(URL.revokeObjectURL('blob:b-1')).toBe(undefined)
  })
})
