import type { Client } from 'pg';
import sharp from 'sharp';
import { loginOf } from './bench-call.ts';
import { benchPassword } from './sizes.ts';

/** At least so many answers, and for so long that pictures of several calls are read, drawn and stored meanwhile. */
const [samples, leastMs] = [100, 6_000];
const title = 'Ten large pictures';
/** A phone's. */
const picture = { width: 4_000, height: 3_000, channels: 3, background: '#2fa775' } as const;

interface Programs {
  client: Client;
  origin: string;
  /** How many people have a login. */
  people: number;
}

/** A call that others make meanwhile, by its number. */
interface Beside {
  name: string;
  ask(number: number): Promise<Response>;
}

/** Milliseconds that 99 of 100 answers took at most. */
interface Beside99 {
  name: string;
  idle: number;
  beside: number;
}

/** What others wait for while two members send ten large pictures each, one call after the other. */
export async function measurePictures({ client, origin, people }: Programs): Promise<readonly Beside99[]> {
  const form = await tenPictures();
  const { rows } = await client.query<{ community: string; reader: number }>(
    `select community_id as community, substr(person_id, 8)::int as reader from memberships
      where status = 'Joined' and substr(person_id, 8)::int <= $1 order by person_id limit 200`,
    [people],
  );
  let sending = true;
  let sent = 0;
  const send = async () => {
    while (sending) {
      const { community, reader } = rows[sent++ % rows.length] ?? { community: '', reader: 1 };
      form.set('communityId', community);
      const headers = loginOf(reader);
      const answer = await fetch(`${origin}/api/v1/community/post`, { method: 'POST', headers, body: form });
      if (!answer.ok) throw new Error(`Ten pictures were answered by ${answer.status}: ${await answer.text()}`);
      await answer.body?.cancel();
    }
  };
  const calls = besides(origin, people);
  try {
    const ask = () => Promise.all([p99Of(calls.account), p99Of(calls.signIn)]);
    const idle = await ask();
    const asking = ask().finally(() => {
      sending = false;
    });
    const [beside] = await Promise.all([asking, send(), send()]);
    return [calls.account, calls.signIn].map(({ name }, at) => ({
      name,
      idle: idle[at] ?? 0,
      beside: beside[at] ?? 0,
    }));
  } finally {
    sending = false;
    await client.query('delete from posts where title = $1', [title]);
  }
}

/** The figures of a bench in words. */
export function picturesLine(figures: readonly Beside99[]): string {
  const parts = figures.map(
    ({ name, idle, beside }) =>
      `${name} ${idle.toFixed(0)} ms idle, ${beside.toFixed(0)} ms beside it (${(beside / idle).toFixed(1)} times)`,
  );
  return `members with ten large pictures, p99: ${parts.join('; ')}`;
}

async function tenPictures(): Promise<FormData> {
  const noise = { type: 'gaussian', mean: 128, sigma: 6 } as const;
  const bytes = await sharp({ create: { ...picture, noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  const form = new FormData();
  form.set('title', title);
  form.set('body', '<p>Words</p>');
  for (let at = 0; at < 10; at += 1) form.append('files', new File([new Uint8Array(bytes)], `picture-${at}.jpg`));
  return form;
}

function besides(origin: string, people: number): Record<'account' | 'signIn', Beside> {
  const reader = (number: number) => 1 + (number % people);
  return {
    account: {
      name: 'account',
      ask: (number) => fetch(`${origin}/api/v1/account`, { headers: loginOf(reader(number)) }),
    },
    signIn: {
      name: 'sign-in',
      ask: (number) =>
        fetch(`${origin}/api/v1/auth/sign-in`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `203.0.113.${number % 250}`,
          },
          body: JSON.stringify({ email: `member-${reader(number)}@example.org`, password: benchPassword }),
        }),
    },
  };
}

async function p99Of({ name, ask }: Beside): Promise<number> {
  const took: number[] = [];
  const end = performance.now() + leastMs;
  for (let number = 0; number < samples || performance.now() < end; number += 1) {
    const start = performance.now();
    const answer = await ask(number);
    await answer.text();
    if (!answer.ok) throw new Error(`${name} was answered by ${answer.status}`);
    took.push(performance.now() - start);
  }
  return took.toSorted((a, b) => a - b).at(Math.ceil(took.length * 0.99) - 1) ?? 0;
}
