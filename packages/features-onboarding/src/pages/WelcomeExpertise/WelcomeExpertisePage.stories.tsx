import { calls } from '@portal/api';
import { failing, replying } from '@portal/demo/mock';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inWelcomeWorld, welcomeWorld } from '../../testing/welcome-world.ts';
import { WelcomeExpertisePage } from './WelcomeExpertisePage.tsx';

const failure = { code: 'conflict', message: 'Memberships are being restored.' } as const;
const tooMany = { code: 'rate_limited', message: 'Too many attempts. Try again later.' } as const;

const meta = {
  title: 'Onboarding/Welcome/Expertise/Page',
  component: WelcomeExpertisePage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  decorators: [onAPage],
  beforeEach: inWelcomeWorld(),
} satisfies Meta<typeof WelcomeExpertisePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const goOn = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));

async function chooseDriving(canvas: Canvas) {
  const driving = await canvas.findByRole<HTMLInputElement>('checkbox', { name: 'Driving' });
  // What the story before has entered is kept on this device.
  if (!driving.checked) await userEvent.click(driving);
}

const server = { current: welcomeWorld() };

/** All of it is saved by one call, then it is asked where to go on. */
export const Live: Story = {
  beforeEach({ msw }) {
    server.current = welcomeWorld();
    msw.use(...server.current.handlers);
  },
  parameters: { behaviours: ['PLT-475', 'PLT-476', 'PLT-479', 'PLT-482'] },
  async play({ canvas }) {
    const { id, state, answered } = server.current;
    await chooseDriving(canvas);
    await goOn(canvas);
    await expect(await screen.findByRole('dialog', { name: "You're all set!" })).toBeVisible();
    await expect(answered.filter((name) => name === 'firstTime.save')).toHaveLength(1);
    await expect(answered.indexOf('firstTime.save')).toBeLessThan(answered.indexOf('firstTime.redirectLink'));
    const saved = state.firstTimes.get(id);
    await expect(saved?.title).toBe('Dr');
    await expect(saved?.expertiseAreas).toEqual([{ areaId: 'community', categoryIds: ['community-driving'] }]);
  },
};

/** Where to go on is asked all the same; the end says that nothing was saved, and it can be tried again. */
export const SaveFails: Story = {
  beforeEach: inWelcomeWorld(failing(calls.firstTime.save, tooMany)),
  parameters: { behaviours: ['PLT-480', 'PLT-481'] },
  async play({ canvas }) {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await chooseDriving(canvas);
    await goOn(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your details are not saved yet' }));
    await expect(log).toHaveBeenCalledWith(tooMany.message);
    log.mockRestore();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your details are not saved yet' })).toBeVisible());
  },
};

/** No end without it: one stays, is told, and can try again; what was saved is not saved twice. */
export const LinkFails: Story = {
  beforeEach: inWelcomeWorld(failing(calls.firstTime.redirectLink, failure)),
  parameters: { behaviours: ['PLT-485', 'PLT-486', 'PLT-487'] },
  async play({ canvas }) {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await chooseDriving(canvas);
    await goOn(canvas);
    await waitFor(() => expect(screen.getByText('We could not find out where you go on. Try again.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(log).toHaveBeenCalledWith(failure.message);
    log.mockRestore();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
    await expect(canvas.getByRole('checkbox', { name: 'Driving' })).toBeChecked();
  },
};

/** Neither works: what was chosen is there. */
export const BothFail: Story = {
  beforeEach: inWelcomeWorld(failing(calls.firstTime.save, tooMany), failing(calls.firstTime.redirectLink, failure)),
  async play({ canvas }) {
    const log = spyOn(console, 'error').mockImplementation(() => undefined);
    await chooseDriving(canvas);
    await goOn(canvas);
    await waitFor(() =>
      expect(screen.getByText('Your details could not be saved. What you entered is kept: try again.')).toBeVisible(),
    );
    log.mockRestore();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Driving' })).toBeChecked();
  },
};

/** The answer to the first save was lost: it was said before, and that is the end. */
export const SaidBefore: Story = {
  beforeEach: inWelcomeWorld(
    failing(calls.firstTime.save, { code: 'conflict', message: 'Your profile is set up already.' }),
    replying(calls.firstTime.redirectLink, { type: 'Renew Membership', redirectUrl: '' }),
  ),
  async play({ canvas }) {
    await chooseDriving(canvas);
    await goOn(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: "You're all set!" }));
    await expect(dialog.getByRole('button', { name: 'Renew Membership' })).toBeVisible();
  },
};
