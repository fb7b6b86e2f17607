/** A statement that creates a function, as the engine reads it. */
export interface CreateFunction {
  readonly engine: 'bigquery' | 'snowflake' | 'plv8'
  /** Without quotes, and without the dataset or schema. */
  readonly name: string
  /** As the statement writes them. */
  readonly parameters: readonly string[]
  readonly returns: string
  /** Addresses of scripts that run before; empty for Snowflake and PL/v8, which have none. */
  readonly libraries: readonly string[]
  /** The JavaScript, as the engine gets it. */
  readonly body: string
}

const BIGQUERY =
  /^CREATE (?:TEMP|OR REPLACE) FUNCTION (?<name>\w+|`[\w.-]+`)\((?<parameters>[^()]*)\)\nRETURNS (?<returns>STRING|BOOL)\nDETERMINISTIC\nLANGUAGE js\nOPTIONS \(library = \["(?<library>gs:\/\/[^"]+)"\](?:, description = "[^"\\]*")?\)\nAS r"""(?<body>(?:(?!""")[\s\S])*)""";\n/

const SNOWFLAKE =
  /^CREATE OR REPLACE FUNCTION (?<name>[\w.]+)\((?<parameters>[^()]*)\)\nRETURNS (?<returns>VARCHAR|BOOLEAN)\nLANGUAGE JAVASCRIPT\nRETURNS NULL ON NULL INPUT\nIMMUTABLE\nCOMMENT = '(?:[^']|'')*'\nAS \$\$(?<body>(?:(?!\$\$)[\s\S])*)\$\$;\n/

const PLV8 =
  /^CREATE OR REPLACE FUNCTION (?<name>[\w.]+)\((?<parameters>[^()]*)\)\nRETURNS (?<returns>text|boolean)\nLANGUAGE plv8 IMMUTABLE STRICT\nAS \$\$(?<body>(?:(?!\$\$)[\s\S])*)\$\$;\nCOMMENT ON FUNCTION \k<name>\((?:text(?:, text)*)?\) IS '(?:[^']|'')*';\n/

const STATEMENTS: Readonly<Record<CreateFunction['engine'], RegExp>> = {
  bigquery: BIGQUERY,
  snowflake: SNOWFLAKE,
  plv8: PLV8,
}

/**
 * Reads a file of statements. It knows only the form that the project writes; the end of a body is where the engine would
 * see it.
 *
 * @throws When there is anything else in the file.
 */
export function readStatements(
  sql: string,
  engine: CreateFunction['engine'],
): readonly CreateFunction[] {
  const found: CreateFunction[] = []
  let rest = sql
  while (rest !== '') {
    const match = STATEMENTS[engine].exec(rest)
    if (match === null) throw new Error(`not a statement of ${engine}: ${rest.slice(0, 200)}`)
    const { name, parameters, returns, library, body } = match.groups as Record<string, string>
    found.push({
      engine,
      name: name!.replaceAll('`', '').split('.').at(-1)!,
      parameters: parameters! === '' ? [] : parameters!.split(', ').map(nameOf),
      returns: returns!,
      libraries: library === undefined ? [] : [library],
      body: body!,
    })
    rest = rest.slice(match[0].length).replace(/^\n/, '')
  }
  return found
}

function nameOf(parameter: string): string {
  const [name, type] = parameter.split(' ')
  if (!/^(?:STRING|VARCHAR|text)$/.test(type!)) throw new Error(`not a parameter: ${parameter}`)
  return name!
}

/**
 * A script that defines each function as the engine calls it, as a property of the object `sql`.
 *
 * - BigQuery runs the libraries first; their variables are visible in the bodies.
 * - Snowflake hands over arguments under upper-case names, and calls no function that `RETURNS NULL ON NULL INPUT` for
 *   `NULL`. What a body assigns without declaring it stays, which only sloppy mode allows.
 * - PL/v8 does the same, with `STRICT` and names in lower case.
 *
 * @param library - The text of the script to which the statements of BigQuery refer.
 * @param isStrict - Whether the bodies of BigQuery are in strict mode: its documentation does not say.
 */
export function hostScript(
  statements: readonly CreateFunction[],
  library: string,
  isStrict = false,
): string {
  const functions = statements.map(({ engine, name, parameters, body }) => {
    if (engine === 'bigquery') {
      const mode = isStrict ? '"use strict";' : ''
      return `sql.${name} = function (${parameters.join(', ')}) {${mode}${body}};\n`
    }
    const names =
      engine === 'plv8' ? parameters : parameters.map((parameter) => parameter.toUpperCase())
    return `sql.${name} = (function () {
  var call = function (${names.join(', ')}) {${body}};
  return function () {
    for (var i = 0; i < arguments.length; i++) if (arguments[i] === null) return null;
    return call.apply(undefined, arguments);
  };
})();
`
  })
  const needsLibrary = statements.some(({ libraries }) => libraries.length > 0)
  return `${needsLibrary ? library : ''}var sql = {};\n${functions.join('')}`
}
