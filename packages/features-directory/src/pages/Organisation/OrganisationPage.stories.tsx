import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { type PageProps, useOwnSearch } from '@portal/kit';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { OrganisationPage } from './OrganisationPage.tsx';

/** The page, with what stands in its address. */
function WithAddress({ params }: Pick<PageProps<'id'>, 'params'>) {
  return <OrganisationPage params={params} {...useOwnSearch()} />;
}

const meta = {
  title: 'Directory/Organisation',
  component: WithAddress,
  args: { params: { id: 'organisation-71' } },
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** Seven work there, of whom one hides it, and one does not stand in the directory. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Saltbush Recovery Service' })).toBeVisible();
    await canvas.findAllByRole('article');
    const names = canvas.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
    await expect(names).toEqual([
      ...['Marija Jovanović', 'Alison Kavanagh', 'Tavita Leota', 'Priya Sharma', 'Marlee Yarran'],
    ]);
  },
};

export const NotThere: Story = {
  args: { params: { id: 'nowhere' } },
  play: () => expectText('This organisation is not in the directory'),
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.account.organisation, 500)),
  play: () => expectText('The organisation could not be loaded'),
};

/** The organisation stands, whatever becomes of those who work there. */
export const PeopleFail: Story = {
  beforeEach: answering(failing(calls.directory.members, 500)),
  async play({ canvas }) {
    await expectText('Those who work here could not be loaded');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Saltbush Recovery Service' })).toBeVisible();
  },
};
