import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../../data/Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { IconCheck, IconMore } from '../../foundations/icons/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { MenuButton } from '../../actions/MenuButton/MenuButton.tsx';
import { longName, onSurface, storyPeople } from '../../foundations/story-surface.tsx';
import { PersonCard } from './PersonCard.tsx';

const person = { id: 7, firstName: 'Priya', lastName: 'Raghunathan', pronoun: 'she/her' };
const longPerson = {
  id: 8,
  firstName: 'Maximiliana-Theodora',
  lastName: 'Featherstonehaugh-Papadopoulos',
  pronoun: 'they/them',
};
const write = fn();
const block = fn();
const menu = (
  <MenuButton
    label="More for Priya Raghunathan"
    trigger={{ kind: 'icon', icon: IconMore, size: 'sm' }}
    items={[{ id: 'block', label: 'Block', onPress: block }]}
  />
);

const meta = {
  title: 'Components/People/PersonCard',
  component: PersonCard,
  decorators: [onSurface],
  args: {
    person,
    href: '/members/7',
    role: 'Hand therapist',
    organisation: 'Royal Hobart Hospital',
    meta: ['Hobart, TAS', '3 communities in common'],
    headingLevel: 2,
    badges: (
      <Badge tone="positive" icon={IconCheck}>
        Member
      </Badge>
    ),
    actions: (
      <>
        <Button size="sm" onPress={write}>
          Message
        </Button>
        {menu}
      </>
    ),
  },
  parameters: {
    usage: {
      use: [
        'For people who are the content of a page: a directory, members of a community, speakers.',
        'Rows for long lists, cards for a few people in a grid.',
      ],
      avoid: [
        'For the author of something: use PersonLine instead.',
        'For a few faces of many: use AvatarStack instead.',
      ],
    },
  },
} satisfies Meta<typeof PersonCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Priya Raghunathan' });
    const role = canvas.getByText('Hand therapist').getBoundingClientRect();
    await expect(document.elementFromPoint(role.x + 4, role.y + 4)).toBe(link);
    await expect(link.querySelector('button, a')).toBeNull();
  },
};

export const CardLayout: Story = {
  args: { layout: 'card' },
  render: (args) => (
    <Grid minColumn="sm">
      <PersonCard {...args} />
    </Grid>
  ),
};

/** The name opens the person; message and menu are stops of their own. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    write.mockClear();
    block.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Priya Raghunathan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(block).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'a' } } };

export const NameAlone: Story = {
  args: { href: undefined, role: undefined, organisation: undefined, meta: undefined, badges: null, actions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Cards keep their actions on one line, whatever is above. */
export const Directory: Story = {
  render: (args) => (
    <Grid minColumn="sm" as="ul">
      {storyPeople.slice(0, 5).map((each, index) => (
        <PersonCard
          {...args}
          key={each.id}
          as="li"
          layout="card"
          person={each}
          href={`/members/${each.id}`}
          organisation={index % 2 === 0 ? longName : undefined}
          badges={index === 1 ? args.badges : null}
          actions={<Button size="sm">Follow</Button>}
        />
      ))}
    </Grid>
  ),
};

export const List: Story = {
  render: (args) => (
    <Stack gap={2} as="ul">
      {storyPeople.slice(0, 4).map((each) => (
        <PersonCard {...args} key={each.id} as="li" person={each} href={`/members/${each.id}`} actions={null} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: { person: longPerson, role: longName, organisation: longName, meta: [longName, longName] },
  render: (args) => (
    <Stack>
      <PersonCard {...args} />
      <Grid minColumn="sm">
        <PersonCard {...args} layout="card" />
      </Grid>
    </Stack>
  ),
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
