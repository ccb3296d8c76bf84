import * as z from 'zod';
import type { AnyBody, AnyReply } from '../endpoint.ts';
import type { Shape } from './notation.ts';

// Zod writes the JSON Schema that is read here, so what stands under a keyword has that keyword's form: the casts below.
type Json = Readonly<Record<string, unknown>>;

const nothing: Shape = { kind: 'object', fields: new Map() };

/** What a reply holds. */
export function replyShape(reply: AnyReply): Shape {
  return reply.kind === 'blob' ? { kind: 'file' } : shapeOf(schemaOf(reply.schema, 'output'));
}

/** What a body or query takes: the type that it is read as, and whether it may be left out. */
export function requestShape(part: AnyBody | z.ZodObject | undefined): Shape {
  if (part === undefined) return nothing;
  const schema = 'kind' in part ? part.schema : part;
  const read = shapeOf(schemaOf(schema, 'output'));
  const sent = schemaOf(schema, 'input');
  const required = Array.isArray(sent.required) ? sent.required : [];
  const fields = [...(read.fields ?? [])].map(([key, shape]): [string, Shape] => [
    // The name of a list in a form says that it is one.
    key.replace(/\[\]$/, ''),
    { ...shape, isOptional: shape.isOptional === true || !required.includes(key) },
  ]);
  return { ...read, fields: new Map(fields) };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
}

function shapeOf(root: Json): Shape {
  return read(root, root, new Set());
}

function read(schema: Json, root: Json, within: ReadonlySet<string>): Shape {
  if (typeof schema.$ref === 'string') return readReference(schema.$ref, root, within);
  if (Array.isArray(schema.anyOf)) return readChoice(schema.anyOf, root, within);
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const kind = kindOf(schema);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return {
    kind,
    ...(Array.isArray(schema.type) && { isOptional: true }),
    ...(Array.isArray(values) && { values }),
    ...(kind === 'list' && { of: read((schema.items ?? {}) as Json, root, within) }),
    ...(kind === 'object' && {
      fields: new Map(
        fields.map(([key, field]) => {
          const shape = read(field, root, within);
          return [key, required.includes(key) ? shape : { ...shape, isOptional: true }];
        }),
      ),
    }),
  };
}

function readReference(reference: string, root: Json, within: ReadonlySet<string>): Shape {
  if (within.has(reference)) return { kind: 'anything' };
  const path = reference.split('/').slice(1);
  const target = path.reduce<unknown>((at, key) => (at as Json)[key], root);
  return read(target as Json, root, new Set([...within, reference]));
}

function readChoice(choices: readonly Json[], root: Json, within: ReadonlySet<string>): Shape {
  const shapes = choices.filter(({ type }) => type !== 'null').map((choice) => read(choice, root, within));
  const [first] = shapes;
  if (first === undefined) return { kind: 'anything' };
  const values = shapes.flatMap((shape) => shape.values ?? []);
  const isOptional = shapes.length < choices.length || shapes.some((shape) => shape.isOptional);
  return { ...first, ...(values.length > 0 && { values }), ...(isOptional && { isOptional }) };
}

function kindOf({ type, format, const: value }: Json): Shape['kind'] {
  if (Array.isArray(type)) return kindOf({ type: type.find((one) => one !== 'null') });
  if (format === 'binary') return 'file';
  if (type === 'array') return 'list';
  if (type === 'integer') return 'number';
  if (type === 'string' || type === 'number' || type === 'boolean' || type === 'object') return type;
  return typeof value === 'string' || typeof value === 'number' ? (typeof value as 'string' | 'number') : 'anything';
}
