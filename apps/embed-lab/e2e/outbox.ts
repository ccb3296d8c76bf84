const patienceMs = 60_000;

/** The code of the newest mail to somebody once it is another than before, from the outbox of the demo: it is sent after the answer that asks for it. */
export async function codeSentTo(portalUrl: string, email: string, before: string): Promise<string> {
  for (const ends = Date.now() + patienceMs; Date.now() < ends;) {
    const code = await lastCodeTo(portalUrl, email);
    if (code !== '' && code !== before) return code;
  }
  throw new Error(`No code was sent to ${email}`);
}

/** The code of the newest mail to somebody; empty where there is none. */
export async function lastCodeTo(portalUrl: string, email: string): Promise<string> {
  const outbox = `${portalUrl}/api/dev/outbox`;
  const list = await (await fetch(`${outbox}?to=${encodeURIComponent(email)}`)).text();
  const [, id] = /\/api\/dev\/outbox\/(\d+)/.exec(list) ?? [];
  if (id === undefined) return '';
  const mail = await (await fetch(`${outbox}/${id}`)).text();
  return /(?<![\d#&])\d{6}(?!\d)/.exec(mail.replaceAll(/<style[^]*?<\/style>/g, ''))?.[0] ?? '';
}
