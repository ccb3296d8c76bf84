import { Busboy } from '@fastify/busboy';
import { limits, uploadBytes, uploadKindOf } from '@portal/api/contract';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { FormFiles } from './form-files.ts';
import { invalid, ProblemError } from './problem.ts';
import { RequestAborted } from './receive.ts';

/** Parts beyond those that the schema has space for: what is sent is refused for what it is, not for how much. */
const partsToSpare = 16;

type Given = Map<string, Promise<string | File>[]>;

/**
 * Reads a multipart form while it comes into the object that its schema expects: texts into memory, one file after the other onto disk. Lists are
 * repeated fields; a single empty one is an empty list.
 */
export async function readForm(
  chunks: AsyncIterable<Uint8Array>,
  type: string,
  schema: z.ZodObject,
  files: FormFiles,
): Promise<Record<string, unknown>> {
  const given: Given = new Map(Object.keys(schema.shape).map((name) => [name, []]));
  const contents: Readable[] = [];
  const form = parserOf(type, schema);
  form.on('partsLimit', () => form.destroy(invalid('body', 'The form has too many parts')));
  form.on('field', (name, value) => given.get(name)?.push(Promise.resolve(value)));
  form.on('file', (name, content, fileName) => {
    const values = given.get(name);
    if (values === undefined) {
      content.on('error', () => {}).resume();
      return;
    }
    const file = files.keep(content, unescaped(fileName));
    // Without a place to write it, the rest of the form would never be read.
    file.catch((error: Error) => form.destroy(error));
    values.push(file);
    contents.push(content);
  });
  try {
    await pipeline(chunks, form);
    return await formValues(given, schema);
  } catch (error) {
    for (const content of contents) content.destroy();
    await Promise.allSettled([...given.values()].flat());
    throw isOurs(error) ? error : invalid('body', 'The form cannot be read');
  }
}

function parserOf(type: string, schema: z.ZodObject) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      preservePath: true,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: {
        parts: mostParts(schema),
        // A byte more than allowed, so that the answer can say which file is too large.
        fileSize: largestFile(schema) + 1,
        fieldSize: Infinity,
        headerPairs: 32,
        headerSize: 16_384,
      },
    });
  } catch {
    throw invalid('body', 'The form cannot be read');
  }
}

/** What the parser says of a form is for nobody; what was refused here, and what the disk says, is. */
function isOurs(error: unknown): boolean {
  return (
    error instanceof ProblemError || error instanceof RequestAborted || (error instanceof Error && 'syscall' in error)
  );
}

/** Browsers write these three in a file's name so that it ends where it should. */
function unescaped(fileName: string): string {
  return fileName.replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

/** Of the files that the form takes, how many bytes one may have. */
function largestFile({ shape }: z.ZodObject): number {
  const kinds = Object.values(shape).flatMap((field) => uploadKindOf(field) ?? []);
  return Math.max(limits.fileBytes, ...kinds.map((kind) => uploadBytes[kind]));
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

async function formValues(given: Given, schema: z.ZodObject): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const all = await Promise.all(given.get(name) ?? []);
    if (all.length === 0) continue;
    const sent = all.filter((value) => !isNoFile(value));
    if (unwrapped(field) instanceof z.ZodArray) values[name] = sent.length === 1 && sent[0] === '' ? [] : sent;
    else if (sent.length > 0) values[name] = sent[0];
  }
  return values;
}

/** What a browser sends for a file field in which nothing was chosen. */
function isNoFile(value: string | File): boolean {
  return typeof value !== 'string' && value.size === 0 && value.name === '';
}

function unwrapped(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault || field instanceof z.ZodNullable
    ? unwrapped(field.unwrap())
    : field;
}
