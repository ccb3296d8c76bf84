import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { CardPage } from './CardPage.tsx';

const meta = {
  title: 'Directory/Card',
  component: CardPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  parameters: { destinations: storyDestinations },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof CardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever has never said that everyone sees their e-mail has none on their card; it is saved as a file. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'QR code of your card' })).toBeVisible();
    await expect(canvas.getByText('Mia Nguyen')).toBeVisible();
    await expect(canvas.getByText('Rivergum Hand Therapy')).toBeVisible();
    await expect(canvas.queryByText(/@/)).toBeNull();
    const saved: { name: string; text: Promise<string> }[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download for address books' }));
    await expect(saved.map(({ name }) => name)).toEqual(['my-card.vcf']);
    await expect(await saved[0]?.text).toMatch(
      /^BEGIN:VCARD\r\n[\s\S]*\r\nORG:Rivergum Hand Therapy\r\n[\s\S]*END:VCARD\r\n$/,
    );
  },
};

export const LoadingFails: Story = {
  beforeEach: answering(failing(calls.directory.card, 500)),
  play: () => waitFor(() => expect(screen.getByText('Your card could not be loaded')).toBeVisible()),
};
