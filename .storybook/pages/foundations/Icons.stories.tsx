import * as ui from '@portal/ui';
import { EmptyState, Grid, PageLayout, SearchField, Section, Stack, type IconComponent } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { icon as iconClass } from '../pages.css.ts';

const isIcon = (entry: [string, unknown]): entry is [string, IconComponent] =>
  /^Icon[A-Z]/.test(entry[0]) && entry[0] !== 'IconButton';
const icons = Object.entries(ui).filter(isIcon);

function Icons() {
  const [wanted, setWanted] = useState('');
  const [copied, setCopied] = useState('');
  const shown = icons.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const copy = (name: string) => {
    void navigator.clipboard.writeText(name).then(() => setCopied(name));
  };
  return (
    <PageLayout>
      <Section
        title="Icons"
        description="One set, one stroke, at 16, 20 or 24. A press copies the name for code and for Figma."
      >
        <Stack gap={5}>
          <SearchField label="Search icons" placeholder="Search" value={wanted} onChange={setWanted} />
          <p role="status">{copied === '' ? '' : `${copied} copied`}</p>
          {shown.length === 0 ? (
            <EmptyState title="No icon of that name" text="Try the thing it shows: bell, file, arrow." scope="panel" />
          ) : (
            <Grid minColumn="xs" gap={2}>
              {shown.map(([name, Icon]) => (
                <button key={name} type="button" className={iconClass} onClick={() => copy(name)}>
                  <Icon size={24} />
                  {name}
                </button>
              ))}
            </Grid>
          )}
        </Stack>
      </Section>
    </PageLayout>
  );
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tested below, where axe has a few icons to look at instead of a hundred alike. */
export const All: Story = { render: () => <Icons />, tags: ['!test'] };

export const Search: Story = {
  render: () => <Icons />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'bell');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'IconTrash' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'IconBell' }));
    await expect(write).toHaveBeenCalledWith('IconBell');
    await waitFor(() => expect(canvas.getByText('IconBell copied')).toBeVisible());
  },
};
