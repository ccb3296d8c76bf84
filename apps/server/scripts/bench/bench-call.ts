import { readers, tokenOf } from './sizes.ts';

export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A call, and the one statement with which a bare program answers as much. */
export interface BenchCall {
  name: string;
  /** By the number of a reader; of what can be done once, by a number that counts on. */
  request(reader: number): BenchRequest;
  bare: { text: string; values(reader: number): unknown[] };
  /** Nothing of it can be asked twice: what makes the database ready for all of it. */
  once?: { reset: readonly string[] };
  /** How many ask at the same moment; 32 unless said. Fewer where as many would wait longer than a server lets anybody wait. */
  connections?: number;
}

export function get(reader: number, path: string): BenchRequest {
  return { method: 'GET', path, headers: loginOf(reader) };
}

export function json(reader: number, path: string, body: object): BenchRequest {
  return {
    method: 'POST',
    path,
    headers: { ...loginOf(reader), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

export function getAsStaff(reader: number, path: string): BenchRequest {
  return { ...get(reader, path), headers: staffLoginOf(reader) };
}

export function jsonAsStaff(reader: number, path: string, body: object): BenchRequest {
  const request = json(reader, path, body);
  return { ...request, headers: { ...request.headers, ...staffLoginOf(reader) } };
}

export function loginOf(reader: number): Record<string, string> {
  return { Authorization: `Bearer ${tokenOf('member', reader)}` };
}

function staffLoginOf(reader: number): Record<string, string> {
  return { Authorization: `Bearer ${tokenOf('staff', 1 + ((reader - 1) % readers))}` };
}
