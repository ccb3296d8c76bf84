import { contract } from '@portal/api/contract';
import { sendDigests } from '../../server/src/testing/send-digests.ts';
import { contractCallerFor } from './calls.ts';
import { openAs } from './logins.ts';
import { accounts, expect, lastMailTo, mailTo, test } from './portal-test.ts';
import { dataFolder, freePort, startServer, stopServer } from './server-process.ts';
import { personWith, world } from './world-places.ts';

const { notifications, posts } = contract;

const communityId = (alias: string) => world.communities.find((each) => each.alias === alias)?.id ?? '';

// On a server of its own: whoever moves the clock on sends the digests of everybody.
test(
  'a digest tells what somebody missed and may see, comes once, and is turned off from the mail without signing in',
  { timeout: 180_000 },
  async ({ visit }) => {
    const data = dataFolder();
    const port = await freePort();
    const baseURL = `http://localhost:${port}`;
    const server = await startServer(port, data.path);
    try {
      const { id: reader } = personWith(accounts.member);
      const mia = await contractCallerFor(accounts.member, baseURL);
      const tom = await contractCallerFor(accounts.moderator, baseURL);
      const helen = await contractCallerFor(accounts.admin, baseURL);
      const send = (daysAhead: number) => sendDigests(`${data.path}/postgres`, daysAhead);
      const write = (call: typeof tom, alias: string, title: string) =>
        call(posts.create, { body: { communityId: communityId(alias), title, body: '<p>What do you use?</p>' } });

      const page = await visit({ baseURL });
      await openAs(page, accounts.member, '/settings/notifications');
      const ofPosts = page.getByRole('radiogroup', { name: 'New posts in your communities' });
      await ofPosts.getByRole('radio', { name: 'In the digest' }).check();
      await page.getByText('What you get by e-mail has been saved').waitFor();
      await page.getByRole('radio', { name: 'Every day' }).check();
      await expect.poll(async () => (await mia(notifications.newsByMail)).pace).toBe('daily');
      await page.getByRole('button', { name: 'Show what I would have received' }).click();
      const preview = page.getByRole('dialog', { name: 'What the last digest would have held' });
      await preview.getByText(/^What happened since /).waitFor();

      await write(tom, 'hand-therapy', 'Splints for night use');
      const { id } = await write(tom, 'hand-therapy', 'Written in haste');
      await tom(posts.delete, { params: { id } });
      await write(helen, 'conference-committee', 'Among the committee');
      expect(await send(1)).toEqual([reader]);
      const mail = await mailTo(page, accounts.member, /“Splints for night use” in /);
      for (const unseen of ['Written in haste', 'Among the committee']) expect(mail).not.toContain(unseen);
      expect(await send(1)).toEqual([]);

      const link = /https?:\S+\/unsubscribe\?\S+/.exec(mail)?.[0] ?? '';
      const stranger = await visit({ baseURL });
      await stranger.goto(link);
      await stranger.getByRole('heading', { name: 'Turn news by e-mail off?' }).waitFor();
      expect((await mia(notifications.newsByMail)).posts).toBe('digest');
      // As a mail program does it: without a session, and without the page.
      const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
      expect((await fetch(link, oneClick)).status).toBe(200);
      expect((await mia(notifications.newsByMail)).posts).toBe('off');
      await stranger.getByRole('button', { name: 'Turn news by e-mail off' }).click();
      await stranger.getByRole('heading', { name: 'News by e-mail is off' }).waitFor();
      await page.reload();
      await expect.poll(() => ofPosts.getByRole('radio', { name: 'Not by e-mail' }).isChecked()).toBe(true);

      await write(tom, 'hand-therapy', 'Splints for the day');
      expect(await send(2)).toEqual([]);
      expect(await lastMailTo(page, accounts.member)).toBe(mail);
    } finally {
      await stopServer(server, 'SIGTERM');
      data.remove();
    }
  },
);
