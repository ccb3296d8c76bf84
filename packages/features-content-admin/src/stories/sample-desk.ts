import { calls, type CallReply, type DeskContentItem, type ListedDeskContentItem } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { storyNow } from '@portal/stories';

/** Who writes in stories: an administrator, who keeps the tags too. */
export const writer = 'helen.brooks@example.org';
const mock = createMock({ clock: storyNow, as: writer });

async function ask<Reply>(path: string): Promise<Reply> {
  const headers = { Authorization: 'Bearer story' };
  const response = await mock.fetch(new Request(`https://stories.example${path}`, { headers }));
  // The mock parses every reply with the contract.
  return (await response.json()) as Reply;
}

const all = await ask<CallReply<typeof calls.contentDesk.items>>(
  `${calls.contentDesk.items.path}?kind=news&pageSize=100`,
);
/** What items of the demo world can be given. */
export const sampleOptions = await ask<CallReply<typeof calls.contentDesk.options>>(calls.contentDesk.options.path);

function first(state: DeskContentItem['state']): ListedDeskContentItem {
  const found = all.items.find((item) => item.state === state);
  if (found === undefined) throw new Error(`The demo world has no news that is ${state}`);
  return found;
}

/** One of each state of the demo world, and one that is deleted. */
export const sampleItems: readonly ListedDeskContentItem[] = [
  ...(['draft', 'scheduled', 'published', 'expired', 'archived'] as const).map(first),
  {
    ...first('draft'),
    id: 'deleted-1',
    name: 'Nobody needs this',
    state: 'deleted',
    deletedAt: storyNow().toISOString(),
  },
];

const { item } = await ask<CallReply<typeof calls.contentDesk.preview>>(
  calls.contentDesk.preview.path.replace('{id}', first('published').id),
);
if (item === null) throw new Error('The first news that is published is told to no member');

/** News as a member gets them. */
export const sampleArticle = item;
