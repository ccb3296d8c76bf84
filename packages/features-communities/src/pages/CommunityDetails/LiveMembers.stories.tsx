import type { Search } from '@portal/kit';
import { Button, PageLayout } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LiveMembers } from './LiveMembers.tsx';

/** A page whose address can be gone back to, as the browser's Back does. */
function WithAddress() {
  const [steps, setSteps] = useState<readonly Search[]>([{}]);
  const search = steps.at(-1) ?? {};
  return (
    <PageLayout header={<Button onPress={() => setSteps([{}])}>Back</Button>}>
      <LiveMembers
        communityId="c-01"
        search={search}
        onSearchChange={(next) => setSteps((all) => [...all, { ...search, ...next }])}
      />
    </PageLayout>
  );
}

const meta = { title: 'Communities/Community/Members/Live', component: WithAddress } satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was searched for goes with the address: the field and the list are those of the page that was gone back to. */
export const WayBack: Story = {
  async play({ canvas }) {
    const search = await canvas.findByRole('searchbox', { name: 'Search members' });
    await waitFor(() => expect(canvas.getByRole('list', { name: 'All members' })).toBeVisible());
    await userEvent.type(search, 'zebra');
    await waitFor(() => expect(canvas.getByText('No member matches “zebra”')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(search).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'All members' })).toBeVisible());
  },
};
