import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComparedText } from './ComparedText.tsx';

const meta = {
  title: 'Components/Data/ComparedText',
  component: ComparedText,
  parameters: {
    layout: 'padded',
    usage: {
      use: ['For two versions of a line, each drawn beside the other: what only this one says stands out.'],
      avoid: ['For text that people wrote in the editor use ComparedRichText instead.'],
    },
  },
  args: { text: 'How firm is your first splint?', other: 'How firm is the splint?' },
} satisfies Meta<typeof ComparedText>;

export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (element: HTMLElement) => [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

export const Changed: Story = {
  async play({ canvasElement }) {
    await expect(marksIn(canvasElement)).toEqual(['your first ']);
    await expect(canvasElement).toHaveTextContent('How firm is your first splint?');
  },
};

export const TheSame: Story = {
  args: { other: 'How firm is your first splint?' },
  async play({ canvasElement }) {
    await expect(marksIn(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
