import { type AnyBody, limits } from '@portal/api/contract';
import * as z from 'zod';

/** What any JSON body may have, so that a client may send a field that this server does not know yet. */
const leastBytes = 16_384;
/** An escaped character of JSON, the longest form in which one travels: an emoji takes 4, and 12 only where somebody escapes it, as no client does. */
const bytesPerCharacter = 6;
/** Head and boundary of a part of a form, and a number. */
const partBytes = 1_024;
const numberBytes = 32;
/** A file more than allowed, so that the answer can say that there are too many or that one is too large. */
const filesToSpare = 2;

interface Schema {
  type?: string;
  format?: string;
  maxLength?: number;
  maxItems?: number;
  /** Of a file, of a list of them, or of an object whose fields nobody names here, what they weigh in all. */
  bytesTogether?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
}

/** How many bytes a body can need by its schema. What the schema leaves open is a mistake in the contract. */
export function bytesOf(body: AnyBody): number {
  // The library types JSON schemas more loosely than those that it writes.
  const schema = z.toJSONSchema(body.schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const needed = bytesFor(schema, body.kind === 'form' ? 'body of a form' : 'body');
  return body.kind === 'form' ? needed + filesToSpare * limits.fileBytes : Math.max(leastBytes, needed);
}

function bytesFor(schema: Schema, name: string): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map((one) => bytesFor(one, name)));
  if (schema.enum) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  switch (schema.type) {
    case 'object':
      if (schema.bytesTogether !== undefined) return schema.bytesTogether;
      return Object.entries(schema.properties ?? {}).reduce(
        (sum, [key, one]) => sum + partBytes + bytesFor(one, key),
        0,
      );
    case 'array':
      if (schema.bytesTogether !== undefined) return schema.bytesTogether + bounded(schema.maxItems, name) * partBytes;
      return bounded(schema.maxItems, name) * (bytesFor(schema.items ?? {}, name) + 1);
    case 'string':
      return schema.format === 'binary'
        ? (schema.bytesTogether ?? limits.fileBytes) + partBytes
        : bounded(schema.maxLength, name) * bytesPerCharacter;
    default:
      return numberBytes;
  }
}

function bounded(most: number | undefined, name: string): number {
  if (most === undefined) throw new Error(`'${name}' of a request has no limit in the contract`);
  return most;
}
