import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../../data/Badge/Badge.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconMore } from '../../foundations/icons/icons.ts';
import { Stack } from '../../layout/Stack.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { PersonLine } from './PersonLine.tsx';

const person = { id: 7, firstName: 'Priya', lastName: 'Raghunathan', pronoun: 'she/her' };
const longPerson = {
  id: 8,
  firstName: 'Maximiliana-Theodora',
  lastName: 'Featherstonehaugh-Papadopoulos',
  pronoun: 'they/them',
};

const meta = {
  title: 'Components/People/PersonLine',
  component: PersonLine,
  decorators: [onSurface],
  args: { person, href: '/members/7', meta: ['Hand therapist', 'Hobart, TAS', '2 hours ago'] },
  parameters: {
    usage: {
      use: ['For who wrote, did or runs something, above or beside it.'],
      avoid: [
        'For a person as the content of a page: use PersonCard instead.',
        'For a few faces of many: use AvatarStack instead.',
      ],
    },
  },
} satisfies Meta<typeof PersonLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Author: Story = {
  args: { badge: <Badge tone="positive">Member</Badge>, actions: <IconButton label="More" icon={IconMore} /> },
};
export const WithoutPage: Story = { args: { href: undefined } };
export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <PersonLine {...args} size="sm" />
      <PersonLine {...args} size="md" />
      <PersonLine {...args} size="lg" />
    </Stack>
  ),
};
/** Each name and fact keeps its own reading direction, and the line the page's: the mark after a Hebrew name stands at its left. */
export const NamesOfBothDirections: Story = {
  render: (args) => (
    <Stack>
      <PersonLine {...args} person={{ ...person, firstName: 'דוד', lastName: 'כהן!' }} meta={['ירושלים.', '3 posts']} />
      <PersonLine {...args} person={{ ...person, lastName: 'Jr.' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(edgesOf(canvas.getByText('דוד כהן!')).last).toBeLessThan(edgesOf(canvas.getByText('דוד כהן!')).first);
    await expect(edgesOf(canvas.getByText('ירושלים.')).last).toBeLessThan(edgesOf(canvas.getByText('ירושלים.')).first);
    await expect(edgesOf(canvas.getByText('Priya Jr.')).last).toBeGreaterThan(
      edgesOf(canvas.getByText('Priya Jr.')).first,
    );
  },
};
export const NamesOfBothDirectionsRightToLeft: Story = { ...NamesOfBothDirections, globals: { direction: 'rtl' } };

/** Where the first and the last letter stand on the line. */
function edgesOf(element: HTMLElement): { first: number; last: number } {
  const range = document.createRange();
  const [text] = element.childNodes;
  if (!(text instanceof Text)) return { first: NaN, last: NaN };
  const leftOf = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  return { first: leftOf(0), last: leftOf(text.length - 1) };
}

export const LongName: Story = { args: { person: longPerson, badge: <Badge tone="critical">Moderator</Badge> } };

export const Keyboard: Story = {
  args: { actions: <IconButton label="More" icon={IconMore} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Priya Raghunathan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'a' } } };
export const NameAlone: Story = { args: { href: undefined, meta: [], person: { ...person, pronoun: null } } };
export const LongText: Story = {
  args: { person: longPerson, meta: [longName, longName], actions: <IconButton label="More" icon={IconMore} /> },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
