/** The code of the newest mail to somebody, from the outbox of the demo. */
export async function codeSentTo(portalUrl: string, email: string): Promise<string> {
  const outbox = `${portalUrl}/api/dev/outbox`;
  const list = await (await fetch(`${outbox}?to=${encodeURIComponent(email)}`)).text();
  const [, id = ''] = /\/api\/dev\/outbox\/(\d+)/.exec(list) ?? [];
  const mail = await (await fetch(`${outbox}/${id}`)).text();
  return /(?<![\d#&])\d{6}(?!\d)/.exec(mail.replaceAll(/<style[^]*?<\/style>/g, ''))?.[0] ?? '';
}
