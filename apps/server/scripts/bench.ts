/**
 * `pnpm bench`: how much the server answers, beside a bare program that reads the same rows of the same database by prepared statements, in one run.
 * `--size 0.01` has a hundredth of everything; `--grow` takes a hundredth and the whole, and says how each call grows; `--only feed,post` asks some
 * calls, `--only live` opens a thousand streams, `--only pictures` asks beside members who send ten large pictures; `--seconds 5` looks longer. The databases stay in `.portal/` for the next run.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Measured, runBench } from './bench/run.ts';
import { standingMs } from './bench/standing.ts';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '0.01' },
    grow: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5650' },
  },
});

const columns = [
  'call'.padEnd(22),
  'per second',
  'p50 ms',
  'p99 ms',
  'ms server + PostgreSQL',
  'statements',
  '         kB',
  'bare per second',
  'bare p99',
  'ms bare + PostgreSQL',
  'ratio',
];
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`Standing of 1,000 CPD records: ${standingMs(1000).toFixed(2)} ms of a processor`);
const small = new Map<string, Measured>();

for (const factor of options.grow ? [0.01, 1] : [Number(options.size)]) {
  say(`Size ${factor}`);
  say([...columns, ...(small.size > 0 ? ['p99 grows'] : [])].join(' | '));
  const found: Measured[] = [];
  await runBench(
    factor,
    {
      // The name of a call may hold a comma and a space.
      only: options.only?.split(/,(?! )/) ?? null,
      seconds: Number(options.seconds),
      port: Number(options.port),
      reportProgress: (line) => process.stderr.write(`${line}\n`),
      say,
    },
    (one) => {
      found.push(one);
      say(lineOf(one, small.get(one.name)));
    },
  );
  for (const one of found) small.set(one.name, one);
}

function lineOf({ name, ours, bare, statements }: Measured, before: Measured | undefined): string {
  const cells = [
    name,
    ours.perSecond.toFixed(0),
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    processor(ours),
    statements.toFixed(1),
    `${(ours.bytes / 1000).toFixed(1)} / ${(bare.bytes / 1000).toFixed(1)}`,
    bare.perSecond.toFixed(0),
    bare.p99.toFixed(1),
    processor(bare),
    `${(ours.perSecond / bare.perSecond).toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`,
    ...(before === undefined ? [] : [(ours.p99 / before.ours.p99).toFixed(1)]),
  ];
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(columns[at]?.length ?? 0))).join(' | ');
}

function processor({ program, database }: Measured['ours']): string {
  return [program, database].map((ms) => (ms === null ? '?' : ms.toFixed(2))).join(' + ');
}
