import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AuthenticatorPanel } from './AuthenticatorPanel.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const app = {
  secret,
  address: `otpauth://totp/OTA:mia%40example.org?issuer=OTA&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  expiresAt: '2026-11-18T01:15:00.000Z',
};
const codes = Array.from({ length: 10 }, (_, at) => `7QK${at}-M2XB-9HTD-3FWA`);
const on = ready({ addedAt: '2026-10-02T03:00:00.000Z', recoveryCodesLeft: 9 });

const meta = {
  title: 'Settings/Security/Authenticator app',
  component: AuthenticatorPanel,
  args: {
    view: ready({ addedAt: null, recoveryCodesLeft: 0 }),
    stage: { kind: 'status' },
    isPending: false,
    onBegin: fn(),
    onConfirm: fn(async () => undefined),
    onTurnOff: fn(),
    onMakeCodes: fn(),
    onLeave: fn(),
    onCopySecret: fn(),
    onCopyCodes: fn(),
    onPrint: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof AuthenticatorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your authenticator app could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

/** None yet. */
export const Off: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  args: { view: on },
  async play({ canvas, args }) {
    await expect(canvas.getByText('9 of 10 recovery codes left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make new recovery codes' }));
    await expect(args.onMakeCodes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the app' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another app' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};

export const FewCodesLeft: Story = {
  args: { view: ready({ addedAt: '2026-10-02T03:00:00.000Z', recoveryCodesLeft: 1 }) },
};
export const Pending: Story = { args: { view: on, isPending: true } };

/** For the camera, to type, and the first code, which turns it on. */
export const SettingUp: Story = {
  args: { stage: { kind: 'setUp', app } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expect(canvas.getByText(/^JBSW Y3DP EHPK 3PXP/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }));
    await expect(args.onCopySecret).toHaveBeenCalledWith(secret);
    const turnOn = canvas.getByRole('button', { name: 'Turn on' });
    await expect(turnOn).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/^Code of the app/), '123456');
    await userEvent.click(turnOn);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('123456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Told this once: copied, printed or kept as a file. */
export const Codes: Story = {
  args: { view: on, stage: { kind: 'codes', codes } },
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onCopyCodes).toHaveBeenCalledWith(codes);
    await expect(args.onDownload).toHaveBeenCalledWith(codes);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const NarrowSetUp: Story = {
  args: { stage: { kind: 'setUp', app } },
  globals: { width: '360px' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  },
};
export const NarrowCodes: Story = { args: { stage: { kind: 'codes', codes } }, globals: { width: '360px' } };
export const RightToLeft: Story = {
  args: { view: on, stage: { kind: 'codes', codes } },
  globals: { direction: 'rtl' },
};
