import { contractCallerFor } from './calls.ts';
import { openAs } from './logins.ts';
import { takeBystanders } from './newcomers.ts';
import { ownCommunity, waitingPosts } from './own-community.ts';
import { expect, test } from './portal-test.ts';
import { giveReason, openRow, rowOf, untilSent } from './queue.ts';

const [first, second] = ['Two look at this one', 'And at this one too'] as const;

test(
  'two moderators on one queue: who comes second is told, nothing is decided twice, and both see what is left',
  { timeout: 240_000 },
  async ({ visit }) => {
    const [one, other, writer] = takeBystanders(3);
    if (!one || !other || !writer) throw new Error('The demo world has too few members.');
    const { id, alias } = await ownCommunity({
      name: 'Of two moderators',
      moderators: [one, other],
      members: [writer],
    });
    await waitingPosts(await contractCallerFor(writer.email), id, [first, second]);
    const [desk, next] = [await visit(), await visit()];
    const queue = `/admin/community/${id}/pending-posts`;
    await openAs(desk, one.email, queue);
    await openAs(next, other.email, queue);
    await rowOf(next, first).waitFor();

    await openRow(rowOf(desk, first));
    await desk.keyboard.press('a');
    await desk.getByText('Post approved').first().waitFor(untilSent);
    await openRow(rowOf(next, first));
    await next.keyboard.press('d');
    await giveReason(next, `Decline “${first}”?`, 'It is spam', 'Decline');
    await next.getByText('Error editing post. Try again.').first().waitFor(untilSent);
    await rowOf(next, first).waitFor({ state: 'detached' });
    await openRow(rowOf(next, second));
    await next.keyboard.press('a');
    await next.getByText('Post approved').first().waitFor(untilSent);

    await desk.reload();
    await desk.getByText('Nothing waits for approval').waitFor();
    await desk.goto(`/admin/community/${id}/log`);
    await desk.getByText(`approved “${second}”`).first().waitFor();
    expect(await desk.getByText(`approved “${first}”`).count()).toBe(1);
    expect(await desk.getByText(`declined “${first}”`).count()).toBe(0);
    const member = await visit();
    await openAs(member, writer.email, `/communities/${alias}/posts`);
    for (const title of [first, second]) {
      const post = member.getByRole('article').filter({ hasText: title }).first();
      await post.waitFor();
      expect(await post.getByText('Waiting for approval').count()).toBe(0);
    }
  },
);
