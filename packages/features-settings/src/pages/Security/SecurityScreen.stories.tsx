import type { SecurityEvent } from '@portal/api';
import { securityEventKinds } from '@portal/rules';
import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecurityScreen } from './SecurityScreen.tsx';

const events: readonly SecurityEvent[] = [
  { id: '3', kind: 'passwordChanged', at: '2026-11-18T00:40:00.000Z', address: '203.0.113.1' },
  { id: '2', kind: 'impersonationStarted', at: '2026-11-17T02:10:00.000Z', address: null },
  { id: '1', kind: 'signInFailed', at: '2026-11-16T23:05:00.000Z', address: '198.51.100.7' },
];

const meta = {
  title: 'Settings/Security/Screen',
  component: SecurityScreen,
  args: { view: ready(events) },
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.queryByText('Nothing has happened yet.')).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** What happened in plain words, and from where; what staff did tells that it was the organisation. */
export const Ready: Story = {
  async play({ canvas }) {
    const [changed, acted, wrong] = canvas.getAllByRole('listitem');
    await expect(changed).toHaveTextContent('Your password was changed');
    await expect(changed).toHaveTextContent('203.0.113.1');
    await expect(acted).toHaveTextContent(/Somebody acted for you.*By /);
    await expect(wrong).toHaveTextContent('A wrong password was entered');
    await expect(wrong).toHaveTextContent('198.51.100.7');
  },
};

/** Each kind of event has its words. */
export const EveryKind: Story = {
  args: {
    view: ready(
      securityEventKinds.map((kind): SecurityEvent => ({
        id: kind,
        kind,
        at: '2026-11-18T00:40:00.000Z',
        address: '203.0.113.1',
      })),
    ),
  },
  async play({ canvas }) {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(new Set(texts).size).toBe(securityEventKinds.length);
    await expect(canvas.getByText('A passkey was refused')).toBeVisible();
    await expect(canvas.getByText('A wrong code was entered')).toBeVisible();
  },
};

export const Narrow: Story = { ...EveryKind, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
