import { liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { sampleMembership } from '../../stories/sample-membership.ts';
import { drawCard } from './draw-card.ts';
import { MembershipCard } from './MembershipCard.tsx';

const meta = {
  title: 'Settings/Membership card',
  component: MembershipCard,
  args: { membership: sampleMembership },
  decorators: [onAPage],
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof MembershipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheScreen: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Member number 100204')).toBeVisible();
    await expect(canvas.getByText('Valid to 30/06/2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save the card as a picture' })).toBeVisible();
  },
};

function Drawn() {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const facts = {
      organisation: 'Occupational Therapy Association',
      holder: 'Mia Nguyen',
      membershipName: 'Full member',
      lines: ['Member number 100204', 'Valid to 30/06/2027'],
      brandColor: '#004C58',
    };
    void drawCard(facts).then((picture) => setUrl(URL.createObjectURL(picture)));
  }, []);
  return url === null ? null : <img src={url} alt="The card as a picture" width={506} height={319} />;
}

/** As large as a phone shows it sharply. */
export const AsAPicture: Story = {
  render: () => <Drawn />,
  async play({ canvas }) {
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'The card as a picture' });
    await picture.decode();
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1012, 638]);
  },
};

/** The browser has no memory left for it. */
export const CannotBeDrawn: Story = {
  beforeEach() {
    const toBlob = spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(null));
    return () => toBlob.mockRestore();
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the card as a picture' }));
    await waitFor(() => expect(screen.getByText('The card could not be saved as a picture.')).toBeVisible());
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
