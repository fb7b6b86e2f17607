import { type Sentence, sentence } from '@waymark/infra/internal'
import { DataType, type Schema } from 'apache-arrow'
import { columnsFault, type FormatFault, formatFault } from '../row-fault.ts'

/** Where the columns that the ops read are in a batch. */
export interface ChosenColumns {
  readonly places: readonly number[]
}

/**
 * Finds columns by their names. If the schema has none of the names, and as many columns as are read, they are taken in
 * their order.
 *
 * @param isByName - The caller has said what the names are, so that the order does not count.
 */
export function chooseColumns(
  { fields }: Schema,
  names: readonly string[],
  isByName: boolean,
): ChosenColumns | FormatFault {
  if (names.length === 0) return { places: [] }
  const found = fields.map(({ name }) => name)
  const isNamed = isByName || names.some((name) => found.includes(name))
  if (!isNamed && found.length !== names.length) {
    return found.length < names.length
      ? columnsFault(found.length, names)
      : absent(names[0]!, found)
  }
  const places = isNamed ? names.map((name) => found.indexOf(name)) : names.map((_, i) => i)
  for (const [i, place] of places.entries()) {
    const name = names[i]!
    if (place === -1) return absent(name, found)
    if (isNamed && found.lastIndexOf(name) !== place) {
      return fault(
        sentence('two columns have the name {column:quote80}: give each a name of its own', {
          column: name,
        }),
      )
    }
    const field = fields[place]!
    if (!isText(field.type)) {
      return fault(
        sentence(
          'the column {column:quote80} has the type {type}: give Utf8, Binary, one of their Large and View forms, or a dictionary of these',
          { column: field.name, type: String(field.type) },
        ),
      )
    }
  }
  return { places }
}

function absent(name: string, found: readonly string[]): FormatFault {
  const facts = { column: name, found, n: found.length }
  return fault(
    found.length === 0
      ? sentence(
          'there is no column {column:quote80} (there are none): add it, or name the columns that are read',
          facts,
        )
      : sentence(
          'there is no column {column:quote80} (there {n|is|are} {found:quote80,list}): add it, or name the columns that are read',
          facts,
        ),
  )
}

function fault(message: Sentence): FormatFault {
  return formatFault('row-columns', message)
}

function isText(type: DataType): boolean {
  if (DataType.isDictionary(type)) return isPlain(type.dictionary)
  // A column that has nothing but NULL.
  return isPlain(type) || DataType.isNull(type)
}

function isPlain(type: DataType): boolean {
  return (
    DataType.isUtf8(type) ||
    DataType.isLargeUtf8(type) ||
    DataType.isUtf8View(type) ||
    DataType.isBinary(type) ||
    DataType.isLargeBinary(type) ||
    DataType.isBinaryView(type)
  )
}
