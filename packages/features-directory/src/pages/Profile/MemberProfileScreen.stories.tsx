import type { MemberProfile } from '@portal/api';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView, notFoundView } from '@portal/kit/testing';
import { sampleSoundUrl } from '@portal/stories/samples/sounds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.ts';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { MemberProfileScreen } from './MemberProfileScreen.tsx';

const profile: MemberProfile = {
  ...{ firstName: 'Priya', lastName: 'Sharma', postNominal: 'AM, PhD', pronoun: 'she/her', imageUrl: null },
  nameSaid: 'PREE-ya SHAR-ma',
  nameSoundUrl: sampleSoundUrl,
  aboutMe: 'Sensory modulation, good coffee\nand plain-language reports.',
  organisation: {
    id: 'saltbush',
    name: 'Saltbush Recovery Service',
    address: 'Footscray VIC',
    jobTitle: 'Senior clinician',
  },
  contact: { email: 'priya.sharma@example.org', mobile: '0491 570 158', landline: '02 5550 0100' },
};
const hidden: MemberProfile = {
  ...profile,
  ...{ postNominal: '', pronoun: '', nameSaid: '', nameSoundUrl: null, aboutMe: '' },
  organisation: { id: null, name: '', address: '', jobTitle: '' },
  contact: { email: null, mobile: null, landline: null },
};

const meta = {
  title: 'Directory/Profile/Screen',
  component: MemberProfileScreen,
  args: { personId: 'priya', view: ready(profile) },
  parameters: {
    destinations: storyDestinations,
    withoutStates: { Empty: 'whoever has said nothing has a name' },
  },
} satisfies Meta<typeof MemberProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The profile could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** There is no trying again: who is not there will not be. */
export const NotThere: Story = {
  args: { view: notFoundView },
  parameters: { behaviours: ['DIR-060'] },
  async play({ canvas }) {
    await expect(canvas.getByText('This profile is not in the directory')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Member Directory' })[0]).toHaveAttribute('href', '/members');
  },
};

export const Ready: Story = {
  args: { view: ready({ ...profile, imageUrl: samplePicture }) },
  parameters: { behaviours: ['DIR-058'] },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toContain('data:image/svg');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeVisible();
    for (const words of ['AM, PhD', 'Said PREE-ya SHAR-ma', '(she/her)'])
      await expect(canvas.getByText(words)).toBeVisible();
    for (const words of ['Saltbush Recovery Service', 'Footscray VIC', 'Senior clinician'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saltbush Recovery Service' })).toHaveAttribute(
      'href',
      '/organisations/saltbush',
    );
    await expect(canvas.getByText(/^Sensory modulation/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'priya.sharma@example.org' })).toHaveAttribute(
      'href',
      'mailto:priya.sharma@example.org',
    );
    for (const number of ['0491 570 158', '02 5550 0100']) await expect(canvas.getByText(number)).toBeVisible();
  },
};

/** The name is heard from beside it, and nothing is fetched before that. */
export const NameHeard: Story = {
  async play({ canvas }) {
    const play = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Hear the name' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByRole('button', { name: 'Hear the name' })).toBeVisible();
    await expect(play).toHaveBeenCalledOnce();
  },
};

/** A recording that was removed meanwhile. */
export const NameNotHeard: Story = {
  async play({ canvas }) {
    spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('It is gone', 'NotSupportedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Hear the name' }));
    await waitFor(() => expect(screen.getByText('The name could not be played')).toBeVisible());
  },
};

/** What somebody hides leaves no gap: initials in place of the photo, no organisation, no contact. */
export const Hidden: Story = {
  args: { view: ready(hidden) },
  parameters: { behaviours: ['DIR-091'] },
  async play({ canvas }) {
    await expect(canvas.getByText('PS')).toBeVisible();
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
    await expect(canvas.queryByText(/^Said/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Hear the name' })).toBeNull();
    for (const name of ['Organisation', 'Contact']) await expect(canvas.queryByRole('heading', { name })).toBeNull();
  },
};

export const Narrow: Story = {
  args: {
    view: ready({
      ...profile,
      ...{ firstName: 'Maximiliane-Theodora', lastName: 'von Hohenlohe-Schillingsfürst' },
      contact: { ...profile.contact, email: 'maximiliane.theodora.von.hohenlohe-schillingsfuerst@clinic.example.com' },
    }),
  },
  globals: { width: '320px' },
};
