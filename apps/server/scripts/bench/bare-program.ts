/** A program that knows one prepared statement per call and nothing else: no access, no contract, no limits. What it takes is what cannot be saved. */
import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import { Pool } from 'pg';
import { benchCalls } from './calls.ts';
import { benchPassword, sizeOf } from './sizes.ts';

const [url = '', port = '', factor = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 12 });
const calls = new Map(benchCalls(sizeOf(Number(factor))).map((call) => [call.name, call]));

/** `/<name of a call>/<number of a reader>` */
async function answer(path: string): Promise<string> {
  const [, name = '', reader = ''] = path.split('/');
  const call = calls.get(decodeURIComponent(name));
  if (call === undefined) throw new Error(`There is no call ${name}`);
  const values = call.bare.values(Number(reader));
  const { rows } = await pool.query({ name: call.name, text: call.bare.text, values });
  if (call.name === 'sign-in') await verify(rows[0].password_hash, benchPassword);
  return JSON.stringify({ rows, totalItemCount: rows.length });
}

createServer((request, response) => {
  answer(request.url ?? '').then(
    (body) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
