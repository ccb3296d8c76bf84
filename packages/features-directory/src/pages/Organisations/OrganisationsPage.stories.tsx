import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { answering, liveMock, typeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { OrganisationsPage } from './OrganisationsPage.tsx';

/** The page, with what stands in its address. */
function WithAddress() {
  return <OrganisationsPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Directory/Organisations',
  component: WithAddress,
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());

/** Found by a word of its name, and turned round. */
export const Live: Story = {
  parameters: { behaviours: ['DIR-043', 'DIR-044', 'DIR-045'] },
  async play({ canvas }) {
    const links = () => canvas.getAllByRole('article').map((card) => card.querySelector('a')?.textContent);
    await canvas.findAllByRole('article');
    await typeAtOnce(canvas.getByRole('searchbox'), 'wandering creek');
    await expectText('7 organisations');
    const found = links();
    await expect(found[0]).toBe('Wandering Creek Community Health');
    await userEvent.click(await canvas.findByRole('button', { name: /Sort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Z-A' }));
    await waitFor(() => expect(links()).toEqual(found.toReversed()));
  },
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.directory.organisations, 500)),
  play: () => expectText('The organisation directory could not be loaded'),
};
