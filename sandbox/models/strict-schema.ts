import { Refusal } from './refusal.ts'

type Node = Record<string, unknown>

/** Keywords that services with strict schemas do not take. */
const UNKNOWN = [
  'minLength',
  'maxLength',
  'default',
  'allOf',
  'not',
  'if',
  'patternProperties',
  'propertyNames',
]

/**
 * Refuses a schema that is not strict: every object closed, and all of its keys required.
 * @throws Refusal 400 with the place in the schema.
 */
export function requireStrict(schema: unknown, place = 'schema'): void {
  if (schema === null || typeof schema !== 'object') throw new Refusal(400, `${place} is not a schema`)
  const node = schema as Node
  for (const word of UNKNOWN) if (word in node) throw new Refusal(400, `${place}: '${word}' is not permitted`)
  if (node.type === 'object') requireClosed(node, place)
  if (node.type === 'array') requireStrict(node.items, `${place}.items`)
  for (const branch of [node.anyOf, node.oneOf])
    if (Array.isArray(branch)) branch.forEach((one, i) => requireStrict(one, `${place}.anyOf[${i}]`))
}

function requireClosed(node: Node, place: string): void {
  const properties = (node.properties ?? {}) as Node
  const required = Array.isArray(node.required) ? node.required : []
  if (node.additionalProperties !== false)
    throw new Refusal(400, `${place}: 'additionalProperties' is required to be supplied and to be false`)
  for (const name of Object.keys(properties)) {
    if (!required.includes(name))
      throw new Refusal(400, `${place}: 'required' must be an array including every key. Missing '${name}'`)
    requireStrict(properties[name], `${place}.${name}`)
  }
}

/** The names of a schema's own keys. */
export function keysOf(schema: unknown): string[] {
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
}
