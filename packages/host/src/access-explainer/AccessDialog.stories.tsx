import { createTranslate, type Profile, type Viewer } from '@portal/kit';
import { testMember, testStaff } from '@portal/kit/testing';
import { profiles, type ProfileName } from '@portal/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from './access-targets.ts';
import { createAccessWords } from './access-words.ts';
import { AccessDialog, type AccessDialogProps } from './AccessDialog.tsx';
import { whyMessages } from './messages.ts';
import { moduleNames } from './module-names.ts';
import { exampleTargets } from './testing/example-targets.ts';

const samir = testStaff();
const mia = testMember();

function explained(viewer: Viewer, profile: Profile = profiles.ota, path?: string): AccessDialogProps {
  const { locale } = profile;
  const t = createTranslate(whyMessages, { locale });
  const { places, routes } = exampleTargets({ profile, viewer, moduleName: moduleNames(t) });
  return {
    name: `${viewer.firstName} ${viewer.lastName}`,
    isActedFor: viewer === mia,
    // A portal has dozens more, all alike.
    places: places.slice(0, 12),
    words: createAccessWords({
      t,
      viewer,
      profile: profile.shortName,
      locale,
      isModule: (id) => id in profile.modules,
    }),
    target: path === undefined ? undefined : { path, page: pageAt(places, routes, path) },
    onClose: fn(),
  };
}

const withoutEvents: Profile = {
  ...profiles.ota,
  modules: { ...profiles.ota.modules, events: { enabled: false, accessRules: [], subModules: {} } },
};

const meta = {
  title: 'Shell/Why can’t I see this?',
  component: AccessDialog,
  args: explained(samir, withoutEvents),
} satisfies Meta<typeof AccessDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by typing, opened with Enter: every question on the way, with its answer. */
export const Keyboard: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Why can’t I see this?' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('/communities');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('3 results'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('switch', { name: 'Only what is hidden' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chain = within(
      await waitFor(() => dialog.getAllByRole('list').find((list) => list.tagName === 'OL') ?? document.body),
    );
    await waitFor(() =>
      expect(chain.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'PassedSamir Haddad is signed in',
        'Passedmodule communities is on in profile OTA',
        'Not passedmodule communities is for members or client users, and Samir Haddad is staff',
      ]),
    );
  },
};

/** A module that is off, said as customer service would. */
export const ModuleOff: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'events');
    await waitFor(() => expect(dialog.getAllByText('module events is off in profile OTA')[0]).toBeVisible());
  },
};

/** Opened after a guard has sent away: the page stands first, with all that was asked. */
export const AfterAGuard: Story = {
  args: explained(mia, profiles.ota, '/admin/announcement'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const isSeen = (words: string | RegExp) => waitFor(() => expect(dialog.getAllByText(words)[0]).toBeVisible());
    await isSeen('What is open to Mia Nguyen, for whom you act, and what decides it.');
    await isSeen(/^the admin area is for the roles Admin and WorkSpaceOwner/);
    await isSeen('Mia Nguyen does not have the permission generalAnnouncements');
  },
};

export const UnknownAddress: Story = {
  args: explained(samir, profiles.ota, '/no/such/page'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('No page of this portal has the address /no/such/page')).toBeVisible());
    await userEvent.type(dialog.getByRole('searchbox'), 'no such place');
    await waitFor(() => expect(dialog.getByText('Nothing here is called that')).toBeVisible());
  },
};

const law: ProfileName = 'law-society';
export const RightToLeft: Story = {
  globals: { direction: 'rtl', profile: law, viewport: { value: 'mobile1' } },
  args: explained(mia, profiles[law]),
};
