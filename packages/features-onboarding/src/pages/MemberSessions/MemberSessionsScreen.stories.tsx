import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { miaChosen, searchForMia } from '../../testing/search-for-mia.ts';
import { MemberSessionsScreen } from './MemberSessionsScreen.tsx';

const laptop = {
  id: 'one',
  device: 'Chrome on macOS',
  address: '203.0.113.1',
  lastSeenAt: '2026-11-18T00:58:00.000Z',
  isCurrent: false,
};
const phone = {
  ...laptop,
  id: 'two',
  device: 'Safari on iPhone',
  address: '203.0.113.24',
  lastSeenAt: '2026-11-17T21:10:00.000Z',
};
const unknown = { ...laptop, id: 'three', device: null, address: null, lastSeenAt: '2026-11-03T09:00:00.000Z' };
const longName = 'Konstantinos-Alexandros Papadimitrakopoulos-Featherstonehaugh';

const meta = {
  title: 'Onboarding/Sessions of others',
  component: MemberSessionsScreen,
  args: {
    search: miaChosen,
    personId: 'p-001',
    name: 'Mia Nguyen',
    isOneself: false,
    view: ready([laptop, phone, unknown]),
    endingId: null,
    isEndingAll: false,
    onChoose: fn(),
    onEnd: fn(),
    onEndAll: fn(),
  },
} satisfies Meta<typeof MemberSessionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The open question, when it can be answered. */
async function question(name: string) {
  await waitFor(() => expect(screen.getByRole('alertdialog', { name })).toBeVisible());
  return within(screen.getByRole('alertdialog', { name }));
}

const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** One device or all of them, each after a question. */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await press('Sign out Safari on iPhone');
    await userEvent.click((await question('Sign Mia Nguyen out of Safari on iPhone?')).getByText('Cancel'));
    await noQuestion();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await press('Sign out Unknown device');
    await userEvent.click((await question('Sign Mia Nguyen out of Unknown device?')).getByText('Sign out'));
    await noQuestion();
    await expect(args.onEnd).toHaveBeenCalledWith('three');
    await press('Sign out everywhere');
    await userEvent.click((await question('Sign Mia Nguyen out everywhere?')).getByText('Sign out everywhere'));
    await noQuestion();
    await expect(args.onEndAll).toHaveBeenCalledOnce();
  },
};

export const NobodyChosen: Story = {
  args: { search: searchForMia, personId: null, name: null, view: loading },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('combobox', { name: 'Person' }), 'mia');
    await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('p-001'));
    await expect(page.getByText('Find a person above to see where they are signed in.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('combobox', { name: 'Person' })).toHaveFocus();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Sign out Chrome on macOS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const one = await question('Sign Mia Nguyen out of Chrome on macOS?');
    await waitFor(() => expect(one.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await noQuestion();
    await waitFor(() => expect(page.getByRole('button', { name: 'Sign out Chrome on macOS' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const all = await question('Sign Mia Nguyen out everywhere?');
    await waitFor(() => expect(all.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onEndAll).toHaveBeenCalledOnce());
  },
};

/** One's own sessions are ended on one's own page. */
export const Oneself: Story = {
  args: { name: 'Helen Brooks', isOneself: true, view: loading },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = page.getByRole('link', { name: 'Where you are signed in' });
    await expect(link).toHaveAttribute('href', '/account/sessions');
    await expect(page.queryByRole('button', { name: /Sign .* out/ })).toBeNull();
  },
};

export const Ending: Story = { args: { endingId: 'two', isEndingAll: true } };
export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Mia Nguyen is signed in nowhere')).toBeVisible();
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const LongName: Story = { args: { name: longName }, globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
