import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Onboarding/Splash screen',
  component: SplashScreen,
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'Its words are there at once; a quick action comes with its address.',
      Empty: 'There is nothing to list.',
      Failed: 'What fails is where a quick action leads: it is left out.',
      Forbidden: 'The page is open to whoever has signed in.',
    },
  },
  args: {
    kind: 'comingSoon',
    organisation: 'National Law Council',
    launchDate: '2025-07-01',
    section: 'Federal Dispute Resolution Section',
    year: '2026',
    renewHref: 'https://join.example/renew',
    updateHref: 'https://join.example/details',
    isLoggingOut: false,
    onLogOut: fn(),
  },
} satisfies Meta<typeof SplashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: {
    behaviours: [
      ...['PLT-501', 'PLT-502', 'PLT-506', 'PLT-507', 'PLT-508', 'PLT-509', 'PLT-510'],
      ...['PLT-516', 'PLT-517', 'PLT-518'],
    ],
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Membership platform coming soon.');
    await expect(canvas.getByText('The new portal launches on 1 July 2025.')).toBeVisible();
    await expect(canvas.queryByText(/Federal Dispute Resolution Section/)).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Quick actions' })).toBeVisible();
    for (const [name, href] of [
      ['Renew your membership', args.renewHref],
      ['Update your profile', args.updateHref],
    ] as const) {
      const link = canvas.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(
      /^© 2026 National Law Council\. All Rights Reserved\.$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** Of the section whose members come in later. */
export const Excluded: Story = {
  args: { kind: 'excluded' },
  parameters: { behaviours: ['PLT-503', 'PLT-504'] },
  async play({ canvas }) {
    await expect(
      canvas.getByText(
        'Members of the Federal Dispute Resolution Section will not have access to the new portal at this time.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('Members of several sections get access through their other sections.'),
    ).toBeVisible();
  },
};

/** The sentences are the organisation's own. */
export const OwnSentences: Story = {
  ...Excluded,
  globals: { profile: 'law-council' },
  parameters: { behaviours: ['PLT-505'] },
  async play({ canvas }) {
    await expect(
      canvas.getByText('If you belong to several sections, you get access through your other sections.'),
    ).toBeVisible();
  },
};

/** Each shows with its address alone. */
export const WithoutAddresses: Story = {
  args: { renewHref: undefined, updateHref: undefined },
  parameters: { behaviours: ['PLT-511', 'PLT-512'] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const RenewalAlone: Story = {
  args: { updateHref: undefined },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const WithoutDate: Story = {
  args: { launchDate: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('The new portal launches soon.')).toBeVisible();
  },
};

export const LoggingOut: Story = { args: { isLoggingOut: true } };

export const Keyboard: Story = {
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Renew/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  ...Excluded,
  globals: { width: '360px' },
  parameters: {},
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { args: { kind: 'excluded' }, globals: { scheme: 'dark' } };

export const RightToLeft: Story = { args: { kind: 'excluded' }, globals: { direction: 'rtl' } };

/** Twice as large on a phone. */
export const LargeText: Story = {
  args: { kind: 'excluded' },
  globals: { width: '360px' },
  async play({ canvas, canvasElement }) {
    const root = canvas.getByRole('heading', { level: 1 }).closest<HTMLElement>('.portal-root');
    root?.style.setProperty('--portal-text-scale', '2');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    root?.style.removeProperty('--portal-text-scale');
  },
};
