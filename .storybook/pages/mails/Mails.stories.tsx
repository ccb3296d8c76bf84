import type { ProfileName } from '@portal/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Mail } from '../../../apps/server/src/adapters/messenger.ts';
import { loginCodeMail } from '../../../apps/server/src/mails/login-code-mail.ts';
import type { MailBrand } from '../../../apps/server/src/mails/mail-brand.ts';
import { passwordChangedMail, resetLinkMail } from '../../../apps/server/src/mails/password-mails.ts';
import { MailFrame, mailBrandOf } from './MailFrame.tsx';

interface MailArgs {
  mailOf(brand: MailBrand): Mail;
}

const meta = {
  title: 'Mails',
  parameters: { layout: 'padded' },
  // The toolbar's organisation; Storybook hands its globals on untyped.
  render: ({ mailOf }, { globals }) => <MailFrame mail={mailOf(mailBrandOf(globals.profile as ProfileName))} />,
} satisfies Meta<MailArgs>;

export default meta;
type Story = StoryObj<MailArgs>;

const to = 'wei.chen@example.org';
const href = 'https://portal.example.org/account/reset-password?token=3V0h9mJ2cX&userId=p-010';

async function expectInMail(text: string): Promise<void> {
  const mail = () => document.querySelector('iframe')?.contentDocument?.body.textContent;
  await waitFor(() => expect(mail()).toContain(text));
}

export const LoginCode: Story = {
  args: { mailOf: (brand) => loginCodeMail(brand, { to, code: '482913', minutes: 10 }) },
  play: () => expectInMail('482913'),
};

export const ResetLink: Story = {
  args: { mailOf: (brand) => resetLinkMail(brand, { to, href, minutes: 60 }) },
  play: () => expectInMail(href),
};

export const PasswordChanged: Story = {
  args: {
    mailOf: (brand) => passwordChangedMail(brand, { to, href: 'https://portal.example.org/account/forgot-password' }),
  },
  play: () => expectInMail('Your password was changed'),
};

export const OnAPhone: Story = { ...LoginCode, globals: { width: '360px' } };
