import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepStill } from './keep-still.ts';

const meta = {
  title: 'Atlas/A frame that keeps still',
  // A check of the frames of the atlas in a browser; there is nothing to look at.
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' }, chromatic: { disableSnapshot: true } },
  render: () => (
    <>
      <input aria-label="Search" />
      <div style={{ blockSize: 4000 }} />
      <iframe title="Picture" style={{ inlineSize: 300, blockSize: 300 }} />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The window of the frame, with a field at the foot of a long page, and the events that the field is told. */
function setUpFrame(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector('iframe')?.contentWindow;
  if (!frame) throw new Error('There is no frame');
  // Every window of this origin has the constructors of its own.
  const own = frame as Window & typeof globalThis;
  own.document.body.innerHTML = '<div style="block-size: 1000px"></div><input id="first"><input id="second">';
  const firedEvents: string[] = [];
  const fieldOf = (id: string) => {
    const field = own.document.querySelector<HTMLInputElement>(`#${id}`);
    if (field === null) throw new Error(`There is no field ${id}`);
    for (const name of ['focus', 'blur', 'focusin', 'focusout']) {
      field.addEventListener(name, () => firedEvents.push(`${id} ${name}`));
    }
    return field;
  };
  return { own, told: firedEvents, first: fieldOf('first'), second: fieldOf('second') };
}

/** The frame is below what the window shows, and a field around it is being typed in. */
export const KeptStill: Story = {
  async play({ canvas, canvasElement }) {
    const search = canvas.getByRole('textbox', { name: 'Search' });
    const { own, told: firedEvents, first, second } = setUpFrame(canvasElement);
    keepStill(own);
    for (const around of [search, document.body]) {
      window.scrollTo(0, 0);
      search.focus();
      if (around === document.body) search.blur();
      firedEvents.length = 0;
      first.focus();
      second.focus();
      first.scrollIntoView();
      await expect(own.document.activeElement).toBe(second);
      second.blur();
      await expect(own.document.activeElement).toBe(own.document.body);
      await expect(firedEvents).toEqual(
        ['first', 'second'].flatMap((id) => ['focus', 'focusin', 'blur', 'focusout'].map((name) => `${id} ${name}`)),
      );
      await expect([window.scrollY, document.activeElement, document.hasFocus()]).toEqual([0, around, true]);
    }
    await expect(own.scrollY).toBeGreaterThan(0);
  },
};

/** The same without: the page goes to the frame, and what is typed next as well. */
export const LeftAlone: Story = {
  async play({ canvas, canvasElement }) {
    canvas.getByRole('textbox', { name: 'Search' }).focus();
    setUpFrame(canvasElement).first.focus();
    await expect(document.activeElement).toBe(canvasElement.querySelector('iframe'));
    await expect(window.scrollY).toBeGreaterThan(1000);
  },
};
