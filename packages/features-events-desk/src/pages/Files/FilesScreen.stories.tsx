import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleDeskEvent } from '../../stories/sample-desk-events.ts';
import { FilesEditor } from './FilesEditor.tsx';
import { FilesScreen } from './FilesScreen.tsx';
import type { SavedFiles } from './use-files-form.ts';

const files = {
  image: null,
  documents: [
    { id: 'd-1', name: 'Programme.pdf', url: '/programme' },
    {
      id: 'd-2',
      name: 'How to reach the venue by train, tram and bicycle, with a map of the entrances.pdf',
      url: '/way',
    },
  ],
  links: [{ id: 'l-1', name: 'How to reach the venue', url: 'https://example.org/way' }],
  revision: 3,
};
const onBeginAgain = fn();
const onSave = fn<(body: SavedFiles) => Promise<unknown>>(async () => undefined);
const editor = (isStale: boolean) => () => (
  <FilesEditor files={files} isStale={isStale} onBeginAgain={onBeginAgain} onSave={onSave} />
);

const meta = {
  title: 'Events/Desk/Files/Screen',
  component: FilesScreen,
  args: { view: ready({ event: sampleDeskEvent, files }), backHref: '/admin/events/e-001', editor: editor(false) },
  parameters: { withoutStates: { Empty: 'an event without files is one to which they are added' } },
} satisfies Meta<typeof FilesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: /Name of document 1/ })).toHaveValue('Programme.pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Programme.pdf down' }));
    await expect(canvas.getByRole('textbox', { name: /Name of document 2/ })).toHaveValue('Programme.pdf');
    await userEvent.clear(canvas.getByRole('textbox', { name: /Name of document 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Write a name')).toBeVisible();
  },
};

export const Links: Story = {
  globals: { width: '360px' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    const [, address] = canvas.getAllByRole('textbox', { name: /^Address/ });
    if (address === undefined) throw new Error('There is no row for another link');
    await userEvent.type(address, 'http://example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(address).toHaveAccessibleDescription(/Enter an address that begins with https:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Take Link 2 out' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Address/ })).toHaveLength(1);
  },
};

/** A square picture, dark from its middle down. */
async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 640);
  canvas.getContext('2d')?.fillRect(0, 320, 640, 320);
  return new File([await canvas.convertToBlob()], 'venue.png', { type: 'image/png' });
}

/** The part that members see is chosen with the arrow keys, and sent in the shape of the page and of the cards. */
export const PictureCropped: Story = {
  async play({ canvas }) {
    await userEvent.upload(canvas.getByLabelText(/^Picture/), await photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the part that members see' }));
    const frame = await dialog.findByRole('group', { name: /^Part of the picture/ });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled());
    frame.focus();
    // Up until its lower end stands in the frame.
    await userEvent.keyboard('{ArrowUp>40/}');
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Chosen image: venue.png' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    const sent = onSave.mock.lastCall?.[0].imageFile;
    if (!(sent instanceof File)) throw new Error('No picture was sent');
    const picture = await createImageBitmap(sent);
    await expect([picture.width, picture.height]).toEqual([640, 360]);
    const seen = new OffscreenCanvas(640, 360).getContext('2d');
    seen?.drawImage(picture, 0, 0);
    await expect(seen?.getImageData(320, 355, 1, 1).data[3]).toBe(255);
    await expect(seen?.getImageData(320, 60, 1, 1).data[3]).toBeGreaterThan(0);
  },
};

export const Stale: Story = {
  args: { editor: editor(true) },
  async play({ canvas }) {
    await expect(canvas.getByText('Somebody else has changed this event')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Begin with what is there now' }));
    await expect(onBeginAgain).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { view: ready({ event: { ...sampleDeskEvent, status: 'cancelled' }, files }) },
  async play({ canvas }) {
    await expect(canvas.getByText('This event is cancelled')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
