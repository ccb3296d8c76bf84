import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { liveMock, typeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { ExploreCommunities } from '../../widgets/ExploreCommunities.tsx';

const failure = { code: 'conflict', message: 'The list is being rebuilt.' } as const;

/** Longer than the wait after the last filter and before a toggle is sent. */
const joined = { initialSearch: { onlyJoined: 'true' } };
const handTherapy = sampleCommunity();

async function cardOf(canvas: ReturnType<typeof within>, name: string) {
  const heading = await canvas.findByRole('heading', { name });
  const card = heading.closest('article');
  if (card === null) throw new Error(`${name} has no card`);
  return within(card);
}

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Communities/Explore communities/Live',
  component: ExploreCommunities,
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof ExploreCommunities>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  parameters: { behaviours: ['COM-056', 'COM-058', 'COM-073', 'COM-074', 'COM-075'] },
  async play({ canvas }) {
    const everything = (await canvas.findByText(/^\d\d communities$/)).textContent;
    const lists = () => answered.filter((name) => name === 'communities.getList').length;
    const before = lists();
    const search = canvas.getByRole('searchbox', { name: 'Search communities' });
    await typeAtOnce(search, 'stroke');
    await waitFor(() => expect(canvas.getByText('1 community')).toBeVisible());
    await expect(lists()).toBe(before + 1);
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getByText(everything)).toBeVisible());

    const onlyJoined = await canvas.findByRole('switch', { name: /^Show only \d+ joined$/ });
    const count = /\d+/.exec(onlyJoined.closest('label')?.textContent ?? '')?.[0];
    await userEvent.click(onlyJoined);
    await waitFor(() => expect(canvas.getByText(`${count} communities`)).toBeVisible());
  },
};

export const CategoryTree: Story = {
  parameters: { behaviours: ['COM-061', 'COM-062', 'COM-066', 'COM-067', 'COM-068', 'COM-069', 'COM-070'] },
  async play({ canvas }) {
    const everything = (await canvas.findByText(/^\d\d communities$/)).textContent;
    const parent = await canvas.findByRole('checkbox', { name: 'Career stage' });
    await userEvent.click(parent);
    await expect(canvas.getByRole('checkbox', { name: /^Students/ })).toBeChecked();
    const chips = within(canvas.getByRole('list', { name: 'Chosen categories' }));
    for (const name of ['Career stage', 'Early career', 'Leadership', 'Students']) {
      await expect(chips.getByText(name)).toBeVisible();
    }
    await waitFor(() => expect(canvas.queryByText(everything)).toBeNull());

    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leadership/ }));
    await expect(parent).toBePartiallyChecked();
    await expect(chips.queryByText('Career stage')).toBeNull();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('checkbox', { name: /^Students/ })).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText(everything)).toBeVisible());
  },
};

export const Favourites: Story = {
  args: { initialSearch: { onlyFavorite: 'true' } },
  parameters: { behaviours: ['COM-065', 'COM-072', 'COM-092', 'COM-093', 'COM-720', 'COM-721'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('switch', { name: 'Favourites' })).toBeChecked();
    const [first] = await canvas.findAllByRole('button', { name: /^Remove .* from favourites$/ });
    const name = /^Remove (.*) from favourites$/.exec(first?.getAttribute('aria-label') ?? '')?.[1];
    if (first === undefined || name === undefined) throw new Error('Nothing is a favourite here');
    await userEvent.click(first);
    await waitFor(() => expect(screen.getByText('Successfully removed from favourites')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: `Add ${name} to favourites` }));
    await waitFor(() => expect(screen.getByText('Successfully added to favourites')).toBeVisible());
    await expect(answered).toContain('communities.addToFavorite');
  },
};

export const AddingToFavouritesFails: Story = {
  args: joined,
  parameters: { behaviours: ['COM-722'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.addToFavorite, failure));
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add New South Wales and ACT to favourites' }));
    await waitFor(() => expect(screen.getByText('Error adding to favorites:')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add New South Wales and ACT to favourites' })).toBeVisible();
  },
};

export const RemovingFromFavouritesFails: Story = {
  args: joined,
  parameters: { behaviours: ['COM-723'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.deleteFromFavorite, failure));
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Hand therapy from favourites' }));
    await waitFor(() => expect(screen.getByText('Error removing from favorites:')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
  },
};

export const Likes: Story = {
  args: joined,
  parameters: { behaviours: ['COM-090', 'COM-091'] },
  async play({ canvas }) {
    const like = await canvas.findByRole('button', { name: /^Like Paediatrics/ });
    const count = Number(/\d+/.exec(like.textContent ?? '')?.[0] ?? 0);
    await userEvent.click(like);
    const liked = await canvas.findByRole('button', { name: /^Take your like of Paediatrics back/ });
    await expect(liked).toHaveTextContent(String(count + 1));
    await waitFor(() => expect(answered).toContain('communities.like'));
    await userEvent.click(liked);
    await expect(await canvas.findByRole('button', { name: /^Like Paediatrics/ })).toHaveTextContent(
      count === 0 ? '' : String(count),
    );
  },
};

export const LikeFails: Story = {
  args: joined,
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.like, failure));
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Like Paediatrics/ }));
    await waitFor(() => expect(screen.getByText('Your like could not be saved. Try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^Like Paediatrics/ })).toBeVisible();
  },
};

export const OpenCard: Story = {
  parameters: { behaviours: ['COM-079', 'COM-080'] },
  async play({ canvas }) {
    const card = await cardOf(canvas, handTherapy.name);
    await expect(card.getByRole('link', { name: handTherapy.name })).toHaveAttribute(
      'href',
      '/communities/hand-therapy',
    );
    const picture = card.getByRole<HTMLImageElement>('presentation');
    await expect(picture).toHaveAttribute('src', handTherapy.imageUrl);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    // Its only category has the same name as the community.
    const category = card.getAllByText('Hand therapy').find((element) => element.closest('h2') === null);
    await expect(category).toBeVisible();
    await expect(card.getByRole('button', { name: /^(Like|Take your like)/ })).toBeVisible();
  },
};

/** What may not be opened is no link, and its one button is the way in. */
export const ClosedCard: Story = {
  parameters: { behaviours: ['COM-110', 'COM-118'] },
  async play({ canvas }) {
    const card = await cardOf(canvas, 'Ageing well');
    await expect(card.queryByRole('link')).toBeNull();
    await expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual(['Join Community']);
  },
};

export const AdministratorSeesNoSwitch: Story = {
  globals: { role: 'admin' },
  parameters: { behaviours: ['COM-059', 'COM-123', 'COM-127'] },
  beforeEach({ msw }) {
    msw.use(...liveMock({ as: 'helen.brooks@example.org' }).handlers);
  },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('button', { name: 'Joined' }))[0]).toBeDisabled();
    await expect(canvas.queryByRole('switch', { name: /joined/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Join Community/ })).toBeNull();
  },
};

export const LoadFails: Story = {
  parameters: { behaviours: ['COM-698'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.getList, failure));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Failed to load communities')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const CategoriesFail: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.communities.categories, failure));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Categories could not be loaded.')).toBeVisible());
  },
};
