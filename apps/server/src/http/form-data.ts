import * as z from 'zod';
import { invalid } from './problem.ts';

/** Parts beyond those that the schema has space for: what is sent is refused for what it is, not for how much. */
const partsToSpare = 16;

/** Reads a multipart form into the object that its schema expects. Lists are repeated fields; a single empty one is an empty list. */
export async function readForm(bytes: Uint8Array, type: string, schema: z.ZodObject): Promise<Record<string, unknown>> {
  if (hasTooManyParts(bytes, type, schema)) throw invalid('body', 'The form has too many parts');
  const data = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  if (data === null) throw invalid('body', 'The form cannot be read');
  return formValues(data, schema);
}

/** Counted before they are read, for each costs many times its bytes. */
function hasTooManyParts(bytes: Uint8Array, type: string, schema: z.ZodObject): boolean {
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined) return false;
  const most = mostParts(schema);
  const [whole, mark] = [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), Buffer.from(`--${boundary}`)];
  let parts = 0;
  for (let at = whole.indexOf(mark); at !== -1 && parts <= most; at = whole.indexOf(mark, at + mark.length)) parts += 1;
  return parts > most;
}

const counted = new WeakMap<z.ZodObject, number>();

function mostParts(schema: z.ZodObject): number {
  const known = counted.get(schema);
  if (known !== undefined) return known;
  const most = Object.values(schema.shape).reduce((sum, field) => sum + mostOf(field), partsToSpare);
  counted.set(schema, most);
  return most;
}

function mostOf(field: z.core.$ZodType): number {
  const list = unwrapped(field);
  if (!(list instanceof z.ZodArray)) return 1;
  const { maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  return maxItems ?? 1;
}

function formValues(data: FormData, schema: z.ZodObject): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    if (!data.has(name)) continue;
    const given = data.getAll(name).filter((value) => !isNoFile(value));
    if (unwrapped(field) instanceof z.ZodArray) values[name] = given.length === 1 && given[0] === '' ? [] : given;
    else if (given.length > 0) values[name] = given[0];
  }
  return values;
}

/** What a browser sends for a file field in which nothing was chosen. */
function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== 'string' && value.size === 0 && value.name === '';
}

function unwrapped(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable
    ? unwrapped(field.unwrap())
    : field;
}
