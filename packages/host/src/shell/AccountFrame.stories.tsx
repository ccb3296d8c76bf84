import { SignInScreen } from '@portal/features-onboarding';
import { brand as lawCouncil } from '@portal/profiles/law-council/brand.ts';
import { brand as lawSociety } from '@portal/profiles/law-society/brand.ts';
import { brand as maritimeSkills } from '@portal/profiles/maritime-skills/brand.ts';
import { brand as ota } from '@portal/profiles/ota/brand.ts';
import { brand as publicSkills } from '@portal/profiles/public-skills/brand.ts';
import type { Brand } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountFrame } from './AccountFrame.tsx';

function framed(fullName: string, brand: Brand) {
  return { organisation: { fullName }, logo: { light: brand.logo, dark: brand.logoDark }, picture: brand.signIn };
}

const meta = {
  title: 'Shell/Account pages',
  component: AccountFrame,
  args: {
    ...framed('Occupational Therapy Association', ota),
    children: (
      <SignInScreen
        organisation="your association"
        registrationHref="https://www.example.org/register"
        forgotPasswordHref="/account/forgot-password"
        isRefused={false}
        isPending={false}
        onSubmit={fn(async () => undefined)}
      />
    ),
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OccupationalTherapy: Story = {};
export const PublicSkills: Story = {
  globals: { profile: 'public-skills' },
  args: framed('Public Skills Body', publicSkills),
};
export const MaritimeSkills: Story = {
  globals: { profile: 'maritime-skills' },
  args: framed('Maritime Skills Body', maritimeSkills),
};
export const LawCouncil: Story = {
  globals: { profile: 'law-council' },
  args: framed('National Law Council', lawCouncil),
};
export const LawSociety: Story = {
  globals: { profile: 'law-society' },
  args: framed('Regional Law Society', lawSociety),
};
/** The words on the picture stay white where the page turns dark: what lies behind them is dark in both schemes. */
export const InTheDark: Story = {
  globals: { scheme: 'dark', width: '1280px' },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Occupational Therapy Association');
    await expect(getComputedStyle(name).color).toMatch(/^oklch\(1 0 /);
  },
};
export const OnAPhone: Story = { globals: { width: '360px' } };
